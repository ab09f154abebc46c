import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { getRate, rateText } from '../price-rates/index.ts'
import { getQuote } from './quotes.ts'

/** The version of our margin in the exchange rate of a quote, as every later print names it too. */
export async function marginFacts(
  db: Db,
  scope: OneCompanyScope,
  quoteId: string,
): Promise<[string, string][]> {
  const { markupRateId } = await getQuote(db, scope, quoteId)
  return markupRateId === null
    ? []
    : [['Rate of the exchange margin', rateText(await getRate(db, markupRateId))]]
}

/** What an invoice says of the conversion that it is for. */
export async function conversionInvoiceFacts({ db }: Deps, scope: OneCompanyScope, conversionId: string) {
  const { quote_id } = await db
    .selectFrom('conversions')
    .select('quote_id')
    .where('uid', '=', scope.companyId)
    .where('conversion_id', '=', conversionId)
    .executeTakeFirstOrThrow()
  return marginFacts(db, scope, quote_id)
}
