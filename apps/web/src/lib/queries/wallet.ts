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
  // A company that has just signed up: its first two accounts are being opened.
  refetchInterval: ({ state }) => ((state.data?.length ?? 0) < 2 ? openingMs : restingMs),
})
