import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import type { EventSubject } from '../../../lifecycle/events.ts'
import { makeMoneyStep } from './make-money-step.ts'
import { watchMoneySteps } from './open-steps.ts'
import { watchPayouts } from './payouts.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'make-money-step': { companyId: string; subject: EventSubject; id: string }
    'watch-money-steps': Record<string, never>
    'watch-payouts': Record<string, never>
  }
}

export const steps: FeatureEntry<Deps> = {
  tasks: {
    'make-money-step': makeMoneyStep,
    'watch-money-steps': watchMoneySteps,
    'watch-payouts': watchPayouts,
  },
  crontab: ['44 * * * * watch-money-steps ?priority=-1', '* * * * * watch-payouts ?priority=-1'],
}
