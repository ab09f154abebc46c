import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { letter } from '../../../mail/letter.ts'

/** A mail to all members of a company. Those of a repeated run are copies (`mailOnce`). */
export async function mailEveryone(
  deps: Deps,
  { companyId }: OneCompanyScope,
  { subject, text }: { subject: string; text: string },
): Promise<void> {
  const users = await deps.db
    .selectFrom('users')
    .select(['first_name', 'work_email'])
    .where('uid', '=', companyId)
    .where('email_verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .execute()
  for (const { first_name, work_email } of users) {
    await deps.mail.send(
      letter({ to: work_email, subject, text: `Hello ${first_name},\n\n${text}\n\nTradelane` }),
    )
  }
}
