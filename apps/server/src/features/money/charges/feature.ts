import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { chargeStep } from './charge-step.ts'
import { chargeCrashPoints, paybackCrashPoints } from './crash-points.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    service_charge: true
  }
}

export const charges: FeatureEntry<Deps> = {
  subjects: ['service_charge'],
  moneySteps: [chargeStep],
  constraints: { service_charges_once_for_each_subject: 'ILLEGAL_STATE' },
  crashPoints: [...chargeCrashPoints, ...paybackCrashPoints],
}
