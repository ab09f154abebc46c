import { wallet } from '@tradelane/contract/wallet/calls'
import { routes } from '../../../http/routes.ts'
import { listAccountDetails } from './account-details.ts'
import { accountDetailsFile } from './account-details-file.ts'
import { addBalance } from './add-balance.ts'
import { arrivalsOf } from './arrivals-of-quote.ts'
import { convertCurrency } from './convert-currency.ts'
import { listBalances } from './list-balances.ts'
import { lockQuote } from './lock-quote.ts'
import { readMonthTotals } from './month-totals.ts'
import { openWallet } from './open-wallet.ts'
import { quoteAnswer } from './quote-answer.ts'
import { getShownRate } from './quoted-rates.ts'
import { quotedRateText } from './quotes.ts'
import { requestKeyOf } from './request-key.ts'
import { readWalletTotal } from './wallet-total.ts'

const success = { status: 'success' } as const

export const walletRoutes = routes(wallet, {
  balances: async ({ deps, actor }) => listBalances(deps, actor),
  total: async ({ deps, actor }) => ({ ...success, ...(await readWalletTotal(deps, actor)) }),
  openWallet: async ({ deps, actor, body }) => {
    await openWallet(deps, actor, body.currency)
    return { ...success, message: `Your ${body.currency} account is open.` }
  },
  quote: async ({ deps, actor, body }) =>
    quoteAnswer(
      await lockQuote(deps, actor, {
        source: body.source_currency_code,
        target: body.destination_currency_code,
        amount: body.amount,
        side: body.side,
        purpose: body.purpose,
        draftId: body.draft_id,
      }),
      body.purpose === 'payment' ? arrivalsOf(body, deps.clock.now()) : undefined,
    ),
  convert: async ({ deps, actor, body, request }) => ({
    ...success,
    ...(await convertCurrency(deps, actor, body, requestKeyOf(actor, request))),
  }),
  accountDetails: async ({ deps, actor }) => {
    const content = await listAccountDetails(deps, actor)
    if (content.length > 0) return { ...success, content }
    return { status: 'BAD_REQUEST' as const, message: 'Account status is not active yet', content }
  },
  accountDetailsFile: async ({ deps, actor, query }) => accountDetailsFile(deps, actor, query.currency),
  addBalance: async ({ deps, actor, body, request }) => ({
    ...success,
    ...(await addBalance(deps, actor, body, requestKeyOf(actor, request))),
  }),
  monthTotals: async ({ deps, actor, query }) => ({
    ...success,
    ...(await readMonthTotals(deps, actor, query.currency)),
  }),
  currencyExchange: async ({ deps, body }) => {
    const [from, to] = [body.source_currency_code, body.destination_currency_code]
    const { rate, asOf, source } = await getShownRate(deps, from, to)
    return {
      ...success,
      sourceCurrencyCode: from,
      exchangeRate: quotedRateText(rate),
      destinationCurrencyCode: to,
      as_of: asOf,
      rate_source: source,
    }
  },
})
