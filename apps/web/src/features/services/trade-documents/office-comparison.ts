import { queryOptions } from '@tanstack/react-query'
import { officeComparedDocuments } from '@tradelane/contract/trade-documents/compare-calls'
import { api } from '../../../lib/net/api.ts'
import { officeRecordsKey } from '../../../lib/net/use-change.ts'
import { type PapersOfEscrow, statesOf } from './document-queries.ts'

/** The same for a colleague who examines the papers of an escrow. */
export const officeComparisonQuery = ({ smart_escrow_id, presented }: PapersOfEscrow) =>
  queryOptions({
    queryKey: [...officeRecordsKey('trade_document'), smart_escrow_id, ...statesOf(presented)],
    queryFn: ({ signal }) => api(officeComparedDocuments.compare, { body: { smart_escrow_id } }, { signal }),
    // Each reading leaves an entry in the audit trail: who comes back to the window has not looked again.
    ...{ staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false },
  })
