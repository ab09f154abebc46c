import type { quotedProducts } from '@tradelane/contract/quotes/calls'
import type { Db } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'

/** A row of the view `listed_quotes`, the union of all services' quotes. PostgreSQL cannot derive non-null columns there. */
export type QuoteRow = {
  quote_id: string
  product: (typeof quotedProducts)[number]
  source_currency: Currency
  source_amount: bigint
  target_currency: Currency
  target_amount: bigint
  created_at: Date
  expires_at: Date
  used_at: Date | null
  subject_id: string | null
  company_name: string | null
  way: string | null
}

/** All quotes of a company, for further conditions. */
export const quotesOf = (db: Db, { companyId }: OneCompanyScope) =>
  db.selectFrom('listed_quotes').where('uid', '=', companyId).where('is_listed', '=', true)

export const quoteColumns = [
  'quote_id',
  'product',
  'source_currency',
  'source_amount',
  'target_currency',
  'target_amount',
  'created_at',
  'expires_at',
  'used_at',
  'subject_id',
  'company_name',
  'way',
] as const

export function stateOf({ used_at, expires_at }: Pick<QuoteRow, 'used_at' | 'expires_at'>, now: Date) {
  if (used_at) return 'used' as const
  return expires_at > now ? ('live' as const) : ('expired' as const)
}
