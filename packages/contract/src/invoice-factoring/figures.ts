import { z } from 'zod/mini'
import { creditLimitStates } from '../credit-limits/states.ts'
import { currencyCode, day, id, wireAmount } from '../primitives/values.ts'

/** How long advances are overdue, in days. */
export const ageingBuckets = ['not_due', '1-30', '31-60', '61-90', '90+'] as const
export type AgeingBucket = (typeof ageingBuckets)[number]

/** Every bucket, in this order. */
export const ageing = z.array(
  z.object({ bucket: z.enum(ageingBuckets), fundings: z.int32(), outstanding: wireAmount }),
)

/** What fundings in one currency come to, now and since the first of them. */
export const factoringFigures = {
  currency: currencyCode,
  /** Advanced and not repaid. */
  outstanding: wireAmount,
  /** The part of it whose due date has passed. */
  overdue: wireAmount,
  /** Advances of submitted invoices that are not paid out yet. */
  reserved: wireAmount,
  /** Invoices that were advanced, and those of them that are not repaid. */
  fundings: z.int32(),
  open_fundings: z.int32(),
  /** All that was advanced so far. */
  advanced: wireAmount,
  interest_paid: wireAmount,
  fee_paid: wireAmount,
  /** Interest and fees together. */
  cost: wireAmount,
  buyer_paid: wireAmount,
  /** Paid by the company itself, from its wallet. */
  customer_paid: wireAmount,
  /** From shipment until the buyer had paid the whole invoice; null before the first. */
  average_days_to_pay: z.nullable(z.number()),
}

/** A buyer's credit limit in the currency of its invoices. */
export const buyerCredit = {
  credit_limit_id: z.nullable(id),
  credit_limit_state: z.nullable(z.enum(creditLimitStates)),
  /** Null where no limit was requested in this currency. */
  limit_requested: z.nullable(wireAmount),
  /** The signed limit; null before. */
  limit: z.nullable(wireAmount),
  limit_valid_until: z.nullable(day),
  /** What can still be advanced: nothing once the limit has run out. Null without a signed limit. */
  free: z.nullable(wireAmount),
  /** Outstanding as a share of the limit, in percent. */
  used_percent: z.nullable(z.number()),
}
