import { hsCodes } from '@tradelane/contract/hs-codes/calls'
import { routes, success } from '../../../http/routes.ts'
import { findReplaced, rememberedHsCodes } from './search-hs-codes.ts'

export const hsCodeRoutes = routes(hsCodes, {
  search: async ({ query: { search = '' } }) => ({
    ...success,
    codes: [...rememberedHsCodes(search)],
    replaced: findReplaced(search),
  }),
})
