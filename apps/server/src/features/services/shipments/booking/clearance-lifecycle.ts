import { clearanceHappenings, clearanceStateTable } from '@tradelane/contract/shipments/clearance-states'
import { lifecycle } from '../../../../lifecycle/lifecycle.ts'

/** A booking's customs clearance. Its id is the booking's. */
export const clearanceLifecycle = lifecycle({
  subject: 'customs_clearance',
  table: 'customs_clearances',
  idColumn: 'logistics_id',
  updatedColumn: 'updated_at',
  states: clearanceStateTable,
  first: ['documents_requested'],
  happenings: clearanceHappenings,
  dueAt: (row) => row.due_at,
})
