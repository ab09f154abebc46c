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
  // With the freight it is paid before the goods are handed over.
  blockedBy: (row, to) =>
    to === 'declared' && row.offer_id !== null && row.charge_state !== 'collected'
      ? 'The company has not paid this customs clearance yet.'
      : undefined,
  dueAt: (row) => row.due_at,
})
