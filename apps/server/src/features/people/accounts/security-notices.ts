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
}

/** `detail` is on its own line below the text: for a new device, its name and address. */
export function securityNotice(notice: Notice, detail?: string): { subject: string; text: string } {
  const { subject, text } = words[notice]
  return { subject, text: detail === undefined ? text : `${text}\n${detail}` }
}
