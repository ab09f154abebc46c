import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { routes } from '../../http/routes.ts'
import { describeForSeller } from './describe-for-seller.ts'

/** The calls of the seller, who has no account. */
export const sellerEscrowRoutes = routes(sellerEscrows, {
  get: async ({ deps, body }) => describeForSeller(deps, body),
})
