import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, day, wireAmount } from '../primitives/values.ts'

/** The specification's report periods, and how many of them a summary shows. */
export const summaryPeriods = ['weekly', 'monthly', 'yearly'] as const
export type SummaryPeriod = (typeof summaryPeriods)[number]
export const periodsShown: Record<SummaryPeriod, number> = { weekly: 8, monthly: 12, yearly: 5 }

const summaryPeriod = z.object({
  /** Days in UTC, both included. Weeks begin on Monday. */
  from: day,
  to: day,
  money_in: wireAmount,
  money_out: wireAmount,
})
export type PeriodOfSummary = z.input<typeof summaryPeriod>

export const accountSummary = {
  get: endpoint({
    method: 'GET',
    path: '/account_summary/get',
    auth: 'customer',
    summary: 'Money in and out of one currency, by week, month or year, oldest first',
    query: z.object({
      currency: z._default(currencyCode, 'USD'),
      period: z._default(z.enum(summaryPeriods), 'monthly'),
    }),
    response: z.object({
      status: z.literal('success'),
      currency: currencyCode,
      period: z.enum(summaryPeriods),
      /** All periods, including those without movements. Money held for a payment counts as out when it is sent. */
      periods: z.array(summaryPeriod),
      /** The totals of all periods. */
      money_in: wireAmount,
      money_out: wireAmount,
    }),
  }),
}
