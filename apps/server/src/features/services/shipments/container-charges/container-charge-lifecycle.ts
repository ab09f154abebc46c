import {
  containerChargeHappenings,
  containerChargeStateTable,
} from '@tradelane/contract/shipments/container-charge-states'
import { lifecycle } from '../../../../lifecycle/lifecycle.ts'

/** Demurrage and detention of a shipment. Its id is the booking's. */
export const containerChargeLifecycle = lifecycle({
  subject: 'container_charge',
  table: 'container_charges',
  idColumn: 'logistics_id',
  reasonColumn: 'state_reason',
  updatedColumn: 'updated_at',
  states: containerChargeStateTable,
  first: ['counting'],
  happenings: containerChargeHappenings,
  providerName: 'The carrier',
  providerSide: 'carrier',
  // Nothing else may happen until the outcome of the payment is known.
  blockedBy: (row) =>
    row.charge_state === 'held' ? 'The charges are being paid at this moment.' : undefined,
  next: (row) =>
    row.charge_state === 'held'
      ? { who: 'provider', text: 'The payment is being processed.', by: null }
      : undefined,
  dueAt: (row) => row.due_at,
})
