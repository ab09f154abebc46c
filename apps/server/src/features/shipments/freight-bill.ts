import type { Freight } from '@tradelane/contract/logistics/freight'
import { servicePercent, serviceRateVersion } from '@tradelane/freight'
import { type Currency, compare, type Money, money, parseMoney } from '@tradelane/money'
import { type ChargeLine, totalsOf } from '../charges/index.ts'
import { type BookingRow, quotedFreight } from './bookings.ts'

type Fee = Freight['fees'][number]

/** The kinds of lines on a freight bill, by the offer's own codes; everything else is carriage. */
const kinds: Readonly<Record<string, string>> = { SVC: 'service_fee', CUS: 'customs', INS: 'insurance' }

/** The bill of a booking: the fees of its offer as they were priced, which add up to its cost. */
export function freightBill(booking: BookingRow): ChargeLine[] {
  const currency = booking.currency as Currency
  const lines = quotedFreight(booking)
    .fees.filter(({ kind }) => kind === 'included')
    .map((fee) => lineOf(fee, currency))
  const { amount } = totalsOf(lines)
  if (compare(amount, money(booking.cost_amount, currency)) !== 0)
    throw new Error(`the fees of booking ${booking.logistics_id} do not add up to its cost`)
  return lines
}

function lineOf({ code, label, amount }: Fee, currency: Currency): ChargeLine {
  if (amount === null) throw new Error(`${code} is in the cost and has no amount`)
  const line = {
    kind: kinds[code] ?? 'freight',
    description: label,
    amount: parseMoney(amount, currency),
  }
  return code === 'SVC'
    ? { ...line, fee: { rate: `${servicePercent} %`, version: serviceRateVersion } }
    : line
}

/** What the booking costs, and the platform's share inside it. */
export const freightPrice = (booking: BookingRow): { amount: Money; fee: Money } =>
  totalsOf(freightBill(booking))
