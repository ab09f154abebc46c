import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { financing } from '@tradelane/contract/financing/calls'
import { portfolio } from '@tradelane/contract/invoice-factoring/portfolio-calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { Paper } from '../../../lib/browser/save-file.ts'
import { api, apiFile } from '../../../lib/net/api.ts'
import { partnersKey } from '../../../lib/queries/partners.ts'

export type FinancingDetails = WireOutput<typeof financing.details>
/** Credit and fundings of one buyer in one currency. */
export type BuyerFigures = FinancingDetails['financing_figures'][number]
export type Portfolio = WireOutput<typeof portfolio.get>
export type PortfolioLine = Portfolio['buyers'][number]
export type PortfolioSum = Portfolio['sums'][number]

/** Asked for again after changes of limits and of fundings, as all that shows beside a service's records. */
const financingKey = [...partnersKey, 'financing']
/** The same interval as the notification icon's polling: buyers pay while the page is open. */
const newsEveryMs = 15_000

export const financingQuery = (beneficiaryId: string) =>
  queryOptions({
    queryKey: [...financingKey, beneficiaryId],
    queryFn: ({ signal }) => api(financing.details, { body: { beneficiary_id: beneficiaryId } }, { signal }),
    refetchInterval: newsEveryMs,
  })

export const portfolioQuery = ({ search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...financingKey, 'portfolio', search, page],
    queryFn: ({ signal }) => api(portfolio.get, { query: { search, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: newsEveryMs,
  })

/** The buyers for whom credit is requested or open. */
export const financedBuyersQuery = (limit: number) =>
  queryOptions({
    queryKey: [...financingKey, 'portfolio', 'financed', limit],
    queryFn: ({ signal }) =>
      api(portfolio.get, { query: { financed: '1', limit: String(limit) } }, { signal }),
  })

/** The buyers that the search finds, as a table for other programs. */
export const portfolioFile = (search: string): Paper => ({
  text: 'Download CSV',
  file: () => apiFile(portfolio.file, { query: { search } }),
  fileName: 'portfolio.csv',
})
