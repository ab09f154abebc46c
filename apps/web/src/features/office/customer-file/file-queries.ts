import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { customerFile } from '@tradelane/contract/customers/file-calls'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../lib/net/api.ts'
import { officeRecordsKey, useChange } from '../../../lib/net/use-change.ts'

const fileKey = officeRecordsKey('customer-file')

export const notesQuery = (uid: string, page: number) =>
  queryOptions({
    queryKey: [...fileKey, 'notes', uid, page],
    queryFn: ({ signal }) =>
      api(customerFile.notes, { query: { limit: '5', page: String(page) }, body: { uid } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const riskQuery = (uid: string) =>
  queryOptions({
    queryKey: [...fileKey, 'risk', uid],
    queryFn: ({ signal }) => api(customerFile.risk, { body: { uid } }, { signal }),
    staleTime: 0,
  })

export const useAddNote = (uid: string) =>
  useChange([fileKey], (text: string) => api(customerFile.addNote, { body: { uid, text } }))

type Rating = WireInput<typeof customerFile.rate>['body']

/** A rating also closes the task that asked for it. */
export const useRateCustomer = () =>
  useChange([fileKey, officeRecordsKey('tasks'), officeRecordsKey('unread')], (body: Rating) =>
    api(customerFile.rate, { body }),
  )
