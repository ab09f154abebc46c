import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { ListPanel } from '../../../../ui/lists/list-panel.tsx'
import { companysPaymentColumns } from './office-columns.tsx'
import { officePaymentsQuery } from './office-queries.ts'

const shownRows = 5

/** The last payments of a company, on its profile. */
export function CompanysPayments({ uid, companyName }: { uid: string; companyName: string }) {
  return (
    <ListPanel
      title="Payments"
      all={{ to: `/admin/payments?search=${encodeURIComponent(companyName)}`, name: 'payments' }}
      list={{
        label: 'Payments',
        query: useQuery(
          officePaymentsQuery({ search: '', state: undefined, page: 1, uid, limit: shownRows }),
        ),
        rowsOf: ({ simple_payments }) => simple_payments,
        columns: companysPaymentColumns,
        rowKey: ({ simple_payment_id }) => simple_payment_id,
        rowLink: ({ simple_payment_id }) => `/admin/payments/${simple_payment_id}`,
        skeletonRows: shownRows,
        empty: { icon: ArrowLeftRight, text: 'The company has not submitted a payment yet.' },
      }}
    />
  )
}
