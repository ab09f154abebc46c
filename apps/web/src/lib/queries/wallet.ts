import { queryOptions } from '@tanstack/react-query'
import { wallet } from '@tradelane/contract/wallet/calls'
import { api } from '../net/api.ts'

/** The start of the keys of everything that depends on money in the wallets: invalidating it refreshes them all. */
export const walletKey = ['wallet'] as const

const openingMs = 1_000
const restingMs = 30_000

/** The balance of each open currency. Used by several features. Polled, because money also arrives without user action. */
export const balancesQuery = queryOptions({
  queryKey: [...walletKey, 'balances'],
  queryFn: ({ signal }) => api(wallet.balances, {}, { signal }),
  // Fewer than two: a company that has just signed up, whose first accounts are being opened.
  refetchInterval: ({ state: { data } }) => (data && data.length < 2 ? openingMs : restingMs),
})
