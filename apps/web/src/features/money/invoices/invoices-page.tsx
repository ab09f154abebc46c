import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { usePageParam } from '../../../lib/browser/use-page-param.ts'
import { Card } from '../../../ui/card.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { invoiceColumns } from './invoice-columns.tsx'
import { invoicePaper, invoicesQuery } from './invoice-queries.ts'
import { MonthSummary } from './month-summary.tsx'

/** /dashboard/wallet/invoices */
export function InvoicesPage() {
  const [page, setPage] = usePageParam()
  const [month, setMonth] = useAddressParam('month')
  return (
    <>
      <PageHeader
        title="Invoices"
        lead="What you have paid us for: each fee and service with its own number, and credit notes for what went back."
        back={{ to: '/dashboard/wallet', label: 'Wallet' }}
      />
      <MonthSummary month={month || undefined} onMonth={setMonth} />
      <Card title="Invoices and credit notes" isFlush className="mt-4">
        <RecordList
          label="Invoices and credit notes"
          query={useQuery(invoicesQuery(month || undefined, page))}
          rowsOf={({ invoices }) => invoices}
          columns={columns}
          rowKey={({ invoice_id }) => invoice_id}
          onPage={setPage}
          empty={{
            icon: ReceiptText,
            title: 'No invoice yet',
            text: 'Your invoices will appear here as soon as you pay a fee or a service.',
          }}
          narrowed={
            month
              ? { icon: ReceiptText, title: 'No invoices in this month', text: 'Choose another month above.' }
              : undefined
          }
        />
      </Card>
    </>
  )
}

const columns = invoiceColumns(invoicePaper)
