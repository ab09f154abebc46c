import { z } from 'zod/mini'
import { nextStep } from '../lifecycle/timeline.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, day, fileAnswer, id, instant, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { tradeBudget } from './forms.ts'

const which = { transaction_id: id }

const cashLine = z.object({
  /** `booked` is in the ledger, `set_aside` put apart and still the company's, `owed` a cost that is agreed, `expected` other money that will move. */
  standing: z.enum(['booked', 'set_aside', 'owed', 'expected']),
  /** In UTC; null where it depends on somebody. */
  day: z.nullable(day),
  description: z.string(),
  currency: currencyCode,
  /** Plus comes in, minus goes out. */
  amount: wireAmount,
  /** In the trade's currency; null where no rate is known, and then it is not in the sum. */
  amount_in_total: z.nullable(wireAmount),
  rate: z.nullable(z.object({ rate: z.string(), source: z.string(), as_of: z.nullable(instant) })),
  /** Of all lines up to this one, in the trade's currency. What is set aside has not left the company. */
  sum: wireAmount,
})
export type WireCashLine = z.input<typeof cashLine>

/** What a company plans for a trade, and what it reads of its money. */
export const tradeFigures = {
  budget: endpoint({
    method: 'POST',
    path: '/transaction_summary/budget',
    auth: 'customer',
    summary: "Writes a trade's budget by kind of cost, its sales value and how many units are sold",
    body: z.strictObject({
      ...which,
      /** The version that was edited: where somebody else has saved since, nothing is changed. Without it the last one wins. */
      version: z.optional(recordVersion),
      ...z.partial(tradeBudget).shape,
    }),
    response: z.object({ status: z.literal('success'), version: recordVersion }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  }),
  cashFlow: endpoint({
    method: 'GET',
    path: '/transaction_summary/cash_flow',
    auth: 'customer',
    summary: 'What went out and came in for a trade by day, and what is still to come; offers are not in it',
    query: z.object(which),
    response: z.object({
      status: z.literal('success'),
      currency: currencyCode,
      /** From the ledger, oldest first. */
      past: z.array(cashLine),
      /** By day, those without one last. Its sums go on from the last of the past. */
      ahead: z.array(cashLine),
    }),
    errors: ['NOT_FOUND'],
  }),
  download: endpoint({
    method: 'GET',
    path: '/transaction_summary/download',
    auth: 'customer',
    summary: "A trade's costs, budget and cash flow as a workbook with formulas, or as PDF",
    query: z.object({ ...which, format: z.enum(['xlsx', 'pdf'], 'Choose xlsx or pdf') }),
    answer: 'file',
    response: fileAnswer,
    errors: ['NOT_FOUND'],
  }),
  nextSteps: endpoint({
    method: 'GET',
    path: '/transaction_summary/next_steps',
    auth: 'customer',
    summary: 'Every record of a trade with its page, and who must do what next',
    query: z.object(which),
    response: z.object({
      status: z.literal('success'),
      records: z.array(
        z.object({
          subject: z.string(),
          id,
          /** "Payment to Hafenhandel Nord GmbH", and "1,000.00 USD, PY-2026-000123". */
          title: z.string(),
          detail: z.string(),
          link: z.string(),
          next: nextStep,
          /** What may go wrong with it. */
          warning: z.optional(z.string()),
        }),
      ),
    }),
    errors: ['NOT_FOUND'],
  }),
}
