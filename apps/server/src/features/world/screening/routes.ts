import { adminScreening } from '@tradelane/contract/screening/calls'
import { routes, success } from '../../../http/routes.ts'
import { decideCase } from './decide-case.ts'
import { describeCase } from './describe-case.ts'
import { listCases } from './list-cases.ts'
import { listLists } from './list-lists.ts'

export const adminScreeningRoutes = routes(adminScreening, {
  list: async ({ deps, actor, query }) => ({ ...success, ...(await listCases(deps.db, actor, query)) }),
  get: async ({ deps, actor, body }) => ({ ...success, ...(await describeCase(deps, actor, body.case_id)) }),
  decide: async ({ deps, actor, body }) => ({
    ...success,
    message: await decideCase(deps, actor, body),
  }),
  lists: async ({ deps }) => ({ ...success, lists: await listLists(deps) }),
})
