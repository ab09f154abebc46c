import { queryOptions } from '@tanstack/react-query'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { tradeFigures } from '@tradelane/contract/transactions/figures'
import { api } from '../net/api.ts'
import { tradesKey } from './trades.ts'

export type NextRecord = WireOutput<typeof tradeFigures.nextSteps>['records'][number]

/** Every record of a trade, and who must do what next. */
export const nextStepsQuery = (transaction_id: string) =>
  queryOptions({
    queryKey: [...tradesKey, 'next', transaction_id],
    queryFn: ({ signal }) => api(tradeFigures.nextSteps, { query: { transaction_id } }, { signal }),
    staleTime: 0,
  })
