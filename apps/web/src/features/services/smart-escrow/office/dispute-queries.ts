import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { officeDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import type { EscrowDisputeState } from '@tradelane/contract/smart-escrow/dispute-states'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../../lib/net/use-change.ts'
import { service } from '../parts/escrow-queries.ts'

type Shown = { search: string; state: EscrowDisputeState | undefined; page: number }

export const disputesQuery = ({ search, state, page }: Shown) =>
  queryOptions({
    queryKey: [...officeRecordsKey(service), 'disputes', search, state, page],
    queryFn: ({ signal }) =>
      api(officeDisputes.list, { query: { search, state, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const disputeQuery = (dispute_id: string) =>
  queryOptions({
    queryKey: [...officeRecordsKey(service), 'dispute', dispute_id],
    queryFn: ({ signal }) => api(officeDisputes.get, { body: { dispute_id } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
  })

export const useDecideDispute = () =>
  useChange(service, (body: WireInput<typeof officeDisputes.decide>['body']) =>
    api(officeDisputes.decide, { body }),
  )
