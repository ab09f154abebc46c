import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { isMissing } from '../../../../lib/net/api-error.ts'
import { Card } from '../../../../ui/card.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { CaseSection } from './case-section.tsx'
import { deskTradeQuery, type TradeOfDesk } from './desk-queries.ts'
import { OrderedSections } from './ordered-sections.tsx'

/** /admin/quotes/:transaction_id: each request of a transaction with its offers, and what is ordered in it. */
export function QuotePage() {
  const { transaction_id: id = '' } = useParams()
  const { data: trade, error, refetch } = useQuery({ ...deskTradeQuery(id), throwOnError: isMissing })
  return (
    <>
      <PageHeader title="Quotes" back={{ to: '/admin/quotes', label: 'Back' }} />
      {trade ? (
        <div className="grid gap-4">
          <Card>
            <DefinitionList layout="grid" facts={factsOf(trade)} />
          </Card>
          {trade.cases.map((one) => (
            <CaseSection key={one.case_id} one={one} trade={trade} />
          ))}
          <OrderedSections trade={trade} />
        </div>
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status">loading..</p>
      )}
    </>
  )
}

const factsOf = ({ transaction_id, transaction_number, client, created_at }: TradeOfDesk) => [
  {
    term: 'Transaction id',
    value: (
      <>
        <span className="num">{transaction_number}</span>
        <span className="block text-xs text-ink-2">{transaction_id}</span>
      </>
    ),
  },
  {
    term: 'Client',
    value: <CustomerLink uid={client.uid} name={client.company_name} />,
  },
  { term: 'Date', value: <span className="num">{formatInstant(created_at)}</span> },
]
