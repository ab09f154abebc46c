import { queryOptions } from '@tanstack/react-query'
import { wallet } from '@tradelane/contract/wallet/calls'
import { api } from '../net/api.ts'

/** Begins the key of everything that money in the wallets changes: told to be asked again after a payment, it all is. */
export const walletKey = ['wallet'] as const

const openingMs = 1_000
const restingMs = 30_000

/** What each open currency holds. Several features' screens read it. Money also arrives while nobody clicks. */
export const balancesQuery = queryOptions({
  queryKey: [...walletKey, 'balances'],
  queryFn: ({ signal }) => api(wallet.balances, {}, { signal }),
  // A company that has just signed up: its first two accounts are being opened.
  refetchInterval: ({ state }) => ((state.data?.length ?? 0) < 2 ? openingMs : restingMs),
})
