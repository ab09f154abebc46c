import { policyHappenings, policyStateTable } from '@tradelane/contract/insurance/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'
import { nextOfPolicy } from './next-step.ts'

export const policyLifecycle = lifecycle({
  subject: 'insurance',
  table: 'insurance_policies',
  idColumn: 'insurance_id',
  versionColumn: 'version',
  updatedColumn: 'updated_at',
  states: policyStateTable,
  // A cover that is bought with freight begins as a policy in force: see bind-cover.ts.
  first: ['draft', 'bound'],
  happenings: policyHappenings,
  // No other change of the policy is allowed until the outcome of the premium's payment is known.
  blockedBy: (row) => (row.charge_state === 'held' ? 'The premium is being paid at this moment.' : undefined),
  next: nextOfPolicy,
  dueAt: (row) => (row.state === 'submitted' ? row.respond_due_at : null),
})
