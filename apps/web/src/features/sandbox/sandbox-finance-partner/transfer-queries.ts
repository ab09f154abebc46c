import { queryOptions } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { sandboxFinancePartner, type TransferManner } from '@tradelane/contract/sandbox-finance-partner/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

const key = ['sandbox-finance-partner'] as const

type PlayedPartner = WireOutput<typeof sandboxFinancePartner.list>
export type PlayedTransfer = PlayedPartner['transfers'][number]

export const playedPartnerQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => api(sandboxFinancePartner.list, {}, { signal }),
  refetchInterval: 3_000,
})

export const usePlayTransfer = () =>
  useChange([key], (body: WireInput<typeof sandboxFinancePartner.act>['body']) =>
    api(sandboxFinancePartner.act, { body }),
  )

export const useTransferManner = () =>
  useChange([key], (transfers: TransferManner) => api(sandboxFinancePartner.behave, { body: { transfers } }))
