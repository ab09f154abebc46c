import { hsCodes } from '@tradelane/contract/hs-codes/calls'
import { routes, success } from '../../../http/routes.ts'
import { findReplaced, searchHsCodes } from './search-hs-codes.ts'

export const hsCodeRoutes = routes(hsCodes, {
  search: async ({ query: { search = '' } }) => ({
    ...success,
    codes: searchHsCodes(search),
    replaced: findReplaced(search),
  }),
})
