import { type Currency, type Money, money, percentOf, plus } from '@tradelane/money'

// The rates in force where a company has none of its own. What is charged by one of them says so where it is charged.

/** The platform's share, in percent of the carriage. */
export const servicePercent = 2
/** Raised with the percentage: every bill names the rate and the version that it was charged by. */
export const serviceRateVersion = '2026-1'

/** Of the value of the goods. */
export const clearanceBasisPoints = 25
/** Cents of a US dollar. */
export const clearanceEntry = 12_000n

export const rateTexts = {
  service: `${servicePercent} % of the carriage`,
  clearance: (invoice: Money | undefined) =>
    invoice ? '120.00 USD an entry and 0.25 % of the goods’ value' : '120.00 USD an entry',
}

export function serviceFee(freight: Money): Money {
  return percentOf(freight, { numerator: BigInt(servicePercent), denominator: 100n }, 'half-up')
}

/** an entry costs the broker's time regardless of its value; the share of the value comes on top where that is known. */
export function clearanceFee(invoice: Money | undefined, currency: Currency): Money {
  const entry = money(clearanceEntry, currency)
  return invoice ? plus(entry, clearanceShare(invoice)) : entry
}

/** What of the fee is a share of the goods' value. */
export const clearanceShare = (invoice: Money): Money =>
  percentOf(invoice, { numerator: BigInt(clearanceBasisPoints), denominator: 10_000n }, 'half-up')
