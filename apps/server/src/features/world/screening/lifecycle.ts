import { caseHappenings, caseStateTable } from '@tradelane/contract/screening/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

export const caseLifecycle = lifecycle({
  subject: 'screening_case',
  table: 'screening_cases',
  idColumn: 'case_id',
  versionColumn: 'version',
  reasonColumn: 'state_reason',
  updatedColumn: 'updated_at',
  states: caseStateTable,
  happenings: caseHappenings,
  first: ['open'],
  dueAt: (row) => (row.state === 'open' ? row.due_at : null),
})
