import { freight } from '@tradelane/contract/shipments/service-info'
import type { Db } from '@tradelane/db'
import { minus } from '@tradelane/money'
import type { Scope } from '../../access/scope.ts'
import type { CostLine } from '../../services/service-entry.ts'
import { type BookingRow, bookingNumberOf, paymentOf, quotedFreight, selectBookings } from './bookings.ts'
import { freightPrice } from './freight-bill.ts'

/** The freight and the service fee of these bookings, as quoted. A booking that is denied, cancelled or refunded costs nothing. */
export async function costsOfBookings(db: Db, scope: Scope, ids: readonly string[]): Promise<CostLine[]> {
  if (ids.length === 0) return []
  const rows = await selectBookings(db, scope)
    .where('booking.logistics_id', 'in', ids)
    .orderBy('booking.requested_at')
    .execute()
  return rows.flatMap(costsOf)
}

function costsOf(row: BookingRow): CostLine[] {
  const standing = standingOf(row)
  if (!standing) return []
  const { amount, fee } = freightPrice(row)
  const isHeld = paymentOf(row) === 'processing'
  const line = { subject: freight.subject, id: row.logistics_id, standing, isHeld }
  const number = bookingNumberOf(row)
  return [
    {
      ...line,
      kind: 'freight',
      description: `Freight ${number}, ${quotedFreight(row).name}`,
      amount: minus(amount, fee),
    },
    { ...line, kind: 'service_fee', description: `Service fee, freight ${number}`, amount: fee },
  ]
}

function standingOf(row: BookingRow): CostLine['standing'] | undefined {
  if (row.state === 'denied' || row.state === 'cancelled') return undefined
  const payment = paymentOf(row)
  if (payment === 'refunded') return undefined
  if (payment === 'not_due') return 'quoted'
  return payment === 'paid' ? 'paid' : 'committed'
}
