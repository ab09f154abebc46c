import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type QuotePeriod, quotes } from '@tradelane/contract/quotes/calls'
import { api } from '../net/api.ts'
import { walletKey } from './wallet.ts'

/** How soon an expired quote is shown as expired. */
const holdingMs = 15_000

type QuotesFilter = {
  period: QuotePeriod
  search?: string
  /** Quotes that priced payments to one partner. */
  beneficiaryId?: string
  page?: number
  limit?: number
}

/** Prices expire and are used: a cached list is shown at once and always refreshed. */
export const quotesQuery = ({ period, search = '', beneficiaryId, page = 1, limit = 20 }: QuotesFilter) =>
  queryOptions({
    // Anything that moves money may have used a quote.
    queryKey: [...walletKey, 'quotes', period, search, beneficiaryId, page, limit],
    queryFn: ({ signal }) =>
      api(
        quotes.list,
        {
          query: {
            period,
            ...(search && { search }),
            ...(beneficiaryId && { beneficiary_id: beneficiaryId }),
            page: String(page),
            limit: String(limit),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.data.some((quote) => quote.state === 'live') ? holdingMs : false,
  })

/** One quote as it was given, to continue with it. The server's clock decides whether it is still valid. */
export const quoteQuery = (quoteId: string) =>
  queryOptions({
    queryKey: ['quote', quoteId],
    queryFn: ({ signal }) => api(quotes.get, { query: { quote_id: quoteId } }, { signal }),
    retry: false,
    gcTime: 0,
    meta: { isPrivate: true },
  })
