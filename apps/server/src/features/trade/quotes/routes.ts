import { quotes } from '@tradelane/contract/quotes/calls'
import { routes } from '../../../http/routes.ts'
import { getListedQuote } from './get-listed-quote.ts'
import { listQuotes } from './list-quotes.ts'

const success = { status: 'success' } as const

export const quoteRoutes = routes(quotes, {
  list: async ({ deps, actor, query }) => ({
    ...success,
    ...(await listQuotes(deps, actor, {
      period: query.period,
      search: query.search ?? '',
      beneficiaryId: query.beneficiary_id,
      page: query.page,
      limit: query.limit,
    })),
  }),
  get: async ({ deps, actor, query }) => getListedQuote(deps, actor, query.quote_id),
})
