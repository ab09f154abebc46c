import { bookingHappenings, bookingStateTable } from '@tradelane/contract/shipments/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

export const bookingLifecycle = lifecycle({
  subject: 'logistics',
  table: 'freight_bookings',
  idColumn: 'logistics_id',
  reasonColumn: 'state_reason',
  states: bookingStateTable,
  first: ['requested'],
  happenings: bookingHappenings,
  providerName: 'The carrier',
  providerSide: 'carrier',
  dueAt: (row) => (row.state === 'requested' ? row.confirm_due_at : null),
})
