import { queryOptions } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { sandboxBuyer } from '@tradelane/contract/sandbox-buyer/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

const key = ['sandbox-buyer'] as const

export type PayableInvoice = WireOutput<typeof sandboxBuyer.list>['invoices'][number]

export const payableInvoicesQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api(sandboxBuyer.list, {}, { signal }),
  refetchInterval: 3_000,
})

export const usePayInvoice = () =>
  useChange([key], (body: WireInput<typeof sandboxBuyer.pay>['body']) => api(sandboxBuyer.pay, { body }))
