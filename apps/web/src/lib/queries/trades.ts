import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { WireNextStep } from '@tradelane/contract/lifecycle/timeline'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { services } from '@tradelane/contract/services/registry'
import { type ListedTransaction, transactionSummary } from '@tradelane/contract/transactions/calls'
import { api } from '../net/api.ts'
import { recordsKey, useChange } from '../net/use-change.ts'

/** The same interval as the notification icon's polling. */
const newsEveryMs = 15_000
const isRunning = ({ next }: { next: WireNextStep }): boolean => next !== null && next.who !== 'approver'

/** Begins the key of everything about trades. */
export const tradesKey = ['trades'] as const

/** "TRX-2026-000123, Valves for Hamburg". */
export const tradeText = ({
  transaction_number: number,
  name,
}: Pick<ListedTransaction, 'transaction_number' | 'name'>) => (name ? `${number}, ${name}` : number)

export const tradeAddress = (transactionId: string): string =>
  `/transaction-summary?transaction_id=${transactionId}`

/** A trade by its id; without one the current trade, which new services belong to. */
export const tradeQuery = (transactionId?: string) =>
  queryOptions({
    queryKey: [...tradesKey, 'one', transactionId ?? ''],
    queryFn: ({ signal }) =>
      api(
        transactionSummary.list,
        { query: transactionId ? { transaction_id: transactionId } : { current: '1' } },
        { signal },
      ),
    select: ({ transactions }) => transactions[0],
  })

export const tradesQuery = ({ search, page, limit = 10 }: { search: string; page: number; limit?: number }) =>
  queryOptions({
    queryKey: [...tradesKey, 'list', search, page, limit],
    queryFn: ({ signal }) =>
      api(
        transactionSummary.list,
        { query: { page: String(page), limit: String(limit), ...(search && { search }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** A trade's summary; the current trade's without an id. Read again whenever the page is shown: services change it. */
export const tradeSummaryQuery = (transactionId: string | undefined) =>
  queryOptions({
    queryKey: [...tradesKey, 'summary', transactionId ?? ''],
    queryFn: ({ signal }) =>
      api(
        transactionSummary.get,
        { query: { ...(transactionId && { transaction_id: transactionId }) } },
        { signal },
      ),
    staleTime: 0,
    // Fundings are decided, advanced and paid elsewhere.
    refetchInterval: ({ state }) =>
      state.data?.invoice_factoring_data.some(isRunning) ? newsEveryMs : false,
  })

/** Another trade is current: its summary must not begin with the figures of the one before. */
function useForgetCurrent(): () => void {
  const client = useQueryClient()
  return () => client.removeQueries({ queryKey: tradeSummaryQuery(undefined).queryKey, type: 'inactive' })
}

export function useStartTrade() {
  const forgetCurrent = useForgetCurrent()
  return useChange([tradesKey], (body: WireInput<typeof transactionSummary.start>['body']) =>
    api(transactionSummary.start, { body }).finally(forgetCurrent),
  )
}
export const useUpdateTrade = () =>
  useChange([tradesKey], (body: WireInput<typeof transactionSummary.update>['body']) =>
    api(transactionSummary.update, { body }),
  )
export function useContinueTrade() {
  const forgetCurrent = useForgetCurrent()
  return useChange([tradesKey], (transaction_id: string) =>
    api(transactionSummary.resume, { body: { transaction_id } }).finally(forgetCurrent),
  )
}
/** The records of every service: any of them may move with the one that is moved. */
const allRecords = services.map(({ subject }) => recordsKey(subject))
export const useMoveToTrade = () =>
  useChange([tradesKey, ...allRecords], (body: WireInput<typeof transactionSummary.move>['body']) =>
    api(transactionSummary.move, { body }),
  )
