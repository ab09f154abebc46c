import type { Vendor } from '@tradelane/contract/vendors/calls'
import type { VendorContact, VendorLane, VendorService } from '@tradelane/contract/vendors/forms'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Selectable } from 'kysely'
import { withSavers } from '../../../access/names-of-administrators.ts'
import { Refusal } from '../../../refusal.ts'

export type VendorRow = Omit<Selectable<Database['vendors']>, 'contact_details' | 'lanes' | 'services'> & {
  contact_details: VendorContact[]
  lanes: VendorLane[]
  services: VendorService[]
}

/** Refuses with NOT_FOUND. */
export async function getVendor(db: Db, vendorId: string): Promise<Vendor> {
  const row = await db.selectFrom('vendors').selectAll().where('vendor_id', '=', vendorId).executeTakeFirst()
  const [vendor] = await toAnswers(db, row ? [row as VendorRow] : [])
  if (!vendor) throw new Refusal('NOT_FOUND')
  return vendor
}

/** Until the end of the transaction nobody else changes it. Refuses with NOT_FOUND. */
export async function lockVendor(tx: Tx, vendorId: string): Promise<VendorRow> {
  const row = await tx
    .selectFrom('vendors')
    .selectAll()
    .where('vendor_id', '=', vendorId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row as VendorRow
}

/** As they are answered. */
export const toAnswers = (db: Db, rows: readonly VendorRow[]): Promise<Vendor[]> =>
  withSavers(
    db,
    rows.map(({ updated_by, created_at, contact_details, ...row }) => ({
      ...row,
      contact_details: contact_details.map((one) => ({
        ...one,
        company_division: one.division,
        phone: one.phone_number,
      })),
      saved_by: updated_by,
    })),
  )
