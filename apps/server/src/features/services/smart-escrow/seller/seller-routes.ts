import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { routes, success } from '../../../../http/routes.ts'
import { readInvoiceFile } from '../../../papers/documents/index.ts'
import { getOpenedLink } from '../../../people/links/index.ts'
import { presentDocument } from '../documents/present-document.ts'
import { describeForSeller } from './describe-for-seller.ts'

/** The calls of the seller, who has no account. */
export const sellerEscrowRoutes = routes(sellerEscrows, {
  get: async ({ deps, body }) => describeForSeller(deps, body),
  readInvoice: async ({ deps, body: { base64File, ...opened } }) => {
    await getOpenedLink(deps, opened, 'escrow_agree')
    return { ...success, e_invoice: (await readInvoiceFile(base64File)) ?? null }
  },
  present: async ({ deps, body }) => {
    const differences = await presentDocument(deps, body)
    return { ...success, message: 'The document has been presented.', differences }
  },
})
