import { randomUUID } from 'node:crypto'
import type { OfferRow } from '@tradelane/contract/quote-desk/forms'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Insertable } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import type { QuotedService } from '../../../entries/quoted-service.ts'
import { refuseFields } from '../../../refusal.ts'
import { answerFaults, type UsedAnswers } from './ask-vendors/used-answers.ts'
import { type CaseRow, requestOf } from './cases.ts'
import { termFaults, vendorFaults, vendorsNamed } from './offer-faults.ts'
import { type OfferPrice, priceOfOffer } from './price-of-offer.ts'

export type OfferColumns = Omit<
  Insertable<Database['quote_offers']>,
  'uid' | 'state' | 'case_id' | 'created_at'
>
export type StoredFile = { stored_id: string; file_name: string; content_type: string }
export type StoredFiles = ReadonlyMap<OfferRow, StoredFile>

type Rows = {
  rows: readonly OfferRow[]
  known: CaseRow
  service: QuotedService<Deps>
  now: Date
  files: StoredFiles
  answers: UsedAnswers
}

/** Refuses with every fault of every row, each at its field: `quotes.1.eta`. */
export async function columnsOf(
  db: Db | Tx,
  { rows, known, service, now, files, answers }: Rows,
): Promise<OfferColumns[]> {
  const presets = await service.presetsOf(known.request, { db, companyId: known.uid, at: now })
  const vendors = await vendorsNamed(db, rows)
  const faults: Record<string, string> = {}
  const made_for = (await service.madeFor?.(db, requestOf(known))) ?? null
  const unable = await Promise.all(rows.map((row) => unableIn(db, { row, known, service, now })))
  const columns = rows.flatMap((row, index) => {
    const price = priceOfOffer(row, presets)
    const wrong = {
      ...(isPrice(price) ? {} : price),
      ...termFaults(row, { currency: service.currency, now, validAtMost: presets.validAtMost }),
      ...unable[index],
      ...vendorFaults(row, vendors),
      ...answerFaults(row, isPrice(price) ? price.buy : undefined, answers),
    }
    for (const [field, message] of Object.entries(wrong)) faults[`quotes.${index}.${field}`] = message
    if (!isPrice(price)) return []
    return [
      {
        ...columnsOfRow(row, price),
        ...fileColumns(files.get(row)),
        position: index + 1,
        made_for,
        vendor_name: (row.vendor_id && vendors.get(row.vendor_id)?.company_name) || null,
      },
    ]
  })
  if (Object.keys(faults).length > 0) refuseFields(faults)
  return columns
}

/** What the service cannot do. */
const unableIn = async (
  db: Db | Tx,
  { row, known, service, now }: Pick<Rows, 'known' | 'service' | 'now'> & { row: OfferRow },
): Promise<Record<string, string>> =>
  (await service.record?.faultsOf(db, {
    request: requestOf(known),
    vendorId: row.vendor_id ?? null,
    etaDays: Number(row.eta),
    validUntil: row.valid_until,
    now,
  })) ?? {}

const isPrice = (price: OfferPrice | Record<string, string>): price is OfferPrice => 'percent' in price

function columnsOfRow(row: OfferRow, { buy, sell, margin, percent }: OfferPrice) {
  return {
    offer_id: randomUUID(),
    vendor_id: row.vendor_id ?? null,
    ask_id: row.ask_id ?? null,
    quote_name: row.quote_name,
    currency: row.currency,
    buy_amount: buy.amount,
    sell_amount: sell.amount,
    margin_type: percent === null ? ('fixed' as const) : ('percent' as const),
    margin_percent: percent === null ? null : String(percent),
    margin_amount: margin.amount,
    margin_reason: row.margin_reason ?? null,
    eta_days: Number(row.eta),
    valid_until: row.valid_until,
    inclusions: row.inclusions ?? [],
    exclusions: row.exclusions ?? [],
  }
}

function fileColumns(file: StoredFile | undefined) {
  if (!file) return { stored_id: null, file_name: null, content_type: null }
  const { stored_id, file_name, content_type } = file
  return { stored_id, file_name, content_type }
}
