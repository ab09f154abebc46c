import type { BookingDetailWire } from '@tradelane/contract/shipments/booking-detail'
import type { Db } from '@tradelane/db'
import { servicePercent } from '@tradelane/freight'
import { decimalText, minus } from '@tradelane/money'
import { systemScope } from '../../access/scope.ts'
import { type ChargeLine, findCharge, listLines } from '../charges/index.ts'
import { type BookingRow, paymentOf, quotedFreight } from './bookings.ts'
import { freightBill, freightPrice } from './freight-bill.ts'

type FreightCharge = Omit<BookingDetailWire['charge'], 'amount' | 'lines' | 'paid_at'> & {
  amount: string
  lines: { code: 'freight' | 'service_fee'; label: string; amount: string }[]
  paid_at: Date | null
}

export async function describeCharge(db: Db, booking: BookingRow): Promise<FreightCharge> {
  const { amount, fee } = freightPrice(booking)
  const last = await findCharge(db, systemScope(booking.uid), {
    service: 'logistics',
    subjectId: booking.logistics_id,
  })
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

/** The lines of the bill: as they were paid, and before that as they will be. */
export async function billOf(db: Db, booking: BookingRow): Promise<ChargeLine[]> {
  const charge = await findCharge(db, systemScope(booking.uid), {
    service: 'logistics',
    subjectId: booking.logistics_id,
  })
  return charge?.state === 'collected' ? listLines(db, charge) : freightBill(booking)
}
