import type { Deps } from '../../deps.ts'
import type { Tasks } from '../../jobs.ts'
import { letter } from '../../letter.ts'

type Decided = Tasks['mail-kyb-decision']

/** The job: everybody who signs in for the company hears what was decided. Repeated, it is at worst read twice. */
export async function mailKybDecision(deps: Deps, decided: Decided): Promise<void> {
  const users = await deps.db
    .selectFrom('users')
    .select(['first_name', 'work_email'])
    .where('uid', '=', decided.companyId)
    .where('email_verified_at', 'is not', null)
    .execute()
  for (const { first_name, work_email } of users) {
    const { subject, text } = words(deps.config.publicUrl, decided)
    await deps.mail.send(
      letter({ to: work_email, subject, text: `Hello ${first_name},\n\n${text}\n\nTradelane` }),
    )
  }
}

function words(publicUrl: string, { decision, reason }: Decided): { subject: string; text: string } {
  switch (decision) {
    case 'clear':
      return {
        subject: 'Your business is verified',
        text: `We have checked your business information and everything is in order. You can add balance and pay your partners now:\n${publicUrl}/dashboard`,
      }
    case 'ask':
      return {
        subject: 'We need more information about your business',
        text: `To finish checking your business information we need something more from you:\n\n${reason}\n\nYou can add it here; what you entered before is still there:\n${publicUrl}/registration`,
      }
    case 'refuse':
      return {
        subject: 'We could not verify your business',
        text: `We have checked your business information and cannot open the account for payments:\n\n${reason}\n\nIf you think this is a mistake, write to us:\n${publicUrl}/help-and-support`,
      }
  }
}
