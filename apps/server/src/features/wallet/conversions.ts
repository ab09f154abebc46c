import type { Db, Tx } from '@tradelane/db'
import type { PricedQuote } from './pricing.ts'
import type { ConversionState } from './states.ts'

export type Conversion = {
  conversionId: string
  companyId: string
  quoteId: string
  state: ConversionState
  reason: string | null
}

export async function insertConversion(
  tx: Tx,
  {
    conversionId,
    companyId,
    quote,
    requestKey,
    at,
  }: {
    conversionId: string
    companyId: string
    quote: PricedQuote
    requestKey: string | undefined
    at: Date
  },
): Promise<void> {
  await tx
    .insertInto('conversions')
    .values({
      conversion_id: conversionId,
      uid: companyId,
      quote_id: quote.quoteId,
      source_currency: quote.source.currency,
      source_amount: quote.source.amount,
      target_currency: quote.target.currency,
      target_amount: quote.target.amount,
      state: 'requested',
      request_key: requestKey ?? null,
      requested_at: at,
    })
    .execute()
}

export async function getConversion(db: Db, companyId: string, conversionId: string): Promise<Conversion> {
  const row = await selectConversions(db, companyId)
    .where('conversion_id', '=', conversionId)
    .executeTakeFirstOrThrow()
  return toConversion(row)
}

/** What an earlier sending of the same request began. */
export async function findConversionByRequest(
  db: Db,
  companyId: string,
  requestKey: string | undefined,
): Promise<Conversion | undefined> {
  if (requestKey === undefined) return undefined
  const row = await selectConversions(db, companyId).where('request_key', '=', requestKey).executeTakeFirst()
  return row && toConversion(row)
}

/** False where it was settled before: by the request itself, or by the job. */
export async function finishConversion(
  tx: Tx,
  { companyId, conversionId }: Conversion,
  outcome: { state: 'completed' | 'rejected'; reason?: string; providerReference?: string; at: Date },
): Promise<boolean> {
  const updated = await tx
    .updateTable('conversions')
    .set({
      state: outcome.state,
      reason: outcome.reason ?? null,
      provider_reference: outcome.providerReference ?? null,
      settled_at: outcome.at,
    })
    .where('uid', '=', companyId)
    .where('conversion_id', '=', conversionId)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

function selectConversions(db: Db, companyId: string) {
  return db
    .selectFrom('conversions')
    .select(['conversion_id', 'uid', 'quote_id', 'state', 'reason'])
    .where('uid', '=', companyId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selectConversions>['executeTakeFirstOrThrow']>>

function toConversion(row: Row): Conversion {
  return {
    conversionId: row.conversion_id,
    companyId: row.uid,
    quoteId: row.quote_id,
    state: row.state,
    reason: row.reason,
  }
}
