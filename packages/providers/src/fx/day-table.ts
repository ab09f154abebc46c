import type { Currency } from '@tradelane/money'

/** One day's euro rates: one euro in each currency, as decimal texts. */
export type DayTable = {
  /** The day that the rates are of, `YYYY-MM-DD`. */
  day: string
  /** When they were published, or from when they are valid. */
  asOf: Date
  /** Who made them, without the date. */
  source: string
  perEuro: Readonly<Partial<Record<Currency, string>>>
}

/** Where tables of a day come from. Throws ProviderUnavailable where the newest one could not be read. */
export interface ReferenceTables {
  fetchNewest(): Promise<DayTable>
}
