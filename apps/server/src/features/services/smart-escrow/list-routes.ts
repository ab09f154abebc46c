import { escrowLists, officeEscrowLists } from '@tradelane/contract/smart-escrow/list-calls'
import { escrowReleases } from '@tradelane/contract/smart-escrow/release-calls'
import { routes, success } from '../../../http/routes.ts'
import { listEscrows } from './list-escrows.ts'
import { listReleaseChoices } from './release/release-choices.ts'

export const escrowListRoutes = routes(escrowLists, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listEscrows(deps, actor, query)) }),
})

export const officeEscrowListRoutes = routes(officeEscrowLists, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listEscrows(deps, actor, query)) }),
})

export const escrowReleaseRoutes = routes(escrowReleases, {
  choices: async ({ deps, actor, body }) => ({
    ...success,
    choices: await listReleaseChoices(deps, actor, body.smart_escrow_id),
  }),
})
