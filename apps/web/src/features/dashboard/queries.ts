import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { simplePayments } from '@tradelane/contract/simple-payment'
import { api } from '../../lib/api.ts'

/** States that end by themselves, some of them within seconds. */
const moving = new Set(['submitted', 'processing', 'sent'])
const movingMs = 5_000

type Which = { isDraft: boolean; limit: number; page: number }

/** Payments (or drafts), newest first. The key begins as every list of payments does. */
export const paymentsQuery = ({ isDraft, limit, page }: Which) =>
  queryOptions({
    queryKey: ['simple-payments', 'list', isDraft, limit, page],
    queryFn: ({ signal }) =>
      api(
        simplePayments.list,
        { query: { save_as_draft: isDraft ? '1' : '0', limit: String(limit), page: String(page) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => moving.has(status)) ? movingMs : false,
  })
