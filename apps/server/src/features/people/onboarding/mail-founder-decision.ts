import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { mailEveryone } from './mail-everyone.ts'

/** The job: mails the decision on one of a company's persons to all members. */
export async function mailFounderDecision(
  deps: Deps,
  { companyId, name, decision, reason }: Tasks['mail-founder-decision'],
): Promise<void> {
  const address = `${deps.config.publicUrl}/security`
  await mailEveryone(
    deps,
    systemScope(companyId),
    decision === 'clear'
      ? {
          subject: `${name} is verified`,
          text: `We have checked the information about ${name}, and everything is in order.\n${address}`,
        }
      : {
          subject: `We could not verify ${name}`,
          text: `We have checked the information about ${name} and cannot accept it:\n\n${reason}\n\nYou can correct it or remove the person here:\n${address}`,
        },
  )
}
