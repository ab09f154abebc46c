import { z } from 'zod/mini'
import { promised } from '../lifecycle/promises.ts'
import { city } from '../places/calls.ts'
import { dollarAmount } from '../primitives/amounts.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { id, listLimit, pageNumber, pagination, wireAmount } from '../primitives/values.ts'
import { booking } from '../shipments/booking.ts'
import { bookingDetail } from '../shipments/booking-detail.ts'
import { bookingDetails } from '../shipments/forms.ts'
import { cargoSearch, containerSizes } from './forms.ts'
import { closedWay, freight, seaLane } from './freight.ts'

/**
 * What the browser kept of an offer: its identity, and the figures the customer saw. The specification's client sends its
 * other fields and some constants along; they are read by nobody.
 */
const chosenFreight = z.looseObject({
  shipment_id: id,
  name: z.optional(z.string()),
  from_city: z.optional(z.string()),
  to_city: z.optional(z.string()),
  days: z.optional(z.int32()),
  cost: z.optional(dollarAmount({ most: '999999999.99' })),
})

export const freightRequest = z.looseObject({
  from_city: z.optional(z.string()),
  to_city: z.optional(z.string()),
  container_size: z.optional(z.string()),
  shipping_date: z.optional(z.string()),
  freights: z.array(chosenFreight).check(z.length(1, 'Choose one offer')),
  /** Without them, a task asks for them. */
  details: z.optional(bookingDetails),
})
export type FreightRequest = z.output<typeof freightRequest>

/** A search that the desk answers, with what a form cannot say. */
export const customFreightRequest = z.safeExtend(cargoSearch, {
  note: z.optional(paragraphs(2000, 'Say what you need')),
})
export type CustomFreightRequest = z.output<typeof customFreightRequest>

export const logistics = {
  request: endpoint({
    method: 'POST',
    path: '/logistics/request',
    auth: 'customer',
    summary: `Asks the desk for offers where no rate card answers, or none suits: it answers within ${promised('offerQuotes')}`,
    body: customFreightRequest,
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      /** Of the booking that the acceptance of an offer will make. */
      logistics_id: id,
      case_id: id,
      transaction_id: id,
    }),
    errors: ['CONTAINER_NOT_CARRIED', 'NO_ROUTE'],
    idempotent: true,
  }),
  getQuotes: endpoint({
    method: 'POST',
    path: '/logistics/get_quotes',
    auth: 'customer',
    who: 'everyone',
    summary:
      'The carriers’ offers for a route, best first by price, days and CO2 together; each is stored until it expires',
    body: cargoSearch,
    response: z.object({
      status: z.literal('success'),
      freights: z.array(freight),
      /** The ways by sea that the offers name, to be drawn. */
      routes: z.array(seaLane),
      /** What the offers by sea sail round. */
      closures: z.array(closedWay),
    }),
    errors: ['NO_ROUTE', 'OVER_CAPACITY', 'CONTAINER_NOT_CARRIED', 'NOT_INSURABLE'],
    idempotent: true,
  }),
  popular: endpoint({
    method: 'GET',
    path: '/logistics/popular',
    auth: 'customer',
    summary:
      'The best offer for a 20-foot container on popular lanes, two weeks from now: the lowest sum of price, days and CO2, each compared with the lowest of the lane; indicative, nothing is stored',
    response: z.object({
      status: z.literal('success'),
      lanes: z.array(
        z.object({
          from_city: z.string(),
          to_city: z.string(),
          /** The carrier of the best offer, and how many made one. */
          name: z.string(),
          carriers: z.number(),
          days: z.number(),
          /** US dollars. */
          cost: wireAmount,
          /** What was searched for. */
          search: z.object({
            from: city,
            to: city,
            container_size: z.enum(containerSizes),
            quantity: z.number(),
            weight: z.number(),
            shipping_date: z.string(),
          }),
        }),
      ),
    }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/logistics/add',
    auth: 'customer',
    summary: `Requests one of the offers: the carrier confirms within ${promised('confirmBooking')}`,
    body: freightRequest,
    response: z.object({
      status: z.literal('success'),
      msg: z.string(),
      logistics_id: id,
      booking_number: z.string(),
    }),
    errors: ['NOT_FOUND', 'QUOTE_EXPIRED', 'QUOTE_USED', 'QUOTE_ALTERED', 'NOT_INSURABLE'],
    idempotent: true,
  }),
  get: endpoint({
    method: 'POST',
    path: '/logistics/get',
    onlyReads: true,
    auth: 'customer',
    who: 'everyone',
    summary: 'A booking with its history, tracking events, amount due, and the route for the map',
    body: z.strictObject({ logistics_id: id }),
    response: z.object({ status: z.literal('success'), ...bookingDetail.shape }),
    errors: ['NOT_FOUND'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/logistics/get_all',
    auth: 'customer',
    summary: 'The bookings of the company, newest first',
    query: z.object({ limit: listLimit, page: pageNumber }),
    response: z.object({ status: z.literal('success'), logistics: z.array(booking), pagination }),
  }),
}
