import { conversionStateTable, fundingStateTable } from '@tradelane/contract/wallet/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

export const fundingLifecycle = lifecycle({
  subject: 'funding',
  table: 'fundings',
  idColumn: 'funding_id',
  reasonColumn: 'reason',
  states: fundingStateTable,
  first: ['requested'],
})

export const conversionLifecycle = lifecycle({
  subject: 'conversion',
  table: 'conversions',
  idColumn: 'conversion_id',
  reasonColumn: 'reason',
  states: conversionStateTable,
  first: ['requested'],
})
