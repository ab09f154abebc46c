import { findUser } from '../../../access/users.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { letter } from '../../../mail/letter.ts'
import { adviceOf, securityNotice } from './security-notices.ts'

/** The job. A repeated run may send the mail twice at worst. */
export async function mailSecurityNotice(
  deps: Deps,
  { userId, notice, detail }: Tasks['mail-security-notice'],
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) return
  const { subject, text } = securityNotice(notice, detail)
  const advice = `${adviceOf(notice)}\n${deps.config.publicUrl}/security`
  await deps.mail.send(
    letter({
      to: user.work_email,
      subject,
      text: `Hello ${user.first_name},\n\n${text}\n\n${advice}\n\nTradelane`,
    }),
  )
}
