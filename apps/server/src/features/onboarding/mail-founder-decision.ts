import type { Deps } from '../../boot/deps.ts'
import type { Tasks } from '../../work/jobs.ts'
import { mailEveryone } from './mail-everyone.ts'

/** The job: everybody who signs in for the company hears what was decided about one of its persons. */
export async function mailFounderDecision(
  deps: Deps,
  { companyId, name, decision, reason }: Tasks['mail-founder-decision'],
): Promise<void> {
  const address = `${deps.config.publicUrl}/security`
  await mailEveryone(
    deps,
    companyId,
    decision === 'clear'
      ? {
          subject: `${name} is verified`,
          text: `We have checked what you told us about ${name}, and everything is in order.\n${address}`,
        }
      : {
          subject: `We could not verify ${name}`,
          text: `We have checked what you told us about ${name} and cannot accept it:\n\n${reason}\n\nYou can correct it or remove the person here:\n${address}`,
        },
  )
}
