import type { Money } from '@tradelane/money'
import type { ChargedByRate, LineRate } from './offer.ts'

/** What we charge beside the carriage, by the rates that one customer has at one moment. */
export type AddedFees = {
  /** Of the carriage. */
  service(carriage: Money): { amount: Money; text: string; rate: LineRate }
  /** Of an entry, and of the goods' value where that is known. */
  clearance(invoice: Money | undefined): { amount: Money; text: string; rates: ChargedByRate[] }
}
