import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { getRate, rateText } from '../../money/price-rates/index.ts'
import { exchangedFacts, getQuote, marginFacts, type PricedQuote } from '../../money/wallet/index.ts'
import { getPayment, type PaymentRow } from './payments.ts'

/** The versions of the rates by which fee and exchange were charged, as every later print names it too. */
export async function feeRateFacts(
  db: Db,
  scope: OneCompanyScope,
  { quote_id }: Pick<PaymentRow, 'quote_id'>,
): Promise<[string, string][]> {
  return quote_id === null ? [] : ratesOf(db, await getQuote(db, scope, quote_id))
}

async function ratesOf(db: Db, quote: PricedQuote): Promise<[string, string][]> {
  const { feeRateId } = quote
  const margin = await marginFacts(db, quote)
  return feeRateId === null
    ? margin
    : [['Rate of the fee', rateText(await getRate(db, feeRateId))], ...margin]
}

/** What an invoice says of the payment that it is for. */
export async function paymentInvoiceFacts({ db }: Deps, scope: OneCompanyScope, simplePaymentId: string) {
  const { quote_id } = await getPayment(db, { scope, simplePaymentId })
  if (quote_id === null) return []
  const quote = await getQuote(db, scope, quote_id)
  return [...(await ratesOf(db, quote)), ...exchangedFacts(quote)]
}
