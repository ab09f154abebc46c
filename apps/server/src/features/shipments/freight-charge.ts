import type { BookingDetailWire } from '@tradelane/contract/shipments/booking-detail'
import type { Db } from '@tradelane/db'
import { servicePercent } from '@tradelane/freight'
import { type Currency, decimalText, type Money, minus, money, parseMoney, zero } from '@tradelane/money'
import { findCharge } from '../charges/index.ts'
import { type BookingRow, paymentOf, quotedFreight } from './bookings.ts'

/** What the booking costs, and the platform's share inside it: both as they were quoted. */
export function freightPrice(booking: BookingRow): { amount: Money; fee: Money } {
  const amount = money(booking.cost_amount, booking.currency as Currency)
  const line = quotedFreight(booking).fees.find(({ code, kind }) => code === 'SVC' && kind === 'included')
  return { amount, fee: line?.amount ? parseMoney(line.amount, amount.currency) : zero(amount.currency) }
}

type FreightCharge = Omit<BookingDetailWire['charge'], 'amount' | 'lines' | 'paid_at'> & {
  amount: string
  lines: { code: 'freight' | 'service_fee'; label: string; amount: string }[]
  paid_at: Date | null
}

export async function describeCharge(db: Db, booking: BookingRow): Promise<FreightCharge> {
  const { amount, fee } = freightPrice(booking)
  const last = await findCharge(db, booking.uid, { service: 'logistics', subjectId: booking.logistics_id })
  return {
    state: paymentOf(booking),
    amount: decimalText(amount),
    currency: 'USD',
    lines: [
      {
        code: 'freight',
        label: `Freight, ${quotedFreight(booking).name}`,
        amount: decimalText(minus(amount, fee)),
      },
      { code: 'service_fee', label: `Tradelane service fee, ${servicePercent} %`, amount: decimalText(fee) },
    ],
    service_rate: servicePercent,
    paid_at: booking.paid_at,
    refusal: last?.state === 'rejected' ? last.reason : null,
  }
}
