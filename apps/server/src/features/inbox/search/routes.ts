import { adminSearch, search } from '@tradelane/contract/search/calls'
import { routes, success } from '../../../http/routes.ts'
import { findRecords } from './find-records.ts'

export const searchRoutes = routes(search, {
  own: async ({ deps, actor, body }) => ({ ...success, ...(await findRecords(deps, actor, body.text)) }),
})

export const adminSearchRoutes = routes(adminSearch, {
  all: async ({ deps, actor, body }) => ({ ...success, ...(await findRecords(deps, actor, body.text)) }),
})
