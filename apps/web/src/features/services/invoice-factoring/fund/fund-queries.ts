import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { invoiceFactoring, leastPercent } from '@tradelane/contract/invoice-factoring/calls'
import { invoiceComparison } from '@tradelane/contract/invoice-factoring/compare-call'
import { fundingMoney } from '@tradelane/contract/invoice-factoring/states'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import { api } from '../../../../lib/net/api.ts'
import { useChange } from '../../../../lib/net/use-change.ts'
import { fundingsKey, service } from '../parts/funding-queries.ts'
import { bodyOf, type CompareBody, type FundValues, type OfferBody } from './fund-values.ts'

export type Offer = WireOutput<typeof invoiceFactoring.offer>

const fundingsOfBuyerQuery = (beneficiary_id: string) =>
  queryOptions({
    queryKey: [...fundingsKey, 'of-buyer', beneficiary_id],
    queryFn: ({ signal }) => api(invoiceFactoring.list, { query: { beneficiary_id } }, { signal }),
    enabled: beneficiary_id !== '',
  })

/** The percentage of the buyer's submitted invoice before this one: the least that can be chosen. */
export function useLeastPercent({ beneficiary_id, invoice_factoring_id }: FundValues): number {
  const { data = [] } = useQuery(fundingsOfBuyerQuery(beneficiary_id))
  const before = data.find(
    (funding) =>
      funding.invoice_factoring_id !== invoice_factoring_id && fundingMoney[funding.status] !== 'none',
  )
  return before?.payment_request ?? leastPercent
}

/** What it answers depends on the trade, too, for whose bookings it looks. */
export const offerQuery = (body: OfferBody | undefined, transactionId: string | undefined) =>
  queryOptions({
    queryKey: [...fundingsKey, 'offer', body, transactionId],
    queryFn: ({ signal }) => {
      if (!body) throw new Error('there is nothing to offer')
      return api(invoiceFactoring.offer, { body }, { signal })
    },
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    // What is shown is what can be accepted now.
    staleTime: 0,
  })

export const comparisonQuery = (body: CompareBody | undefined) =>
  queryOptions({
    queryKey: [...fundingsKey, 'comparison', body],
    queryFn: ({ signal }) => {
      if (!body) throw new Error('there is nothing to compare')
      return api(invoiceComparison.compare, { body }, { signal })
    },
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    // A partner or a limit can have changed.
    staleTime: 0,
  })

/** Stores the form as a draft, or changes the stored one; returns its id. */
export const useSaveFunding = () =>
  useChange(service, async (values: FundValues): Promise<string> => {
    const { invoice_factoring_id } = values
    const body = bodyOf(values)
    const saved = invoice_factoring_id
      ? await api(invoiceFactoring.update, { body: { invoice_factoring_id, ...body } })
      : await api(invoiceFactoring.add, { body })
    return saved.invoice_factoring_id
  })

export const useSubmitFunding = () =>
  useChange(service, (given: { values: FundValues; password: string; verify_code: string }) => {
    const { values, ...approval } = given
    const { invoice_factoring_id } = values
    return api(invoiceFactoring.update, { body: { invoice_factoring_id, ...bodyOf(values), ...approval } })
  })
