import { queryOptions } from '@tanstack/react-query'
import { changesByItself } from '@tradelane/contract/lifecycle/state-table'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { escrowAmendments } from '@tradelane/contract/smart-escrow/amendment-calls'
import { smartEscrows, type WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { escrowPayees } from '@tradelane/contract/smart-escrow/payee-calls'
import { escrowReleases } from '@tradelane/contract/smart-escrow/release-calls'
import { escrowStateTable } from '@tradelane/contract/smart-escrow/states'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey, recordsKey, useChange } from '../../../../lib/net/use-change.ts'

export type EscrowPageData = WireOutput<typeof smartEscrows.get>
export type OfficePageData = WireOutput<typeof officeEscrows.get>
export type WireEscrow = WireSmartEscrow
export type WireBlock = WireSmartEscrow['conditions'][number]
export type WireBuyersPresentation = WireBlock['document_approval'][number]['presentations'][number]
export type Decision = WireInput<typeof smartEscrows.decide>['body']

export const service = 'smart_escrow'
/** The same interval as the notification icon's polling. */
const newsEveryMs = 15_000
const payingMs = 2_000

/** Blocks are decided elsewhere; one that is being paid is soon paid. */
function waitOf(escrow: EscrowPageData['smart_escrow'] | undefined): number | false {
  if (!escrow || !changesByItself(escrowStateTable, escrow.status)) return false
  return escrow.conditions.some(({ state }) => state === 'fulfilled') ? payingMs : newsEveryMs
}

export const escrowQuery = (smart_escrow_id: string) =>
  queryOptions({
    queryKey: [...recordsKey(service), smart_escrow_id],
    queryFn: ({ signal }) => api(smartEscrows.get, { body: { smart_escrow_id } }, { signal }),
    refetchInterval: ({ state }) => waitOf(state.data?.smart_escrow),
  })

/** What of the escrow's trade can meet a condition. */
export const releaseChoicesQuery = (smart_escrow_id: string) =>
  queryOptions({
    queryKey: [...recordsKey(service), smart_escrow_id, 'releases'],
    queryFn: async ({ signal }) =>
      (await api(escrowReleases.choices, { body: { smart_escrow_id } }, { signal })).choices,
    // Another tab may have added a record to the trade.
    staleTime: 0,
  })

export const officeEscrowQuery = (smart_escrow_id: string) =>
  queryOptions({
    queryKey: [...officeRecordsKey(service), smart_escrow_id],
    queryFn: ({ signal }) => api(officeEscrows.get, { body: { smart_escrow_id } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
  })

/** The beneficiary's account number in full. */
export const readPayeeAccount = async (smart_escrow_id: string, reason: string) =>
  (await api(officeEscrows.get, { body: { smart_escrow_id, reason } })).beneficiary_account_details.account_no

export const useApproveEscrow = () =>
  useChange(service, (body: WireInput<typeof smartEscrows.approve>['body']) =>
    api(smartEscrows.approve, { body }),
  )

export const useConfirmPayee = () =>
  useChange(service, (body: WireInput<typeof escrowPayees.confirm>['body']) =>
    api(escrowPayees.confirm, { body }),
  )

/** By the company that pays, or by the back office. */
export const useDecideItem = (isOffice: boolean) =>
  useChange(service, (body: Decision) => api(isOffice ? officeEscrows.decide : smartEscrows.decide, { body }))

/** Filled in on the form of a new escrow. */
export const suggestedTermsQuery = queryOptions({
  queryKey: [...recordsKey(service), 'suggested'],
  queryFn: ({ signal }) => api(smartEscrows.suggest, {}, { signal }),
  retry: 1,
})

export const useGiveSample = () =>
  useChange(service, (body: WireInput<typeof smartEscrows.addSample>['body']) =>
    api(smartEscrows.addSample, { body }),
  )

type Examination = WireInput<typeof smartEscrows.examine>['body']

/** By the company that pays, or by the back office. */
export const useExamineDocument = (isOffice: boolean) =>
  useChange(service, (body: Examination) =>
    api(isOffice ? officeEscrows.examine : smartEscrows.examine, { body }),
  )

export const useWaiveDifferences = () =>
  useChange(service, (body: WireInput<typeof smartEscrows.waive>['body']) =>
    api(smartEscrows.waive, { body }),
  )

export const useAskSeller = () =>
  useChange(service, (smart_escrow_id: string) => api(smartEscrows.askSeller, { body: { smart_escrow_id } }))

export const useCancelEscrow = () =>
  useChange(service, (body: WireInput<typeof smartEscrows.cancel>['body']) =>
    api(smartEscrows.cancel, { body }),
  )

export const useSaveChange = () =>
  useChange(service, (body: WireInput<typeof escrowAmendments.save>['body']) =>
    api(escrowAmendments.save, { body }),
  )

export const useProposeChange = () =>
  useChange(service, (body: WireInput<typeof escrowAmendments.propose>['body']) =>
    api(escrowAmendments.propose, { body }),
  )

export const useWithdrawChange = () =>
  useChange(service, (amendment_id: string) => api(escrowAmendments.withdraw, { body: { amendment_id } }))

export const useRefundEscrow = () =>
  useChange(service, (body: WireInput<typeof officeEscrows.refund>['body']) =>
    api(officeEscrows.refund, { body }),
  )

export const useAnswerQuestion = () =>
  useChange(service, (body: WireInput<typeof officeEscrows.answer>['body']) =>
    api(officeEscrows.answer, { body }),
  )

export const useRetryEscrow = () =>
  useChange(service, (smart_escrow_id: string) => api(officeEscrows.retry, { body: { smart_escrow_id } }))
