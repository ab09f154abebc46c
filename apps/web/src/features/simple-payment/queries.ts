import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@tradelane/contract/endpoint'
import { simplePayments } from '@tradelane/contract/simple-payment'
import { verification } from '@tradelane/contract/verification'
import { wallet } from '@tradelane/contract/wallet'
import { api } from '../../lib/api.ts'
import { partnersKey } from '../../lib/partners.ts'
import { walletKey } from '../../lib/wallet.ts'

type Saved = WireInput<typeof simplePayments.save>['body']
export type DraftBody = Extract<Saved, { save_as_draft: 1 }>
export type FinalBody = Extract<Saved, { save_as_draft: 0 }>
export type PaymentPage = WireOutput<typeof simplePayments.get>

/** Begins the key of everything said about payments. */
const paymentsKey = ['simple-payments'] as const

const underWay = new Set(['submitted', 'processing', 'sent'])
const askAgainMs = 2_000

export const paymentQuery = (simplePaymentId: string) =>
  queryOptions({
    queryKey: [...paymentsKey, simplePaymentId],
    queryFn: ({ signal }) =>
      api(simplePayments.get, { body: { simple_payment_id: simplePaymentId } }, { signal }),
    // What is under way changes without anybody's doing; the rest when it is looked at again.
    refetchInterval: ({ state }) =>
      underWay.has(state.data?.simple_payment.status ?? '') ? askAgainMs : false,
  })

type QuoteBody = WireInput<typeof wallet.quote>['body']
export type QuoteWish = Pick<
  QuoteBody,
  'source_currency_code' | 'destination_currency_code' | 'amount' | 'side'
>
export type Quote = WireOutput<typeof wallet.quote>

/** A held rate is good for what it was asked for, once: it is never kept beyond the screen that shows it. */
export const paymentQuoteQuery = (wish: QuoteWish | undefined) =>
  queryOptions({
    queryKey: ['payment-quote', wish],
    queryFn: ({ signal }) =>
      api(wallet.quote, { body: { ...(wish as QuoteWish), purpose: 'payment' } }, { signal }),
    enabled: wish !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { isPrivate: true },
  })

/** After a write, every list that shows payments, partners' payments or balances is asked again. */
function useTellOthers() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [paymentsKey, partnersKey, walletKey].map((queryKey) => client.invalidateQueries({ queryKey })),
    )
}

export function useSaveDraft() {
  const tellOthers = useTellOthers()
  return useMutation({
    mutationFn: async (body: DraftBody) => (await api(simplePayments.save, { body })).simple_payment_id,
    onSuccess: () => void tellOthers(),
  })
}

export const useSendCode = () =>
  useMutation({
    mutationFn: (simplePaymentId: string) =>
      api(verification.sendCode, { body: { type: 'simple payment', simple_payment_id: simplePaymentId } }),
  })

export function useSubmitPayment() {
  const tellOthers = useTellOthers()
  return useMutation({
    mutationFn: (body: FinalBody) => api(simplePayments.save, { body }),
    // A refusal by the provider has changed the payment too.
    onSettled: () => void tellOthers(),
  })
}

export function useCancelPayment() {
  const tellOthers = useTellOthers()
  return useMutation({
    mutationFn: (simplePaymentId: string) =>
      api(simplePayments.cancel, { body: { simple_payment_id: simplePaymentId } }),
    onSettled: () => void tellOthers(),
  })
}
