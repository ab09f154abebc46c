import type { QuotePeriod } from '@tradelane/contract/quotes/calls'
import type { Db } from '@tradelane/db'
import { decimalText, money } from '@tradelane/money'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { readPage } from '../../../lists/read-page.ts'
import { hasText } from '../../../lists/search-text.ts'
import { type QuoteRow, quoteColumns, quotesOf, stateOf } from './quote-rows.ts'

type Filter = {
  period: QuotePeriod
  search: string
  /** Quotes that priced payments to this partner. */
  beneficiaryId?: string | undefined
  page: number
  limit: number
}

/** A company's quotes of the last week, month or year, newest first. */
export async function listQuotes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: OneCompanyScope,
  filter: Filter,
) {
  const now = clock.now()
  const matching = selectListed(db, scope, filter, now).select(quoteColumns).$castTo<QuoteRow>()
  const { rows, pagination } = await readPage(db, filter, { matching, newest: 'created_at', id: 'quote_id' })
  return { data: rows.map((row) => toListed(row, now)), pagination }
}

function selectListed(db: Db, scope: OneCompanyScope, { period, search, beneficiaryId }: Filter, now: Date) {
  const words = search.split(/\s+/).filter((word) => word !== '')
  return (
    quotesOf(db, scope)
      .where('created_at', '>', since(period, now))
      // A price that was only tried is of use while it is valid.
      .where(({ eb, or }) => or([eb('is_tried', '=', false), eb('expires_at', '>', now)]))
      .$if(beneficiaryId !== undefined, (query) =>
        query.where('quote_id', 'in', (from) =>
          from
            .selectFrom('simple_payments')
            .where('uid', '=', scope.companyId)
            .where('beneficiary_id', '=', beneficiaryId ?? null)
            .where('quote_id', 'is not', null)
            .select('quote_id'),
        ),
      )
      .where(({ and }) => and(words.map(fits)))
  )
}

/** A search word matches the start of an id or product, a currency, or any part of a partner's or carrier's name or route. */
function fits(word: string) {
  const start = word.replace(/[\\%_]/g, '\\$&')
  return sql<boolean>`(quote_id::text ilike ${`${start}%`} or product ilike ${`${start}%`}
    or upper(${word}) in (source_currency, target_currency) or ${hasText(sql`company_name`, word)}
    or ${hasText(sql`way`, word)})`
}

/** The same time one week, month or year ago; the day is limited to the length of a shorter month. */
function since(period: QuotePeriod, now: Date): Date {
  if (period === 'weekly') return new Date(now.getTime() - 7 * 86_400_000)
  const months = period === 'monthly' ? 1 : 12
  const then = new Date(now)
  then.setUTCMonth(now.getUTCMonth() - months)
  // Otherwise 31 March minus one month would be 3 March.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then
}

function toListed(row: QuoteRow, now: Date) {
  return {
    quote_id: row.quote_id,
    product: row.product,
    state: stateOf(row, now),
    source_currency: row.source_currency,
    source_amount: decimalText(money(row.source_amount, row.source_currency)),
    target_currency: row.target_currency,
    target_amount: decimalText(money(row.target_amount, row.target_currency)),
    created_at: row.created_at,
    expires_at: row.expires_at,
    company_name: row.company_name,
    way: row.way,
    subject_id: row.subject_id,
  }
}
