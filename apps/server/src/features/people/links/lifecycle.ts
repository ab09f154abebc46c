import { linkStateTable } from '@tradelane/contract/links/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

export const linkLifecycle = lifecycle({
  subject: 'link',
  table: 'links',
  idColumn: 'link_id',
  states: linkStateTable,
  first: ['sent'],
})
