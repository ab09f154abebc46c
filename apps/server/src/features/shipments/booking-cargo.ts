import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { type Enquiry, invoiceOf } from '../logistics/index.ts'
import type { BookingRow } from './bookings.ts'

/** The goods as described for the quote. */
export async function readCargo(db: Db, { uid, shipment_id }: BookingRow) {
  const quote = await db
    .selectFrom('freight_quotes')
    .select('enquiry')
    .where('uid', '=', uid)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirstOrThrow()
  const enquiry = quote.enquiry as Enquiry
  const { weightKg, volumeM3 } = enquiry
  const invoice = invoiceOf(enquiry)
  return {
    weight_kg: weightKg,
    volume_m3: volumeM3 > 0 ? volumeM3 : null,
    invoice_amount: invoice ? decimalText(invoice) : null,
  }
}
