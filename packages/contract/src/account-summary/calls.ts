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
    summary:
      'What came in and went out in one currency, week by week, month by month or year by year, oldest first',
    query: z.object({
      currency: z._default(currencyCode, 'USD'),
      period: z._default(z.enum(summaryPeriods), 'monthly'),
    }),
    response: z.object({
      status: z.literal('success'),
      currency: currencyCode,
      period: z.enum(summaryPeriods),
      /** All of them, those in which nothing moved too. Money set aside for a payment goes out when it is sent. */
      periods: z.array(summaryPeriod),
      /** Over all the periods. */
      money_in: wireAmount,
      money_out: wireAmount,
    }),
  }),
}
