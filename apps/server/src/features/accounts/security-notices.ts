import type { Tasks } from '../../work/jobs.ts'

type Notice = Tasks['mail-security-notice']['notice']

const words: Record<Notice, { subject: string; text: string }> = {
  'second factor on': {
    subject: 'Two-factor authentication is on',
    text: 'From now on signing in to Tradelane asks for a code that we mail you. Every other device was signed out.',
  },
  'second factor off': {
    subject: 'Two-factor authentication is off',
    text: 'Signing in to Tradelane no longer asks for a mailed code. Every other device was signed out.',
  },
  'security questions changed': {
    subject: 'Your security questions were changed',
    text: 'The security questions of your Tradelane account, or their answers, were changed.',
  },
  'new device': {
    subject: 'A new device has signed in',
    text: 'Your Tradelane account was signed in to from a device that we have not seen before:',
  },
}

/** `detail` stands on a line of its own below the text: for a new device, which one and where. */
export function securityNotice(notice: Notice, detail?: string): { subject: string; text: string } {
  const { subject, text } = words[notice]
  return { subject, text: detail === undefined ? text : `${text}\n${detail}` }
}
