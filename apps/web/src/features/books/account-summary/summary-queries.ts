import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { accountSummary, type SummaryPeriod } from '@tradelane/contract/account-summary/calls'
import type { Currency } from '@tradelane/money'
import { api } from '../../../lib/net/api.ts'
import { walletKey } from '../../../lib/queries/wallet.ts'

/** Its key starts with the wallet's key, so that every movement of money refreshes it. */
export const accountSummaryQuery = (currency: Currency, period: SummaryPeriod) =>
  queryOptions({
    queryKey: [...walletKey, 'summary', currency, period],
    queryFn: ({ signal }) => api(accountSummary.get, { query: { currency, period } }, { signal }),
    placeholderData: keepPreviousData,
  })
