import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { insuredDetails } from '@tradelane/contract/insurance/insured'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { recordsKey } from '../../../../lib/net/use-change.ts'

const insuranceKey = recordsKey('insurance')

export type InsuredPage = WireOutput<typeof insuredDetails.get>
export type PolicyPage = WireOutput<typeof insurance.get>
export type PremiumBody = WireInput<typeof insurance.premium>['body']

const askAgainMs = 2_000
/** The same interval as the notification icon's polling. */
const newsEveryMs = 15_000

/** The policyholder, and the insured that is named, else the newest. */
export const insuredQuery = (insuredDetailsId: string | undefined) =>
  queryOptions({
    queryKey: [...insuranceKey, 'insured', insuredDetailsId],
    queryFn: ({ signal }) =>
      api(insuredDetails.get, { query: { insured_details_id: insuredDetailsId } }, { signal }),
  })

/** What was saved of an insured's goods and is not bound yet. */
export const detailsQuery = (insuredDetailsId: string, insuranceId: string | undefined) =>
  queryOptions({
    queryKey: [...insuranceKey, 'details', insuredDetailsId, insuranceId],
    queryFn: async ({ signal }) => {
      const query = insuranceId ? { insurance_id: insuranceId } : { insured_details_id: insuredDetailsId }
      return (await api(insuranceDetails.get, { query }, { signal })).insurance
    },
  })

export type Prefill = WireOutput<typeof insurance.prefill>
export type Freight = { shipment_id?: string; logistics_id?: string }

/** What the freight already says of the goods. One that is not there any more says nothing. */
export const prefillQuery = (freight: Freight) =>
  queryOptions({
    queryKey: [...insuranceKey, 'prefill', freight],
    queryFn: ({ signal }) =>
      Object.keys(freight).length === 0
        ? null
        : api(insurance.prefill, { body: freight }, { signal }).catch(() => null),
  })

export const premiumQuery = (body: PremiumBody | null) =>
  queryOptions({
    queryKey: [...insuranceKey, 'premium', body],
    queryFn: ({ signal }) => api(insurance.premium, { body: body as PremiumBody }, { signal }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  })

/** The state can change on the server (a collected premium, a new quote), so the page polls. */
function waitOf(policy: PolicyPage['insurance'] | undefined): number | false {
  if (policy?.payment === 'processing') return askAgainMs
  return policy?.state === 'submitted' ? newsEveryMs : false
}

export const policyQuery = (insuranceId: string) =>
  queryOptions({
    queryKey: [...insuranceKey, 'policy', insuranceId],
    queryFn: ({ signal }) => api(insurance.get, { body: { insurance_id: insuranceId } }, { signal }),
    refetchInterval: ({ state }) => waitOf(state.data?.insurance),
  })

export const policiesQuery = ({ search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: [...insuranceKey, 'policies', search, page],
    queryFn: ({ signal }) => api(insurance.list, { query: { search, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** A certificate's public data, for anyone who has its number and code; null if there is none. */
export const certificateQuery = (certificate: string, code: string) =>
  queryOptions({
    queryKey: ['certificate', certificate, code],
    queryFn: async ({ signal }) =>
      (await api(insurance.verify, { query: { certificate, code } }, { signal })).certificate,
    enabled: certificate !== '' && code !== '',
    meta: { isPrivate: true },
  })
