import { useQuery } from '@tanstack/react-query'
import type { WireListedQuoteRequest } from '@tradelane/contract/quote-requests/calls'
import { useListAddress } from '../../../lib/browser/use-list-address.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { placeText } from '../../../lib/format/request-text.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { ListPage } from '../../../ui/lists/list-page.tsx'
import { servicesText } from './request-facts.ts'
import { requestsQuery } from './request-queries.ts'
import { RowActions } from './row-actions.tsx'

/** /quote-requests: the company's requests, drafts and submitted ones. */
export function RequestsPage() {
  const address = useListAddress()
  const { search, page } = address
  const mayChange = useMay('preparer')
  return (
    <ListPage
      title="Quote requests"
      lead="Trades that you have described: drafts, and those that you have submitted."
      back={{ to: '/transaction-summary', label: 'Transaction summary' }}
      actions={
        mayChange && (
          <LinkButton to="/request-a-quote?new" tone="main">
            New request
          </LinkButton>
        )
      }
      address={address}
      search="Search by name or goods"
      list={{
        label: 'Quote requests',
        columns,
        query: useQuery(requestsQuery({ search, page })),
        rowsOf: ({ requests }) => requests,
        rowKey: ({ quote_request_id }) => quote_request_id,
        rowLink: addressOf,
        empty: { text: 'Your requests will appear here.' },
      }}
    />
  )
}

const addressOf = ({ quote_request_id: id, state }: WireListedQuoteRequest): string =>
  state === 'DRAFT' ? `/request-a-quote?quote_request_id=${id}` : `/review-submit?quote_request_id=${id}`

const columns: Column<WireListedQuoteRequest>[] = [
  {
    key: 'name',
    title: 'Request',
    isMain: true,
    cell: (request) => (
      <>
        <span className="wrap-anywhere">{request.name || 'Without a name'}</span>
        <span className="block font-normal text-ink-2">
          {[placeText(request.from), placeText(request.to)].filter(Boolean).join(' → ')}
        </span>
      </>
    ),
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ state, transaction_number }) =>
      state === 'DRAFT' ? (
        <Badge tone="idle">Draft</Badge>
      ) : (
        <>
          <Badge tone="done">Submitted</Badge>
          <span className="num mt-1 block whitespace-nowrap text-ink-2">{transaction_number}</span>
        </>
      ),
  },
  { key: 'services', title: 'Services', cell: (request) => servicesText(request) || '–' },
  {
    key: 'total',
    title: 'Value of the goods',
    isRight: true,
    className: 'num whitespace-nowrap',
    cell: ({ total, currency }) => (total !== null && currency ? formatAmount(total, currency) : '–'),
  },
  {
    key: 'updated',
    title: 'Changed',
    className: 'num whitespace-nowrap',
    cell: ({ updated_at }) => formatDay(updated_at),
  },
  { key: 'action', title: 'Action', isRight: true, cell: (request) => <RowActions request={request} /> },
]
