import { chargeStateTable } from '@tradelane/contract/charges/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

export const chargeLifecycle = lifecycle({
  subject: 'service_charge',
  table: 'service_charges',
  idColumn: 'charge_id',
  reasonColumn: 'reason',
  states: chargeStateTable,
  first: ['held'],
})
