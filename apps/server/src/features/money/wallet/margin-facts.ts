import type { Db } from '@tradelane/db'
import { convertBack, formatMoney, minus } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { getRate, rateText } from '../price-rates/index.ts'
import { getQuote, quotedRateText } from './quotes.ts'

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

/** What was exchanged, and what of it arrives at the mid rate: from these anybody can count the margin again. */
export async function exchangedFacts(
  db: Db,
  scope: OneCompanyScope,
  quoteId: string,
): Promise<[string, string][]> {
  const { source, fee, target, rate, midRate, markupRateId } = await getQuote(db, scope, quoteId)
  if (markupRateId === null) return []
  const exchanged = minus(source, fee)
  const worth = convertBack(target, midRate, 'up')
  return [
    ['Exchanged', `${formatMoney(exchanged)} for ${formatMoney(target)}, at ${quotedRateText(rate)}`],
    [
      'Exchange margin',
      `${formatMoney(exchanged)} less ${formatMoney(worth)}, which are ${formatMoney(target)} at the mid rate of ${quotedRateText(midRate)}`,
    ],
  ]
}

/** What an invoice says of the conversion that it is for. */
export async function conversionInvoiceFacts({ db }: Deps, scope: OneCompanyScope, conversionId: string) {
  const { quote_id } = await db
    .selectFrom('conversions')
    .select('quote_id')
    .where('uid', '=', scope.companyId)
    .where('conversion_id', '=', conversionId)
    .executeTakeFirstOrThrow()
  return [...(await marginFacts(db, scope, quote_id)), ...(await exchangedFacts(db, scope, quote_id))]
}
