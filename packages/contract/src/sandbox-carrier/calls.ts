import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { identifier } from '../primitives/identifier.ts'
import { done, instant } from '../primitives/values.ts'

/** Only where the sandbox plays the carriers, and never in production. */
export const sandboxCarrier = {
  list: endpoint({
    method: 'GET',
    path: '/sandbox/carrier',
    auth: 'none',
    summary: "The played carriers' shipments, newest first, 100 at most (sandbox only)",
    response: z.object({
      status: z.literal('success'),
      shipments: z.array(
        z.object({
          carrier_booking_number: z.string(),
          carrier: z.string(),
          mode: z.string(),
          from: z.string(),
          to: z.string(),
          booked_at: instant,
          /** The clock of this shipment alone, and how far it runs ahead of all others. */
          as_of: instant,
          days_ahead: z.number(),
          /** The freight is paid: the carrier hands the goods out. */
          is_released: z.boolean(),
          is_cancelled: z.boolean(),
          /** What happened last, and what is expected next. */
          last_event: z.nullable(z.object({ text: z.string(), at: instant })),
          next_event: z.nullable(z.object({ text: z.string(), at: instant })),
          /** As it is expected by now; null once it has happened. */
          arrives_at: z.nullable(instant),
          delivers_at: z.nullable(instant),
        }),
      ),
    }),
  }),
  advance: endpoint({
    method: 'POST',
    path: '/sandbox/carrier/advance',
    auth: 'none',
    summary: 'Lets days pass for one shipment (sandbox only)',
    body: z.strictObject({
      /** Ours or the carrier's. */
      booking_number: identifier(40, 'Which booking?'),
      days: z
        .int32('Enter how many days')
        .check(z.minimum(1, 'At least one day'), z.maximum(365, 'At most a year')),
    }),
    response: z.extend(done, { as_of: instant }),
    errors: ['NOT_FOUND'],
  }),
}
