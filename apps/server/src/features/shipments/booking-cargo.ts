import type { Db } from '@tradelane/db'
import { decimalText, money } from '@tradelane/money'
import type { Enquiry } from '../logistics/index.ts'
import type { BookingRow } from './bookings.ts'

/** What was described when the quote was asked for. */
export async function readCargo(db: Db, { uid, shipment_id }: BookingRow) {
  const quote = await db
    .selectFrom('freight_quotes')
    .select('enquiry')
    .where('uid', '=', uid)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirstOrThrow()
  const { weightKg, volumeM3, invoiceCents } = quote.enquiry as Enquiry
  return {
    weight_kg: weightKg,
    volume_m3: volumeM3 > 0 ? volumeM3 : null,
    invoice_amount: invoiceCents === null ? null : decimalText(money(BigInt(invoiceCents), 'USD')),
  }
}
