import type { VendorContact, VendorService } from '@tradelane/contract/vendors/forms'
import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { type Change, insertVendor } from './save-vendor.ts'
import type { VendorRow } from './vendors.ts'

/** For joins: what the records of other features say of their vendor. */
export const vendorsOf = (db: Db | Tx) => db.selectFrom('vendors').selectAll()

/** In any letters, as the database tells names apart. */
export async function findVendorNamed(db: Db | Tx, name: string): Promise<VendorRow | undefined> {
  const row = await vendorsOf(db).where(sql`lower(company_name)`, '=', name.toLowerCase()).executeTakeFirst()
  return row as VendorRow | undefined
}

/** The vendor of this name, which is added where there is none. */
export async function vendorNamed(
  tx: Tx,
  change: Change,
  { name, service, offers }: { name: string; service: VendorService; offers: string },
): Promise<string> {
  const known = await findVendorNamed(tx, name)
  if (known) return known.vendor_id
  return insertVendor(tx, change, {
    ...{ company_name: name, services_offered: offers, services: [service] },
    ...{ contact_details: [], lanes: [] },
  })
}

/** To whom it is written; undefined where it has no contact. */
export async function firstContactOf(
  db: Db | Tx,
  vendorId: string,
): Promise<{ recipient: string; email: string } | undefined> {
  const vendor = await vendorsOf(db).where('vendor_id', '=', vendorId).executeTakeFirst()
  const [contact] = (vendor?.contact_details ?? []) as VendorContact[]
  return contact && { recipient: contact.contact_person_name, email: contact.email }
}

export async function listRetiredVendors(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('vendors').select('vendor_id').where('is_retired', '=', true).execute()
  return new Set(rows.map(({ vendor_id }) => vendor_id))
}
