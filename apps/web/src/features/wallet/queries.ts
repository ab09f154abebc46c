import { queryOptions, useMutation } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { wallet } from '@tradelane/contract/wallet/calls'
import { type Currency, convert, type Money, money, parseMoney, rateFromText } from '@tradelane/money'
import { saveFile } from '../../lib/browser/save-file.ts'
import { api, apiFile } from '../../lib/net/api.ts'
import { useChange } from '../../lib/net/use-change.ts'
import { walletKey } from '../../lib/queries/wallet.ts'

type Body<Call extends keyof typeof wallet> =
  WireInput<(typeof wallet)[Call]> extends { body: infer Given } ? Given : never

export const accountDetailsQuery = queryOptions({
  queryKey: [...walletKey, 'account-details'],
  queryFn: ({ signal }) => api(wallet.accountDetails, {}, { signal }),
  // They do not change, but they appear at once when the company is verified.
  staleTime: ({ state }) => (state.data?.content.length ? 5 * 60_000 : 0),
})

/** Which movements, as the address says them: what is empty is not asked. */
export type MovementFilter = {
  currency: Currency
  from: string
  to: string
  kind: string
  direction: string
  search: string
  amount_from: string
  amount_to: string
}

/** The query parameters: only the filters that are set. */
const askedOf = (asked: MovementFilter) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== '')) as WireInput<
    typeof wallet.movementsFile
  >['query']

export const movementsQuery = (asked: MovementFilter, page: number) =>
  queryOptions({
    queryKey: [...walletKey, 'movements', asked, page],
    queryFn: ({ signal }) =>
      api(wallet.transactions, { query: { ...askedOf(asked), page: String(page) } }, { signal }),
  })

/** Everything that the list shows, as a table for other programs. */
export const useMovementsFile = () =>
  useMutation({
    mutationFn: (asked: MovementFilter) => apiFile(wallet.movementsFile, { query: askedOf(asked) }),
    onSuccess: (file) => saveFile(file, 'movements.csv'),
  })

export const monthTotalsQuery = (currency: Currency) =>
  queryOptions({
    queryKey: [...walletKey, 'month-totals', currency],
    queryFn: ({ signal }) => api(wallet.monthTotals, { query: { currency } }, { signal }),
  })

/** What an amount is worth in dollars at the mid rate, for orientation only. */
export const worthInDollarsQuery = (currency: Currency) =>
  queryOptions({
    queryKey: ['mid-rate', currency, 'USD'],
    queryFn: async ({ signal }) => {
      const pair = {
        source_currency_code: currency,
        destination_currency_code: 'USD',
      } as Body<'currencyExchange'>
      const { exchangeRate } = await api(wallet.currencyExchange, { body: pair }, { signal })
      return String(exchangeRate)
    },
    staleTime: 60 * 60_000,
  })

export function worthInDollars(balance: number, currency: Currency, rate: string): Money {
  const amount = parseMoney(String(balance), currency)
  return amount.amount === 0n
    ? money(0n, 'USD')
    : convert(amount, rateFromText(rate, currency, 'USD'), 'half-up')
}

export type QuoteRequest = Pick<
  Body<'quote'>,
  'source_currency_code' | 'destination_currency_code' | 'amount' | 'side'
>

/** A locked rate is valid for its request, once. It is not cached after its screen is closed. */
export const conversionQuoteQuery = (asked: QuoteRequest | undefined) =>
  queryOptions({
    queryKey: ['conversion-quote', asked],
    queryFn: ({ signal }) =>
      api(wallet.quote, { body: { ...(asked as QuoteRequest), purpose: 'conversion' } }, { signal }),
    enabled: asked !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isPrivate: true },
  })

export const useOpenWallet = () =>
  useChange([walletKey], (body: Body<'openWallet'>) => api(wallet.openWallet, { body }))
export const useConvert = () =>
  useChange([walletKey], (body: Body<'convert'>) => api(wallet.convert, { body }))
export const useAddBalance = () =>
  useChange([walletKey], (body: Body<'addBalance'>) => api(wallet.addBalance, { body }))
