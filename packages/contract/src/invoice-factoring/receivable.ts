import { type Money, minus, percentOf } from '@tradelane/money'

/** What the buyer pays before the shipment, by its credit limit's payment terms; rounded half up. Nobody lends on it. */
export const prepaidOf = (invoice: Money, prepaidPercent: number): Money =>
  percentOf(invoice, { numerator: BigInt(prepaidPercent), denominator: 100n }, 'half-up')

/** What the buyer still owes once the goods are shipped: the part of an invoice that can be funded. */
export const receivableOf = (invoice: Money, prepaidPercent: number): Money =>
  minus(invoice, prepaidOf(invoice, prepaidPercent))
