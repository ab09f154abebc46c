import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { routes, success } from '../../../../http/routes.ts'
import { presentDocument } from '../documents/present-document.ts'
import { describeForSeller } from './describe-for-seller.ts'

/** The calls of the seller, who has no account. */
export const sellerEscrowRoutes = routes(sellerEscrows, {
  get: async ({ deps, body }) => describeForSeller(deps, body),
  present: async ({ deps, body }) => {
    const differences = await presentDocument(deps, body)
    return { ...success, message: 'The document has been presented.', differences }
  },
})
