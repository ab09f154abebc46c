import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { type Enquiry, invoiceOf } from '../../logistics/index.ts'
import type { BookingRow } from '../bookings.ts'

export async function readEnquiryOf(db: Db, { uid, shipment_id }: BookingRow): Promise<Enquiry> {
  const quote = await db
    .selectFrom('freight_quotes')
    .select('enquiry')
    .where('uid', '=', uid)
    .where('shipment_id', '=', shipment_id)
    .executeTakeFirstOrThrow()
  return quote.enquiry as Enquiry
}

/** The goods as described for the quote. */
export async function readCargo(db: Db, booking: BookingRow) {
  const enquiry = await readEnquiryOf(db, booking)
  const { weightKg, volumeM3 } = enquiry
  const invoice = invoiceOf(enquiry)
  return {
    weight_kg: weightKg,
    volume_m3: volumeM3 > 0 ? volumeM3 : null,
    invoice_amount: invoice ? decimalText(invoice) : null,
  }
}
