import type { BookingDetailWire } from '@tradelane/contract/shipments/booking-detail'
import type { Db, Tx } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import { getCharge, totalsOf } from '../../../money/charges/index.ts'
import { type BookingRow, paymentOf, quotedFreight } from '../bookings.ts'
import { freightBill, freightPrice } from './freight-bill.ts'

type Line = BookingDetailWire['charge']['lines'][number]
type FreightCharge = Omit<BookingDetailWire['charge'], 'amount' | 'lines' | 'paid_at'> & {
  amount: string
  lines: (Omit<Line, 'amount'> & { amount: string })[]
  paid_at: Date | null
}

export async function describeCharge(db: Db, booking: BookingRow): Promise<FreightCharge> {
  const charge = await chargeOf(db, booking)
  return {
    state: paymentOf(booking),
    amount: decimalText(freightPrice(booking).amount),
    currency: 'USD',
    lines: linesOf(booking),
    paid_at: booking.paid_at,
    refusal: charge?.state === 'rejected' ? charge.reason : null,
  }
}

/** The newest for the booking, in any state. */
export const chargeOf = async (db: Db | Tx, { uid, charge_id }: Pick<BookingRow, 'uid' | 'charge_id'>) =>
  charge_id === null ? undefined : getCharge(db, systemScope(uid), charge_id)

/** The bill in short: the carriage in one line, and each other line. */
function linesOf(booking: BookingRow): FreightCharge['lines'] {
  const bill = freightBill(booking)
  const others = bill.filter(({ kind }) => kind !== 'freight')
  const carriage = bill.filter(({ kind }) => kind === 'freight')
  return [
    {
      code: 'freight',
      label: `Freight, ${quotedFreight(booking).name}`,
      amount: decimalText(totalsOf(carriage).amount),
    },
    ...others.map(({ kind, description, amount }) => ({
      code: kind,
      label: description,
      amount: decimalText(amount),
    })),
  ]
}
