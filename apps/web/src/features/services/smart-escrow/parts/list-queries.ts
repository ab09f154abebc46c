import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { escrowLists, officeEscrowLists } from '@tradelane/contract/smart-escrow/list-calls'
import type { EscrowState } from '@tradelane/contract/smart-escrow/states'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey, recordsKey } from '../../../../lib/net/use-change.ts'
import { service } from './escrow-queries.ts'

type Shown<Choice> = { search: string; state: Choice | undefined; page: number }

export const escrowsQuery = ({ search, state, page }: Shown<EscrowState>) =>
  queryOptions({
    queryKey: [...recordsKey(service), 'list', search, state, page],
    queryFn: ({ signal }) =>
      api(escrowLists.list, { query: { search, state, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What waits for Tradelane is a choice beside the states. */
export const waiting = 'waiting'
type OfficeChoice = EscrowState | typeof waiting

export const officeEscrowsQuery = ({ search, state, page }: Shown<OfficeChoice>) =>
  queryOptions({
    queryKey: [...officeRecordsKey(service), 'list', search, state, page],
    queryFn: ({ signal }) => {
      const narrowed = state === waiting ? { waits_for: 'tradelane' as const, state: undefined } : { state }
      return api(officeEscrowLists.list, { query: { search, ...narrowed, page: String(page) } }, { signal })
    },
    placeholderData: keepPreviousData,
  })
