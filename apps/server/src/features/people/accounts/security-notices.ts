import type { Tasks } from '../../../entries/jobs.ts'

type Notice = Tasks['mail-security-notice']['notice']

const words: Record<Notice, { subject: string; text: string }> = {
  'second factor on': {
    subject: 'Two-factor authentication is on',
    text: 'From now on, signing in to Tradelane requires a code that we send by email. All other devices were signed out.',
  },
  'second factor off': {
    subject: 'Two-factor authentication is off',
    text: 'Signing in to Tradelane no longer requires a code by email. All other devices were signed out.',
  },
  'security questions changed': {
    subject: 'Your security questions were changed',
    text: 'The security questions of your Tradelane account, or their answers, were changed.',
  },
  'new device': {
    subject: 'A new device has signed in',
    text: 'There was a sign-in to your Tradelane account from a new device:',
  },
  'account viewed': {
    subject: 'Tradelane viewed your account',
    text: 'A colleague of Tradelane opened your account to read it, and can change nothing in it. Who, when and why:',
  },
}

const isYours = 'If this was not you, change your password and sign out all other devices now:'
const adviceFor: Partial<Record<Notice, string>> = {
  'account viewed': 'If you do not know why, write to us. All views of your account are listed here:',
}

/** What to do, above the link to the page of security. */
export const adviceOf = (notice: Notice): string => adviceFor[notice] ?? isYours

/** `detail` is on its own line below the text: for a new device, its name and address. */
export function securityNotice(notice: Notice, detail?: string): { subject: string; text: string } {
  const { subject, text } = words[notice]
  return { subject, text: detail === undefined ? text : `${text}\n${detail}` }
}
