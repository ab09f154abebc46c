import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { claims } from '@tradelane/contract/claims/calls'
import { officeClaims } from '@tradelane/contract/claims/office-calls'
import { type ClaimState, claimStateTable } from '@tradelane/contract/claims/states'
import { changesByItself } from '@tradelane/contract/lifecycle/state-table'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { api, apiFile } from '../../../../lib/net/api.ts'
import { officeRecordsKey, recordsKey, useChange } from '../../../../lib/net/use-change.ts'

export type ClaimPage = WireOutput<typeof claims.get>
export type SavedClaim = WireInput<typeof claims.save>['body']

const service = 'insurance_claim'
const claimsKey = recordsKey(service)
/** The same interval as the notification icon's polling. */
const newsEveryMs = 15_000
const officeKey = officeRecordsKey(service)

export const claimsQuery = ({ insuranceId, page }: { insuranceId?: string; page: number }) =>
  queryOptions({
    queryKey: [...claimsKey, 'list', insuranceId, page],
    queryFn: ({ signal }) =>
      api(claims.list, { query: { insurance_id: insuranceId, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const claimQuery = (claimId: string) =>
  queryOptions({
    queryKey: [...claimsKey, claimId],
    queryFn: ({ signal }) => api(claims.get, { body: { claim_id: claimId } }, { signal }),
    // It is asked about and decided elsewhere.
    refetchInterval: ({ state }) =>
      state.data && changesByItself(claimStateTable, state.data.claim.state) ? newsEveryMs : false,
  })

export const useSaveClaim = () =>
  useChange(service, async (body: SavedClaim) => draftOf(await api(claims.save, { body })))

/** The draft as it was saved last; nothing of a new claim. */
export type SavedDraft = { claimId?: string; version?: number }

type Submission = { body: SavedClaim; onSaved: (draft: SavedDraft) => void }

/** Saves the form, then submits the claim. */
export const useSubmitClaim = () =>
  useChange(service, async ({ body, onSaved }: Submission) => {
    const saved = await api(claims.save, { body })
    onSaved(draftOf(saved))
    return api(claims.submit, { body: { claim_id: saved.claim_id } })
  })

const draftOf = ({ claim_id, version }: WireOutput<typeof claims.save>) => ({ claimId: claim_id, version })

export const useAnswerClaim = () =>
  useChange(service, (body: WireInput<typeof claims.answer>['body']) => api(claims.answer, { body }))

export const useCarrierNotice = () =>
  useMutation({
    mutationFn: (claimId: string) => apiFile(claims.carrierNotice, { query: { claim_id: claimId } }),
    onSuccess: (file) => saveFile(file, 'notice-of-loss.pdf'),
  })

export type OfficeListFilter = { search: string; state: ClaimState | undefined; page: number }

export const officeClaimsQuery = ({ search, state, page }: OfficeListFilter) =>
  queryOptions({
    queryKey: [...officeKey, 'list', search, state, page],
    queryFn: ({ signal }) =>
      api(officeClaims.list, { query: { search, state, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Those that were submitted under one policy, for the person who decides about one of them. */
export const officeClaimsOfPolicyQuery = (insuranceId: string) =>
  queryOptions({
    queryKey: [...officeKey, 'of policy', insuranceId],
    queryFn: ({ signal }) =>
      api(officeClaims.list, { query: { insurance_id: insuranceId, limit: '100' } }, { signal }),
    staleTime: 0,
  })

export const officeClaimQuery = (claimId: string) =>
  queryOptions({
    queryKey: [...officeKey, claimId],
    queryFn: ({ signal }) => api(officeClaims.get, { body: { claim_id: claimId } }, { signal }),
    // What is decided on is what is there now.
    staleTime: 0,
  })

type Body<Call extends keyof typeof officeClaims> =
  WireInput<(typeof officeClaims)[Call]> extends { body: infer Given } ? Given : never

export const useAssess = () =>
  useChange(service, (body: Body<'assess'>) => api(officeClaims.assess, { body }))
export const useAsk = () => useChange(service, (body: Body<'ask'>) => api(officeClaims.ask, { body }))
export const usePay = () => useChange(service, (body: Body<'pay'>) => api(officeClaims.pay, { body }))
export const useDecline = () =>
  useChange(service, (body: Body<'decline'>) => api(officeClaims.decline, { body }))
