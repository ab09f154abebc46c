import type { Db } from '@tradelane/db'
import { type Currency, type Money, money } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { RateOrigin } from '../../world/rates/index.ts'

/** What a statement says about a completed conversion. Its price is in the rate: there is no fee. */
export type ConversionFacts = { source: Money; target: Money; rate: string; rateOrigin: RateOrigin }

/** By the conversion's id. */
export async function listConversionFacts(
  db: Db,
  { companyId }: OneCompanyScope,
  conversionIds: readonly string[],
): Promise<Map<string, ConversionFacts>> {
  const wanted = [...new Set(conversionIds)].filter((id) => id !== '')
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('conversions as conversion')
    .innerJoin('quotes as quote', (join) =>
      join.onRef('quote.uid', '=', 'conversion.uid').onRef('quote.quote_id', '=', 'conversion.quote_id'),
    )
    .select([
      'conversion.conversion_id',
      'conversion.source_currency',
      'conversion.source_amount',
      'conversion.target_currency',
      'conversion.target_amount',
      'conversion.received_amount',
      'quote.rate',
      'quote.rate_source',
      'quote.rate_as_of',
    ])
    .where('conversion.uid', '=', companyId)
    .where('conversion.conversion_id', 'in', wanted)
    .where('conversion.state', '=', 'completed')
    .execute()
  return new Map(
    rows.map((row) => [
      row.conversion_id,
      {
        source: money(row.source_amount, row.source_currency as Currency),
        // Settled before the amount was stored: then it was the quoted one.
        target: money(row.received_amount ?? row.target_amount, row.target_currency as Currency),
        rate: row.rate,
        rateOrigin: { source: row.rate_source, asOf: row.rate_as_of },
      },
    ]),
  )
}
