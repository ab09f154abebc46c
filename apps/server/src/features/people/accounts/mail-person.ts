import { findUserByEmail } from '../../../access/users.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { letter } from '../../../mail/letter.ts'
import { mailResetLink } from './mail-reset-link.ts'
import { mailWaitingCode } from './mail-sign-in-code.ts'
import { codeMails } from './mails.ts'

/** The job. Mails nothing to an unknown address. A repeated run may send the mail twice at worst. */
export async function mailPerson(deps: Deps, { mail, email }: Tasks['mail-person']): Promise<void> {
  const user = await findUserByEmail(deps.db, email)
  if (!user) return
  if (mail === 'reset link') await mailResetLink(deps, user)
  if (mail === 'waiting code') await mailWaitingCode(deps, user)
  if (mail === 'password changed')
    await deps.mail.send(letter({ to: user.work_email, ...codeMails.passwordChanged() }))
}
