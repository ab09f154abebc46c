import { queryOptions } from '@tanstack/react-query'
import { movements } from '@tradelane/contract/movements/calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { wallet } from '@tradelane/contract/wallet/calls'
import type { Currency } from '@tradelane/money'
import type { Paper } from '../../../lib/browser/save-file.ts'
import { api, apiFile } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { walletKey } from '../../../lib/queries/wallet.ts'

type Body<Call extends keyof typeof wallet> =
  WireInput<(typeof wallet)[Call]> extends { body: infer Given } ? Given : never

export const accountDetailsQuery = queryOptions({
  queryKey: [...walletKey, 'account-details'],
  queryFn: ({ signal }) => api(wallet.accountDetails, {}, { signal }),
  // They do not change, but they appear at once when the company is verified.
  staleTime: ({ state }) => (state.data?.content.length ? 5 * 60_000 : 0),
})

export const accountDetailsFile = (currency: Currency): Paper => ({
  text: 'Download PDF',
  file: () => apiFile(wallet.accountDetailsFile, { query: { currency } }),
  fileName: 'account-details.pdf',
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
    typeof movements.movementsFile
  >['query']

export const movementsQuery = (asked: MovementFilter, page: number) =>
  queryOptions({
    queryKey: [...walletKey, 'movements', asked, page],
    queryFn: ({ signal }) =>
      api(movements.transactions, { query: { ...askedOf(asked), page: String(page) } }, { signal }),
  })

/** Everything that the list shows, as a table for other programs. */
export const movementsFile = (asked: MovementFilter): Paper => ({
  text: 'Download CSV',
  file: () => apiFile(movements.movementsFile, { query: askedOf(asked) }),
  fileName: 'movements.csv',
})

export const monthTotalsQuery = (currency: Currency) =>
  queryOptions({
    queryKey: [...walletKey, 'month-totals', currency],
    queryFn: ({ signal }) => api(wallet.monthTotals, { query: { currency } }, { signal }),
  })

/** All accounts in dollars, each at the day's rate. */
export const walletTotalQuery = queryOptions({
  queryKey: [...walletKey, 'total'],
  queryFn: ({ signal }) => api(wallet.total, {}, { signal }),
})

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
