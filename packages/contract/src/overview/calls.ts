import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, day, wireAmount } from '../primitives/values.ts'

/** So many weeks are counted, this one included. */
export const weeksShown = 8

const count = z.int().check(z.nonnegative())

const openWork = z.object({
  key: z.string(),
  title: z.string(),
  /** Why it waits, and for whom. */
  explanation: z.string(),
  count,
  /** What it is about, by currency; empty where it is not about money. */
  amounts: z.array(z.object({ currency: currencyCode, amount: wireAmount })),
  /** The page that lists it. */
  link: z.string(),
})
export type WireOpenWork = z.input<typeof openWork>

export const overview = {
  get: endpoint({
    method: 'GET',
    path: '/admin/overview',
    auth: 'admin',
    staff: 'everyone',
    summary: 'What waits and why, each with its list, and what each service did in the last eight weeks',
    response: z.object({
      status: z.literal('success'),
      open_work: z.array(openWork),
      /** What could not be read this time, in the place of its lines. */
      unread: z.array(z.object({ title: z.string(), link: z.string() })),
      /** The Mondays (UTC) on which the weeks began, oldest first. */
      weeks: z.array(day),
      /** For each service, how many of its records counted in each of the weeks. Null where they could not be read this time. */
      volumes: z.nullable(
        z.array(
          z.object({ subject: z.string(), title: z.string(), counts_as: z.string(), counts: z.array(count) }),
        ),
      ),
    }),
  }),
}
