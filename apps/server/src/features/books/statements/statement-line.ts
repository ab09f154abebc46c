import type { Money } from '@tradelane/money'
import type { EntryFacts } from './entry-facts.ts'

/** An entry as a statement shows it. */
export type StatementLine = {
  /** 1, 2, 3 … in this statement; null for what did not move its balance: costs, and payouts of an escrow. */
  place: number | null
  /** Of its journal, or of the payment that the costs were taken from. */
  entryReference: string
  kind: string
  description: string
  bookedAt: Date
  eventAt: Date
  amount: Money
  balance: Money
  /** The cause, for example `simple_payment:<id>`. */
  subject: string | null
} & EntryFacts
