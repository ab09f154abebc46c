import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id } from '../primitives/values.ts'
import { quoteStates } from '../quotes/calls.ts'
import { cargoSearch } from './forms.ts'
import { freight, seaLane } from './freight.ts'

export const freightQuotes = {
  get: endpoint({
    method: 'GET',
    path: '/logistics/quote',
    auth: 'customer',
    summary: 'A stored offer, whether it is still valid, and the search to request it again',
    query: z.object({ shipment_id: id }),
    response: z.object({
      status: z.literal('success'),
      freight,
      state: z.enum(quoteStates),
      /** The trade that its booking will belong to; null while it was only searched for: then the current one. */
      transaction_id: z.nullable(id),
      /** The booking that was made of it. */
      logistics_id: z.nullable(id),
      search: cargoSearch,
      /** The way by sea, to be drawn. */
      routes: z.array(seaLane),
    }),
    errors: ['NOT_FOUND'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/logistics/save_quotes',
    auth: 'customer',
    summary: 'Saves offers of a search to the list of quotes; their validity does not change',
    body: z.strictObject({
      shipment_ids: z
        .array(id)
        .check(z.minLength(1, 'Choose an offer'), z.maxLength(100, 'Choose fewer offers')),
    }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
}
