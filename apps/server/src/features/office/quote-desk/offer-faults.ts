import { dayText } from '@tradelane/contract/primitives/day-text'
import { mostValidDays, type OfferRow } from '@tradelane/contract/quote-desk/forms'
import type { Db, Tx } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { plusDays } from '../../../lifecycle/local-days.ts'
import { vendorsOf } from '../vendors/index.ts'

export type OfferTerms = { currency: Currency; now: Date; validAtMost: string | null }

export function termFaults(
  { currency, valid_until }: Pick<OfferRow, 'currency' | 'valid_until'>,
  terms: OfferTerms,
): Record<string, string> {
  const { validAtMost } = terms
  const inAYear = plusDays(dayOf(terms.now), mostValidDays)
  return {
    ...(valid_until > inAYear && {
      valid_until: `Not after ${dayText(inAYear)}: an offer is valid for a year at most`,
    }),
    ...(currency !== terms.currency && { currency: `Orders are billed in ${terms.currency}` }),
    ...(valid_until < dayOf(terms.now) && { valid_until: 'The last day is in the past' }),
    ...(validAtMost !== null &&
      valid_until > validAtMost && { valid_until: `Not after ${dayText(validAtMost)}, when it begins` }),
  }
}

type NamesVendor = { vendor_id?: string | null | undefined }
type NamedVendors = ReadonlyMap<string, { company_name: string; is_retired: boolean }>

export async function vendorsNamed(db: Db | Tx, rows: readonly NamesVendor[]): Promise<NamedVendors> {
  const ids = rows.flatMap(({ vendor_id }) => vendor_id ?? [])
  if (ids.length === 0) return new Map()
  const found = await vendorsOf(db).where('vendor_id', 'in', ids).execute()
  return new Map(found.map((vendor) => [vendor.vendor_id, vendor]))
}

/** A retired vendor is named by nothing new (decision 255). */
export function vendorFaults({ vendor_id }: NamesVendor, vendors: NamedVendors): Record<string, string> {
  if (!vendor_id) return {}
  const vendor = vendors.get(vendor_id)
  if (!vendor) return { vendor_id: 'Select a vendor' }
  return vendor.is_retired ? { vendor_id: `${vendor.company_name} is retired. Select another vendor` } : {}
}
