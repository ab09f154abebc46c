import type { Db } from '@tradelane/db'
import { convertBack, formatMoney, minus } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { getRate, rateText } from '../price-rates/index.ts'
import type { PricedQuote } from './pricing.ts'
import { getQuote, quotedRateText } from './quotes.ts'

/** The version of our margin in the exchange rate of a quote, as every later print names it too. */
export async function marginFacts(db: Db, { markupRateId }: PricedQuote): Promise<[string, string][]> {
  return markupRateId === null
    ? []
    : [['Rate of the exchange margin', rateText(await getRate(db, markupRateId))]]
}

/** What was exchanged, and what of it arrives at the mid rate: from these anybody can count the margin again. */
export function exchangedFacts(quote: PricedQuote): [string, string][] {
  const { source, fee, target, rate, midRate, markupRateId } = quote
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
  const quote = await getQuote(db, scope, quote_id)
  return [...(await marginFacts(db, quote)), ...exchangedFacts(quote)]
}
