import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { changesByItself } from '@tradelane/contract/lifecycle/state-table'
import type { WireInput, WireOutput } from '@tradelane/contract/primitives/endpoint'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { wallet } from '@tradelane/contract/wallet/calls'
import { api } from '../../../lib/net/api.ts'
import { recordsKey, useChange } from '../../../lib/net/use-change.ts'

type Saved = WireInput<typeof simplePayments.save>['body']
export type DraftBody = Extract<Saved, { save_as_draft: 1 }>
export type FinalBody = Extract<Saved, { save_as_draft: 0 }>
export type SubmittedPayment = WireOutput<typeof simplePayments.save>
export type PaymentDetail = WireOutput<typeof simplePayments.get>

const service = 'simple_payment'
const paymentsKey = recordsKey(service)

/** Some of what changes on the server does so within seconds, so the page polls. */
const askAgainMs = 2_000
const askListAgainMs = 5_000

export const paymentQuery = (simplePaymentId: string) =>
  queryOptions({
    queryKey: [...paymentsKey, simplePaymentId],
    queryFn: ({ signal }) =>
      api(simplePayments.get, { body: { simple_payment_id: simplePaymentId } }, { signal }),
    // A payment in progress is polled; others are refetched when the page is opened again.
    refetchInterval: ({ state }) =>
      state.data && changesByItself(paymentStateTable, state.data.simple_payment.status) ? askAgainMs : false,
  })

const shownLists = {
  all: {},
  waiting: { awaiting_approval: '1' },
  submitted: { save_as_draft: '0' },
  drafts: { save_as_draft: '1' },
} as const
type ShownList = keyof typeof shownLists

export const paymentsQuery = ({ shown, page }: { shown: ShownList; page: number }) =>
  queryOptions({
    queryKey: [...paymentsKey, 'page', shown, page],
    queryFn: ({ signal }) =>
      api(simplePayments.list, { query: { ...shownLists[shown], page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => changesByItself(paymentStateTable, status))
        ? askListAgainMs
        : false,
  })

type QuoteBody = WireInput<typeof wallet.quote>['body']
export type QuoteRequest = Pick<
  QuoteBody,
  'source_currency_code' | 'destination_currency_code' | 'amount' | 'side' | 'bank_country' | 'payout_method'
>
export type Quote = WireOutput<typeof wallet.quote>

const quoteKey = ['payment-quote'] as const

/** A locked rate is valid for its request, once. It is cached from one step to the next, never on disk. */
export const paymentQuoteQuery = (request: QuoteRequest | undefined, draftId?: string) =>
  queryOptions({
    queryKey: [...quoteKey, request],
    queryFn: ({ signal }) =>
      api(
        wallet.quote,
        { body: { ...(request as QuoteRequest), purpose: 'payment', draft_id: draftId } },
        { signal },
      ),
    enabled: request !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    meta: { isPrivate: true },
  })

export const useSaveDraft = () =>
  useChange(service, async (body: DraftBody) => (await api(simplePayments.save, { body })).simple_payment_id)

export function useSubmitPayment() {
  const client = useQueryClient()
  return useChange(service, async (body: FinalBody) => {
    const answer = await api(simplePayments.save, { body })
    // The quote is used up; the next payment needs a new one.
    client.removeQueries({ queryKey: quoteKey, type: 'inactive' })
    return answer
  })
}

/** Stops a payment, or discards a draft. */
export const useCancelPayment = () =>
  useChange(service, (simplePaymentId: string) =>
    api(simplePayments.cancel, { body: { simple_payment_id: simplePaymentId } }),
  )

/** A returned payment that is not paid again. */
export const useSettleReturn = () =>
  useChange(service, (simplePaymentId: string) =>
    api(simplePayments.settleReturn, { body: { simple_payment_id: simplePaymentId } }),
  )

/** Tells the provider what it asked for. */
export const useAnswerRequest = () =>
  useChange(service, (body: WireInput<typeof simplePayments.answer>['body']) =>
    api(simplePayments.answer, { body }),
  )
