import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { invoiceColumns } from '../invoice-columns.tsx'
import { companysInvoicesQuery, officeInvoicePaper } from '../invoice-queries.ts'

/** The invoices and credit notes of a company, on its profile. */
export function CompanysInvoices({ uid }: { uid: string }) {
  const [page, setPage] = useState(1)
  return (
    <Card title="Invoices" isFlush>
      <RecordList
        label="Invoices"
        query={useQuery(companysInvoicesQuery(uid, page))}
        rowsOf={({ invoices }) => invoices}
        columns={columns}
        rowKey={({ invoice_id }) => invoice_id}
        skeletonRows={5}
        onPage={setPage}
        empty={{ icon: ReceiptText, text: 'The company has paid no fee or service yet.' }}
      />
    </Card>
  )
}

const columns = invoiceColumns(officeInvoicePaper)
