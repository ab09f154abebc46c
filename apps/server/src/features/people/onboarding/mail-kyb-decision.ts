import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { mailEveryone } from './mail-everyone.ts'

type Decided = Tasks['mail-kyb-decision']

/** The job: mails the decision to all members of the company. */
export async function mailKybDecision(deps: Deps, decided: Decided): Promise<void> {
  await mailEveryone(deps, systemScope(decided.companyId), words(deps.config.publicUrl, decided))
}

function words(publicUrl: string, { decision, reason }: Decided): { subject: string; text: string } {
  switch (decision) {
    case 'clear':
      return {
        subject: 'Your business is verified',
        text: `We have checked your business information and everything is in order. You can now add balance and pay your partners:\n${publicUrl}/dashboard`,
      }
    case 'ask':
      return {
        subject: 'We need more information about your business',
        text: `To finish the review of your business information, we need more information from you:\n\n${reason}\n\nYou can answer each by itself here. Your earlier entries are still there:\n${publicUrl}/registration`,
      }
    case 'refuse':
      return {
        subject: 'We could not verify your business',
        text: `We have checked your business information and cannot open the account for payments:\n\n${reason}\n\nIf you think this is a mistake, contact us:\n${publicUrl}/help-and-support`,
      }
  }
}
