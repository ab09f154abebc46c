import { stateLabels } from '@tradelane/contract/lifecycle/state-table'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { ArrowLeftRight } from 'lucide-react'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { officePaymentColumns } from './office-columns.tsx'
import { officePaymentsQuery, unfinished } from './office-queries.ts'

/** The back office does not see drafts. */
const { draft: _, ...shown } = stateLabels(paymentStateTable)

/** /admin/payments: the payments of all customers, and what each waits for. */
export const OfficePaymentsPage = defineListPage({
  title: 'Payments',
  lead: 'The payments of all customers, newest first, and what each waits for. Drafts are not shown.',
  search: 'Search by company, payment number, payee or reference',
  states: { [unfinished]: 'Not finished', ...shown },
  query: officePaymentsQuery,
  rowsOf: ({ simple_payments }) => simple_payments,
  columns: officePaymentColumns,
  linkOf: ({ simple_payment_id }) => `/admin/payments/${simple_payment_id}`,
  empty: { icon: ArrowLeftRight, text: 'Payments that customers submit will appear here.' },
})
