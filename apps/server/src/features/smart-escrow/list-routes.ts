import { escrowLists, officeEscrowLists } from '@tradelane/contract/smart-escrow/list-calls'
import { routes, success } from '../../http/routes.ts'
import { listEscrows } from './list-escrows.ts'

export const escrowListRoutes = routes(escrowLists, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listEscrows(deps, actor, query)) }),
})

export const officeEscrowListRoutes = routes(officeEscrowLists, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listEscrows(deps, actor, query)) }),
})
