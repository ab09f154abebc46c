import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { changesByItself } from '@tradelane/contract/lifecycle/state-table'
import { officePayments } from '@tradelane/contract/simple-payment/office-calls'
import { payment } from '@tradelane/contract/simple-payment/service-info'
import { type PaymentState, paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { api } from '../../../../lib/net/api.ts'
import { officeRecordsKey } from '../../../../lib/net/use-change.ts'

const paymentsKey = officeRecordsKey(payment.subject)
/** As often as the customer's own list. */
const askAgainMs = 5_000

/** What is not finished is a choice beside the states. */
export const unfinished = 'open'

type Shown = {
  search: string
  state: PaymentState | typeof unfinished | undefined
  page: number
  uid?: string
  limit?: number
}

export const officePaymentsQuery = ({ search, state, page, uid, limit }: Shown) =>
  queryOptions({
    queryKey: [...paymentsKey, 'list', search, state, page, uid, limit],
    queryFn: ({ signal }) => {
      const narrowed = state === unfinished ? { open: '1' as const } : { state }
      const query = { search, ...narrowed, uid, page: String(page), ...(limit && { limit: String(limit) }) }
      return api(officePayments.list, { query }, { signal })
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.simple_payments.some(({ status }) => changesByItself(paymentStateTable, status))
        ? askAgainMs
        : false,
  })

export const officePaymentQuery = (simple_payment_id: string) =>
  queryOptions({
    queryKey: [...paymentsKey, simple_payment_id],
    queryFn: ({ signal }) => api(officePayments.get, { body: { simple_payment_id } }, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data && changesByItself(paymentStateTable, data.simple_payment.status) ? askAgainMs : false,
  })
