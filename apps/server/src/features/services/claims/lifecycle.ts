import { claimHappenings, claimStateTable } from '@tradelane/contract/claims/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

export const claimLifecycle = lifecycle({
  subject: 'insurance_claim',
  table: 'insurance_claims',
  idColumn: 'claim_id',
  versionColumn: 'version',
  updatedColumn: 'updated_at',
  states: claimStateTable,
  first: ['draft'],
  happenings: claimHappenings,
  dueAt: (row) => row.respond_due_at,
})
