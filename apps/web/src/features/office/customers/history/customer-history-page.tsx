import { useSuspenseQuery } from '@tanstack/react-query'
import { billingNames, vaultNames, type WireHistory } from '@tradelane/contract/customers/history'
import { useParams } from 'react-router'
import { usePageParam } from '../../../../lib/browser/use-page-param.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Card } from '../../../../ui/card.tsx'
import { Pagination } from '../../../../ui/lists/pagination.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { UnreadParts } from '../../../../ui/unread-parts.tsx'
import { customerHistoryQuery } from '../customer-queries.ts'
import { HistoryServices } from './history-services.tsx'
import { type Paper, PaperButtons } from './paper-buttons.tsx'

/** /admin/customer-profiles/:uid/history: the trades of a customer with their services, its documents and its bills. */
export function CustomerHistoryPage() {
  const { uid = '' } = useParams()
  const [page, setPage] = usePageParam()
  const { data } = useSuspenseQuery(customerHistoryQuery(uid, page))
  const { current_page, total_pages, total, total_is_least } = data.pagination
  return (
    <>
      <PageHeader
        title={data.company_name}
        lead="The customer’s transactions with their services, its documents and its bills."
        back={{ to: `/admin/customer-profiles/${uid}`, label: 'Back to History' }}
      />
      <UnreadParts titles={data.unread} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <PaperButtons title="Documents Vault" papers={vaultOf(data)} />
        <PaperButtons title="Invoice/Billing" papers={billsOf(data)} />
      </div>
      <div className="mt-4 grid gap-4">
        {data.transactions.length === 0 && (
          <Card title="Transactions">
            <p className="text-sm text-ink-2">
              {total > 0
                ? 'The list ends before this page.'
                : 'The customer’s transactions will appear here.'}
            </p>
          </Card>
        )}
        {data.transactions.map((transaction) => (
          <Card
            key={transaction.transaction_id}
            title={`Transaction ${transaction.transaction_number}`}
            isFlush
          >
            <p className="px-5 pb-3 text-sm text-ink-2">
              Client: {transaction.client} · Date: {formatDay(transaction.date)}
            </p>
            <HistoryServices number={transaction.transaction_number} services={transaction.services} />
          </Card>
        ))}
      </div>
      <Pagination
        page={current_page}
        totalPages={total_pages}
        total={total}
        isLeast={total_is_least}
        onPage={setPage}
      />
    </>
  )
}

const vaultOf = ({ documents_vault }: WireHistory): Paper[] =>
  documents_vault.map(({ name, files }) => ({
    name,
    none: vaultNames[name],
    files: files.map(({ title, url, link, at }) => ({ title, url, link, at, invoice: undefined })),
  }))

const billsOf = ({ billing }: WireHistory): Paper[] =>
  billing.map(({ name, invoices }) => ({
    name,
    none: billingNames[name],
    files: invoices.map((invoice) => ({
      title: `${invoice.number}, ${invoice.subject.title}`,
      url: null,
      link: null,
      at: invoice.issued_at,
      invoice,
    })),
  }))
