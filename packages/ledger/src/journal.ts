import type { Money } from '@tradelane/money'

/** A company's id, or 'platform'. */
export type Owner = string

/** A journal's effect on one account: `amount` is signed, positive into the account. */
export type Entry = {
  owner: Owner
  /** For a company 'available', 'held', 'escrow:<id>' …; for the platform one of `PlatformAccount`. */
  account: string
  amount: Money
}

export type PlatformAccount = 'provider' | 'payouts' | 'fees' | 'fx' | 'partners' | 'suspense'

/** One event that moves money. Its entries sum to zero in each currency, and name each account once. */
export type Journal = {
  /** Chosen by the sender, unique for all time. Posting it again with the same entries changes nothing. */
  key: string
  /** The kind of event, as in 'payment.held'. */
  kind: string
  /** The subject of the event, as in 'simple_payment:<id>'. */
  subject?: string
  description: string
  eventAt: Date
  entries: readonly Entry[]
}

/** The entries as arguments of the posting functions: one array for each column. */
export type EntryColumns = {
  owners: string[]
  accounts: string[]
  currencies: string[]
  amounts: bigint[]
}

/** Sorted by account: all writers lock accounts in the same order, so that no two can deadlock. */
export function entryColumns(entries: readonly Entry[]): EntryColumns {
  const sorted = entries.toSorted((a, b) => compareText(accountName(a), accountName(b)))
  return {
    owners: sorted.map((entry) => entry.owner),
    accounts: sorted.map((entry) => entry.account),
    currencies: sorted.map((entry) => entry.amount.currency),
    amounts: sorted.map((entry) => entry.amount.amount),
  }
}

/** Sorts as the three columns do in byte order: the separator is less than every character of a name. */
export function accountName({ owner, account, amount }: Entry): string {
  return `${owner}\n${account}\n${amount.currency}`
}

export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

const mostMinorUnits = 10n ** 18n

/**
 * Whether the database can accept these values at all. Checked before many are sent together, because a value that is
 * not even text or a time would fail the statement for all of them.
 */
export function isWellFormed({ key, kind, subject = '', description, eventAt, entries }: Journal): boolean {
  const texts = [key, kind, subject, description, ...entries.map(accountName)]
  return (
    key.length > 0 &&
    key.length <= 200 &&
    !Number.isNaN(eventAt.getTime()) &&
    texts.every((text) => !text.includes('\0')) &&
    entries.every(({ amount: { amount } }) => amount <= mostMinorUnits && -amount <= mostMinorUnits)
  )
}
