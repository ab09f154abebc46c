import { useQuery } from '@tanstack/react-query'
import { countryName } from '@tradelane/contract/lists/bank-countries'
import type { WireBuyer } from '@tradelane/contract/trading-info/calls'
import {
  type TradingField,
  tradingAmounts,
  tradingGroups,
  tradingLabels,
} from '@tradelane/contract/trading-info/fields'
import { Link, useParams } from 'react-router'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import { isMissing } from '../../../lib/net/api-error.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CustomerLink } from '../../../ui/records/customer-link.tsx'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { RecordPage, RecordSubject } from '../../../ui/records/record-page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TradingBadge } from './buyers-page.tsx'
import { ConvertBuyer } from './convert-buyer.tsx'
import { buyerQuery } from './trading-info-queries.ts'

const back = { to: '/admin/dashboard', label: 'Back' }

/** /admin/buyer/:trading_id: one record of trading information, and the partner that it becomes. */
export function BuyerPage() {
  const { trading_id: id = '' } = useParams()
  const { data, error, refetch } = useQuery(buyerQuery(id))
  if (data) return <Buyer buyer={data} />
  return (
    <>
      <PageHeader title="Buyer" back={back} />
      {isMissing(error) ? (
        <Card>
          <EmptyState title="Buyer not found!">It may have been opened from an old link.</EmptyState>
        </Card>
      ) : error ? (
        <ListFailure error={error} onRetry={refetch} />
      ) : (
        <Skeleton className="h-72 rounded-lg" />
      )}
    </>
  )
}

function Buyer({ buyer }: { buyer: WireBuyer }) {
  const { record, same_records } = buyer
  return (
    <RecordPage
      title={record.buyer_name}
      about={<RecordSubject>{record.receipt_number}</RecordSubject>}
      badge={<TradingBadge state={record.state} />}
      back={back}
      actions={record.state === 'received' && <ConvertBuyer buyer={buyer} />}
      history={
        <>
          <Card title="Record">
            <DefinitionList facts={recordFacts(buyer)} />
          </Card>
          <Groups record={record} titles={['Buyer', 'Supplier', 'Contact']} />
          <SameRecords records={same_records} />
        </>
      }
      facts={<Groups record={record} titles={['Trade', 'Amounts', 'Terms']} />}
    />
  )
}

type GroupsProps = { record: WireBuyer['record']; titles: (keyof typeof tradingGroups)[] }

/** What the buyer wrote, in the parts of its form. */
function Groups({ record, titles }: GroupsProps) {
  return titles.map((title) => (
    <Card key={title} title={title}>
      <DefinitionList
        facts={tradingGroups[title].map((field) => ({
          term: tradingLabels[field],
          value: textOf(record, field),
        }))}
      />
    </Card>
  ))
}

function recordFacts({ record }: WireBuyer) {
  const { uid, company_name, came_by_link, converted_at, converted_by } = record
  return [
    { term: 'Received', value: formatInstant(record.created_at) },
    { term: 'Came by', value: came_by_link ? 'A link that the customer sent' : 'The public form' },
    {
      term: 'Customer',
      value: uid ? <CustomerLink uid={uid} name={company_name ?? 'Customer'} /> : 'Not known',
    },
    ...(converted_at
      ? [
          {
            term: 'Made a partner',
            value: `${formatInstant(converted_at)} by ${converted_by ?? 'Tradelane'}`,
          },
        ]
      : []),
  ]
}

function textOf(record: WireBuyer['record'], field: TradingField): string {
  const value = record[field] || 'Not given'
  if (tradingAmounts.some((name) => name === field)) return formatAmount(Number(value), record.currency)
  if (field === 'expected_shipment_date') return formatDay(value)
  if (field === 'buyer_country') return record.buyer_country ? countryName(record.buyer_country) : value
  const unit = units[field]
  return unit && /^\d+([.,]\d+)?$/.test(value) ? `${value} ${unit}` : value
}

/** As the form asks for them, for those who write only the number. */
const units: Partial<Record<TradingField, string>> = {
  buyer_trading_history: 'years',
  supplier_trading_history: 'years',
  transaction_tenor: 'days',
  advance_ratio: '%',
}

function SameRecords({ records }: { records: WireBuyer['same_records'] }) {
  if (records.length === 0) return null
  return (
    <Card title="Other records of this buyer">
      <ul className="grid gap-2">
        {records.map(({ trading_id, receipt_number, supplier_name, created_at }) => (
          <li key={trading_id}>
            <Link to={`/admin/buyer/${trading_id}`} className="text-link num">
              {receipt_number}
            </Link>
            , {supplier_name}, {formatDay(created_at)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
