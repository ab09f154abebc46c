import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { insuredDetails } from '@tradelane/contract/insurance/insured'
import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import type { Paper } from '../../../../lib/browser/save-file.ts'
import { api, apiFile } from '../../../../lib/net/api.ts'
import { useChange } from '../../../../lib/net/use-change.ts'

const service = 'insurance'

export type InsuredBody = WireInput<typeof insuredDetails.add>['body']

/** Says who is insured, or changes what was said; answers its id. */
export const useSaveInsured = () =>
  useChange(service, async ({ id, body }: { id: string | undefined; body: InsuredBody }) => {
    const answer = id
      ? await api(insuredDetails.update, { body: { ...body, insured_details_id: id } })
      : await api(insuredDetails.add, { body })
    return answer.insured_details_id
  })

export type DetailsBody = WireInput<typeof insuranceDetails.add>['body']

/** With an id what is there is changed, never doubled. */
export const useSaveDetails = () =>
  useChange(service, ({ id, body }: { id: string | undefined; body: DetailsBody }) =>
    id
      ? api(insuranceDetails.update, { body: { ...body, insurance_id: id } })
      : api(insuranceDetails.add, { body: { ...body, cid: 1 } }),
  )

export const useApprove = () =>
  useChange(service, (insuranceId: string) =>
    api(insuranceDetails.approve, { body: { insurance_id: insuranceId } }),
  )

export const useBind = () =>
  useChange(service, (body: WireInput<typeof insurance.bind>['body']) => api(insurance.bind, { body }))

export const useCancel = () =>
  useChange(service, (insuranceId: string) => api(insurance.cancel, { body: { insurance_id: insuranceId } }))

const copies = { original: 'Certificate', duplicate: 'Duplicate' } as const

/** One of the two originals: a bank asks for both. */
export const certificate = (insurance_id: string, copy: keyof typeof copies): Paper => ({
  text: copies[copy],
  file: () => apiFile(insurance.certificate, { query: { insurance_id, copy } }),
  fileName: `certificate-of-insurance-${copy}.pdf`,
})
