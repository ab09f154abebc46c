import { quotePurposes } from '@tradelane/contract/wallet/quotes'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { getQuote, quoteAnswer } from '../../money/wallet/index.ts'
import { type QuoteRow, quoteColumns, quotesOf, stateOf } from './quote-rows.ts'

/** A company's own quote of a payment or conversion, in full. Refuses with NOT_FOUND. */
export async function getListedQuote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: OneCompanyScope,
  quoteId: string,
) {
  const row = await quotesOf(db, scope)
    .where('quote_id', '=', quoteId)
    .select(quoteColumns)
    .$castTo<QuoteRow>()
    .executeTakeFirst()
  const product = quotePurposes.find((purpose) => purpose === row?.product)
  // The calls of the other services read their own.
  if (!row || !product) throw new Refusal('NOT_FOUND')
  const { source_currency, target_currency } = row
  return {
    ...quoteAnswer(await getQuote(db, scope, quoteId)),
    product,
    state: stateOf(row, clock.now()),
    source_currency,
    target_currency,
  }
}
