import { promised } from '@tradelane/contract/lifecycle/promises'

const sign =
  '\n\nTradelane\nIf you did not request this, you can ignore it. Nobody at Tradelane will ever ask you for a code.'

/** The mails of this feature. `{code}` is replaced by the code, which never appears in a subject. */
export const codeMails = {
  signup: (publicUrl: string, email: string) => ({
    subject: 'Your Tradelane verification code',
    text: `Your code is {code}. It is valid for ${promised('oneTimeCode')}.\n\nOr open this link:\n${publicUrl}/verify-email?email=${encodeURIComponent(email)}&otp={code}${sign}`,
  }),
  login: () => ({
    subject: 'Your Tradelane sign-in code',
    text: `Your code to sign in is {code}. It is valid for ${promised('oneTimeCode')}.${sign}`,
  }),
  twoFactor: () => ({
    subject: 'Your Tradelane security code',
    text: `Your code to change two-factor authentication is {code}. It is valid for ${promised('oneTimeCode')}.${sign}`,
  }),
  knownAddress: (publicUrl: string) => ({
    subject: 'You already have a Tradelane account',
    text: `Someone, perhaps you, tried to sign up with this address. You can sign in at ${publicUrl}/login, or set a new password at ${publicUrl}/forgot-password.${sign}`,
  }),
  resetLink: (publicUrl: string, token: string) => ({
    subject: 'Set a new Tradelane password',
    text: `Open this link within ${promised('resetLink')} to set a new password:\n${publicUrl}/reset-password?token=${token}${sign}`,
  }),
  passwordChanged: () => ({
    subject: 'Your Tradelane password was changed',
    text: `Your password was changed and all other devices were signed out. If this was not you, set a new password now and contact us.${sign}`,
  }),
}
