import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { listHeldCharges } from './charges.ts'
import { chargeCrashPoints, paybackCrashPoints } from './crash-points.ts'
import { finishCharging } from './settle-charge.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'settle-service-charge': { companyId: string; chargeId: string }
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    service_charge: true
  }
}

export const charges: FeatureEntry<Deps> = {
  subjects: ['service_charge'],
  tasks: { 'settle-service-charge': finishCharging },
  openAtProvider: listHeldCharges,
  constraints: { service_charges_once_for_each_subject: 'ILLEGAL_STATE' },
  crashPoints: [...chargeCrashPoints, ...paybackCrashPoints],
}
