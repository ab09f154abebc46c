import { z } from 'zod/mini'
import { offeredCurrencies } from '../lists/offered-currencies.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { done } from '../primitives/values.ts'
import { availabilitySetting } from './forms.ts'

export const availability = {
  get: endpoint({
    method: 'GET',
    path: '/check_availability/get',
    auth: 'customer',
    summary: 'The saved route; all four are null before it is saved for the first time',
    response: z.object({
      status: z.literal('success'),
      origin: z.nullable(z.string()),
      origin_iso: z.nullable(z.enum(offeredCurrencies)),
      destination: z.nullable(z.string()),
      destination_iso: z.nullable(z.enum(offeredCurrencies)),
      /** Why a place that was saved is not served now, in words. */
      unserved: z.optional(z.string()),
    }),
  }),
  save: endpoint({
    method: 'POST',
    path: '/check_availability/save',
    auth: 'customer',
    summary: 'Saves the route, if we know both places and serve them',
    body: availabilitySetting,
    response: done,
  }),
}
