import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue, type Tasks } from '../../../entries/jobs.ts'
import { letter } from '../../../mail/letter.ts'

export type StaffNotice =
  | 'app in use'
  | 'mail in use'
  | 'recovery codes made'
  | 'recovery code used'
  | 'second factor reset'
  | 'password changed'
  | 'password reset'
  | 'new device'

const words: Record<StaffNotice, { subject: string; text: string }> = {
  'app in use': {
    subject: 'You sign in with an authenticator app now',
    text: 'From now on, signing in to the back office takes your password and a code of your authenticator app. All other devices were signed out.',
  },
  'mail in use': {
    subject: 'You sign in with codes by mail now',
    text: 'From now on, signing in to the back office takes your password and a code that we mail. An authenticator app and its recovery codes do not work any more. All other devices were signed out.',
  },
  'recovery codes made': {
    subject: 'You have new recovery codes',
    text: 'New recovery codes for your sign-in to the back office were made. The old ones do not work any more.',
  },
  'recovery code used': {
    subject: 'A recovery code was used',
    text: 'Somebody has signed in to the back office with your password and one of your recovery codes.',
  },
  'second factor reset': {
    subject: 'Your second factor was reset',
    text: 'An operator has reset your second factor. Signing in to the back office now takes your password and a code that we mail. All devices were signed out.',
  },
  'password changed': {
    subject: 'Your password for the back office was changed',
    text: 'Your password for the back office was changed. All other devices were signed out.',
  },
  'password reset': {
    subject: 'You have a new password for the back office',
    text: 'A new password for your account in the back office was set with a link that we mailed to you. All devices were signed out. With an authenticator app, sign in with it or with a recovery code: a mailed code does not work the first time. Without one, we mail you a code when you sign in.',
  },
  'new device': {
    subject: 'A new device has signed in to the back office',
    text: 'There was a sign-in to the back office with your password from a new device:',
  },
}

/** Mails an administrator that something about their sign-in has changed. Equal notices that are still queued are sent once; each with a `detail`, a line below the text, is another. */
export async function mailStaffNotice(
  tx: Tx,
  administratorId: string,
  notice: StaffNotice,
  detail?: string,
): Promise<void> {
  await enqueue(
    tx,
    'mail-staff-notice',
    { administratorId, notice, ...(detail && { detail }) },
    detail === undefined ? { key: `notice:${notice}:${administratorId}`, maxAttempts: 5 } : {},
  )
}

/** The job. A repeated run may send the mail twice at worst. */
export async function mailQueuedStaffNotice(
  { db, mail, config }: Deps,
  { administratorId, notice, detail }: Tasks['mail-staff-notice'],
): Promise<void> {
  const { email, name } = await db
    .selectFrom('administrators')
    .select(['email', 'name'])
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow()
  const { subject, text: said } = words[notice]
  const text = detail === undefined ? said : `${said}\n${detail}`
  const advice = `If this was not you, say so to your colleagues now. Your devices:\n${config.publicUrl}/admin/account`
  await mail.send(letter({ to: email, subject, text: `Hello ${name},\n\n${text}\n\n${advice}\n\nTradelane` }))
}
