import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { accountSummary, type SummaryPeriod } from '@tradelane/contract/account-summary/calls'
import type { Currency } from '@tradelane/money'
import { api } from '../../lib/net/api.ts'
import { walletKey } from '../../lib/queries/wallet.ts'

/** Its key begins as that of all that money in the wallets changes. */
export const accountSummaryQuery = (currency: Currency, period: SummaryPeriod) =>
  queryOptions({
    queryKey: [...walletKey, 'summary', currency, period],
    queryFn: ({ signal }) => api(accountSummary.get, { query: { currency, period } }, { signal }),
    placeholderData: keepPreviousData,
  })
