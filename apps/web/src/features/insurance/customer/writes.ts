import { useMutation, useQueryClient } from '@tanstack/react-query'
import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { insuredDetails } from '@tradelane/contract/insurance/insured'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { api, apiFile } from '../../../lib/net/api.ts'
import { walletKey } from '../../../lib/queries/wallet.ts'
import { insuranceKey } from '../parts/queries.ts'

/** Every write here changes what lists and policies show; some move money as well. */
function useChange<Given, Answer>(send: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    // Awaited: the next page begins with what was saved, not with what was there before.
    onSuccess: () => client.invalidateQueries({ queryKey: insuranceKey }),
    onError: () => void client.invalidateQueries({ queryKey: insuranceKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: walletKey }),
  })
}

export type InsuredBody = WireInput<typeof insuredDetails.add>['body']

/** Says who is insured, or changes what was said; answers its id. */
export const useSaveInsured = () =>
  useChange(async ({ id, body }: { id: string | undefined; body: InsuredBody }) => {
    const answer = id
      ? await api(insuredDetails.update, { body: { ...body, insured_details_id: id } })
      : await api(insuredDetails.add, { body })
    return answer.insured_details_id
  })

export type DetailsBody = WireInput<typeof insuranceDetails.add>['body']

/** With an id what is there is changed, never doubled. */
export const useSaveDetails = () =>
  useChange(({ id, body }: { id: string | undefined; body: DetailsBody }) =>
    id
      ? api(insuranceDetails.update, { body: { ...body, insurance_id: id } })
      : api(insuranceDetails.add, { body: { ...body, cid: 1 } }),
  )

export const useApprove = () =>
  useChange((insuranceId: string) => api(insuranceDetails.approve, { body: { insurance_id: insuranceId } }))

export const useBindCode = () =>
  useMutation({
    mutationFn: (insuranceId: string) => api(insurance.bindCode, { body: { insurance_id: insuranceId } }),
  })

export const useBind = () =>
  useChange((body: WireInput<typeof insurance.bind>['body']) => api(insurance.bind, { body }))

export const useCancel = () =>
  useChange((insuranceId: string) => api(insurance.cancel, { body: { insurance_id: insuranceId } }))

export const useCertificate = () =>
  useMutation({
    mutationFn: (insuranceId: string) =>
      apiFile(insurance.certificate, { query: { insurance_id: insuranceId } }),
    onSuccess: (file) => saveFile(file, 'certificate-of-insurance.pdf'),
  })
