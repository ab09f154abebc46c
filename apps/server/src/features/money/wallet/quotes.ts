import { type Db, named, type Tx } from '@tradelane/db'
import { type Currency, money, type Rate, rateFromText, rateText } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import type { PricedQuote, QuotePurpose } from './pricing.ts'
import { decimalsFor, type ReferenceRate } from './quoted-rates.ts'

export async function insertQuote(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  quote: PricedQuote,
  { now, draftId }: { now: Date; draftId: string | undefined },
): Promise<void> {
  await db
    .insertInto('quotes')
    .values({
      quote_id: quote.quoteId,
      uid: companyId,
      purpose: quote.purpose,
      source_currency: quote.source.currency,
      source_amount: quote.source.amount,
      fee_amount: quote.fee.amount,
      fee_rate_id: quote.feeRateId,
      target_currency: quote.target.currency,
      target_amount: quote.target.amount,
      spread_amount: quote.spread.amount,
      rate: quotedRateText(quote.rate),
      mid_rate: quotedRateText(quote.midRate),
      markup_basis_points: quote.markupBasisPoints,
      markup_rate_id: quote.markupRateId,
      rate_as_of: quote.asOf,
      rate_source: quote.rateSource,
      reference_rate: quote.reference ? quotedRateText(quote.reference.rate) : null,
      reference_as_of: quote.reference?.asOf ?? null,
      reference_source: quote.reference?.source ?? null,
      created_at: now,
      expires_at: quote.expiresAt,
      draft_id: draftId ?? null,
    })
    .execute()
}

/** A company's own quote, used, expired or not. Refuses with NOT_FOUND what is not there or not the company's. */
export async function getQuote(db: Db | Tx, scope: OneCompanyScope, quoteId: string): Promise<PricedQuote> {
  const row = await findQuoteRow(db, scope, quoteId)
  if (!row) throw new Refusal('NOT_FOUND')
  return toQuote(row)
}

/** The same, and whether the company has a wallet in a currency that it pays in. */
export async function getQuoteToPay(
  db: Db | Tx,
  scope: OneCompanyScope,
  { quoteId, currency }: { quoteId: string; currency: Currency },
): Promise<{ quote: PricedQuote; isOpen: boolean }> {
  const row = await selectQuote(db, scope, quoteId)
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('wallets')
          .select('currency')
          .where('uid', '=', scope.companyId)
          .where('currency', '=', currency),
      ).as('is_open'),
    )
    .modifyEnd(named)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return { quote: toQuote(row), isOpen: Boolean(row.is_open) }
}

/**
 * Uses a quote up, in the transaction that does what it priced: of two at the same moment one wins. Refuses with
 * NOT_FOUND (also where it was given for the other purpose), QUOTE_USED or QUOTE_EXPIRED.
 */
export async function useQuote(
  tx: Tx,
  scope: OneCompanyScope,
  quoteId: string,
  { purpose, now }: { purpose: QuotePurpose; now: Date },
): Promise<PricedQuote> {
  const row = await tx
    .updateTable('quotes')
    .set({ used_at: now })
    .where('uid', '=', scope.companyId)
    .where('quote_id', '=', quoteId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll('quotes')
    .modifyEnd(named)
    .executeTakeFirst()
  if (row) return toQuote(row)
  const known = await findQuoteRow(tx, scope, quoteId)
  if (known?.purpose !== purpose) throw new Refusal('NOT_FOUND')
  throw new Refusal(known.used_at ? 'QUOTE_USED' : 'QUOTE_EXPIRED')
}

const findQuoteRow = (db: Db | Tx, scope: OneCompanyScope, quoteId: string) =>
  selectQuote(db, scope, quoteId).modifyEnd(named).executeTakeFirst()

const selectQuote = (db: Db | Tx, { companyId }: OneCompanyScope, quoteId: string) =>
  db.selectFrom('quotes').selectAll('quotes').where('uid', '=', companyId).where('quote_id', '=', quoteId)

/** As the customer is shown it and as it is stored: reading it back gives the same rate. */
export const quotedRateText = (rate: Rate): string => rateText(rate, decimalsFor(rate))

function toQuote(row: NonNullable<Awaited<ReturnType<typeof findQuoteRow>>>): PricedQuote {
  const source = row.source_currency as Currency
  const target = row.target_currency as Currency
  return {
    quoteId: row.quote_id,
    purpose: row.purpose as QuotePurpose,
    feeRateId: row.fee_rate_id,
    source: money(row.source_amount, source),
    fee: money(row.fee_amount, source),
    target: money(row.target_amount, target),
    spread: money(row.spread_amount, source),
    rate: rateFromText(row.rate, source, target),
    midRate: rateFromText(row.mid_rate, source, target),
    markupBasisPoints: row.markup_basis_points,
    markupRateId: row.markup_rate_id,
    expiresAt: row.expires_at,
    asOf: row.rate_as_of,
    rateSource: row.rate_source,
    reference: referenceOf(row),
  }
}

function referenceOf(row: NonNullable<Awaited<ReturnType<typeof findQuoteRow>>>): ReferenceRate | undefined {
  const { reference_rate: text, reference_as_of: asOf, reference_source: source } = row
  if (text === null || asOf === null || source === null) return undefined
  const rate = rateFromText(text, row.source_currency as Currency, row.target_currency as Currency)
  return { rate, asOf, source }
}

/** How many prices each company has that it can still take. Of every company: for the back office. */
export async function countOpenQuotes(
  db: Db,
  purpose: QuotePurpose,
  now: Date,
): Promise<{ companyId: string; count: number }[]> {
  const rows = await db
    .selectFrom('quotes')
    .select('uid')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .groupBy('uid')
    .execute()
  return rows.map(({ uid, count }) => ({ companyId: uid, count: Number(count) }))
}

type Page = { before: Date; after: string | undefined; limit: number }

/** Quotes of any company that expired unused before a moment, in the order of their ids. */
export async function listForgottenQuotes(db: Db, { before, after, limit }: Page): Promise<string[]> {
  const rows = await db
    .selectFrom('quotes')
    .select('quote_id')
    .where('used_at', 'is', null)
    .where('expires_at', '<', before)
    .$if(after !== undefined, (query) => query.where('quote_id', '>', after ?? ''))
    .orderBy('quote_id')
    .limit(limit)
    .execute()
  return rows.map(({ quote_id }) => quote_id)
}

/** One that was used in the meantime stays. */
export async function deleteQuotes(db: Db, quoteIds: readonly string[]): Promise<void> {
  if (quoteIds.length === 0) return
  await db.deleteFrom('quotes').where('quote_id', 'in', quoteIds).where('used_at', 'is', null).execute()
}
