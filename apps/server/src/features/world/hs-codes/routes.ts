import { hsCodes } from '@tradelane/contract/hs-codes/calls'
import { routes, success } from '../../../http/routes.ts'
import { searchHsCodes } from './search-hs-codes.ts'

export const hsCodeRoutes = routes(hsCodes, {
  search: async ({ query }) => ({ ...success, codes: searchHsCodes(query.search ?? '') }),
})
