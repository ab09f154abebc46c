import {
  type InspectionState,
  inspectionHappenings,
  inspectionStateTable,
  inspectionSteps,
} from '@tradelane/contract/quality-assurance/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'
import { nextOfInspection } from './next-step.ts'

export const inspectionLifecycle = lifecycle({
  subject: 'quality_assurance',
  table: 'quality_inspections',
  idColumn: 'quality_assurance_id',
  versionColumn: 'version',
  updatedColumn: 'updated_at',
  states: inspectionStateTable,
  first: ['draft'],
  happenings: inspectionHappenings,
  steps: inspectionSteps,
  // No other change is allowed until the outcome of the payment is known.
  blockedBy: (row) =>
    row.charge_state === 'held' ? 'The inspection is being paid at this moment.' : undefined,
  next: nextOfInspection,
  dueAt: (row) => (hasDueDay[row.state] ? row.respond_due_at : null),
})

/** Somebody has to answer by `respond_due_at`. */
const hasDueDay: Record<InspectionState, boolean> = {
  draft: false,
  submitted: true,
  quoted: false,
  confirmed: true,
  scheduled: true,
  reported: true,
  accepted: false,
  reinspection: false,
  denied: false,
  cancelled: false,
  aborted: false,
}
