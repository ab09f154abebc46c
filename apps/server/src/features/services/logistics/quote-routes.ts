import { freightQuotes } from '@tradelane/contract/logistics/quote-calls'
import { routes, success } from '../../../http/routes.ts'
import { getFreightQuote, saveFreightQuotes } from './kept-quotes.ts'

export const freightQuoteRoutes = routes(freightQuotes, {
  get: async ({ deps, actor, query }) => ({
    ...success,
    ...(await getFreightQuote(deps, actor, query.shipment_id)),
  }),
  save: async ({ deps, actor, body }) => {
    await saveFreightQuotes(deps, actor, body.shipment_ids)
    return { ...success, message: 'Saved to your quotes until they expire.' }
  },
})
