import { z } from 'zod/mini'
import { arrival } from '../lifecycle/arrival.ts'
import { currencyCode, day, id, instant, wireAmount } from '../primitives/values.ts'
import { factoringPaymentStates } from './states.ts'

const xmlDifferenceFields = [
  'kind',
  'seller',
  'buyer',
  'invoice_number',
  'invoice_date',
  'order_number',
  'invoice_amount',
  'currency',
  'due_date',
  'ksef_number',
] as const
/** Where the XML of an electronic invoice says something else than was entered: one sentence with both. */
export const xmlDifference = z.object({ field: z.enum(xmlDifferenceFields), text: z.string() })
export type XmlDifference = z.output<typeof xmlDifference>

export const payment = z.object({
  payment_id: id,
  payer: z.enum(['buyer', 'customer']),
  state: z.enum(factoringPaymentStates),
  currency: currencyCode,
  amount: wireAmount,
  paid_on: day,
  sender: z.string(),
  reference: z.string(),
  interest: z.nullable(wireAmount),
  principal: z.nullable(wireAmount),
  fee: z.nullable(wireAmount),
  rest: z.nullable(wireAmount),
})

/** What is owed today, and what was paid. */
export const position = z.object({
  as_of: day,
  principal: wireAmount,
  interest: wireAmount,
  fee: wireAmount,
  total_due: wireAmount,
  buyer_paid: wireAmount,
  customer_paid: wireAmount,
  /** Beyond what the buyer owed: it was passed on to the customer. */
  overpaid: wireAmount,
  /** What is missing of the invoice once the advance and its cost are paid; zero before. */
  short_by: wireAmount,
  days_overdue: z.int32(),
  may_repay: z.boolean(),
})

/** Money that is on its way into the wallet. */
export const arrivalInWallet = z.object({
  what: z.enum(['advance', 'remainder']),
  amount: wireAmount,
  ...arrival.shape,
  /** The last moment of the day, where the currency settles. */
  ends_at: instant,
})
