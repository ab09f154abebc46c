import { type PriceService, priceServices } from '@tradelane/contract/price-rates/services'
import type { Db, Tx } from '@tradelane/db'
import { namesOfCompanies } from '../../../access/company.ts'
import type { NamedRecord, RecordName } from '../../../entries/record-names.ts'
import { chargedBy } from './price-rate.ts'
import { valueText } from './rate-text.ts'

/** “Rate of Payment for all customers, version 2” and “0.07 %”. Another company reads no name of somebody’s own rate. */
export async function nameRates(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const ids = records.map(({ id }) => id)
  const rows = await db.selectFrom('price_rates').selectAll().where('rate_id', 'in', ids).execute()
  const companies = await namesOfCompanies(
    db,
    rows.map(({ uid }) => uid),
  )
  const readers = new Map(records.map(({ id, companyId }) => [id, companyId]))
  return new Map(
    rows
      .filter(({ rate_id, uid }) => [null, uid].includes(readers.get(rate_id) ?? null) || uid === null)
      .map((row) => {
        const { label } = priceServices[row.service as PriceService]
        const whose = row.uid === null ? 'all customers' : (companies.get(row.uid) ?? 'a customer')
        const version = row.version === null ? '' : `, version ${row.version}`
        return [
          row.rate_id,
          { what: `Rate of ${label} for ${whose}${version}`, detail: valueText(chargedBy(row)) },
        ]
      }),
  )
}
