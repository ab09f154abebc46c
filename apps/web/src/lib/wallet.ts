import { queryOptions } from '@tanstack/react-query'
import { wallet } from '@tradelane/contract/wallet'
import { api } from './api.ts'

/** Begins the key of everything that money in the wallets changes: told to be asked again after a payment, it all is. */
export const walletKey = ['wallet'] as const

/** What each open currency holds. Several features' screens read it. */
export const balancesQuery = queryOptions({
  queryKey: [...walletKey, 'balances'],
  queryFn: ({ signal }) => api(wallet.balances, {}, { signal }),
})
