import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { changesByItself } from '@tradelane/contract/lifecycle/state-table'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { api } from '../../../lib/net/api.ts'
import { recordsKey } from '../../../lib/net/use-change.ts'

/** Some of what changes without the user does so within seconds. */
const movingMs = 5_000

type PaymentFilter = { isDraft: boolean; limit: number; beneficiaryId?: string }

/** The latest payments (or drafts), to all partners or to one. */
export const paymentsQuery = ({ isDraft, limit, beneficiaryId }: PaymentFilter) =>
  queryOptions({
    queryKey: [...recordsKey('simple_payment'), 'list', isDraft, limit, beneficiaryId],
    queryFn: ({ signal }) =>
      api(
        simplePayments.list,
        {
          query: {
            save_as_draft: isDraft ? '1' : '0',
            limit: String(limit),
            ...(beneficiaryId && { beneficiary_id: beneficiaryId }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => changesByItself(paymentStateTable, status)) ? movingMs : false,
  })

/** The newest invoices that were saved and not submitted for funding. */
export const fundingDraftsQuery = (limit: number) =>
  queryOptions({
    queryKey: [...recordsKey('invoice_factoring'), 'drafts', limit],
    queryFn: ({ signal }) =>
      api(invoiceFactoring.list, { query: { status: 'draft', limit: String(limit) } }, { signal }),
  })
