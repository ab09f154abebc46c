import type { Currency, Money } from '@tradelane/money'
import type { RateOrigin } from '../../world/rates/index.ts'

/** What was exchanged: `net`, which is the source less the fee, times the rate gives the target. */
export type Exchange = {
  source: Money
  net: Money
  target: Money
  rate: string
  /** Of the mid rate behind it. */
  rateOrigin: RateOrigin | null
}

/** What an accountant books an entry by. What is not known is empty or left out. */
export type EntryFacts = {
  /** Our own number: PY-2026-000123, IP-2026-000123. */
  number: string
  counterparty: string
  counterpartyAccount: string
  /** Where the other side's account is. */
  bank?: { name: string; code: string }
  /** Of a payment and what came back of it the creditor, also where the money came in. */
  role: 'creditor' | 'debtor'
  reference: string
  /** Inside the amount that was paid out, or taken off what came in; negative where it was given back. */
  fee?: Money
  /** In the same way, the interest of a finance partner. */
  interest?: Money
  exchange?: Exchange
  /** What arrived at the other side, or left the other account. */
  counterAmount?: Money
  returnReason?: string
}

/** The part of a ledger entry that decides which facts belong to it. */
export type FactsEntry = {
  key: string
  kind: string
  subject: string | null
  amount: bigint
  currency: Currency
}
