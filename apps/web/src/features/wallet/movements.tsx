import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Movement, WalletBalance } from '@tradelane/contract/wallet'
import type { Currency } from '@tradelane/money'
import { ArrowLeftRight } from 'lucide-react'
import { Link } from 'react-router'
import { messageOf } from '../../lib/api-error.ts'
import { formatInstant } from '../../lib/format-date.ts'
import { useAddressParam } from '../../lib/use-address-param.ts'
import { Amount } from '../../ui/amount.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { DateInput } from '../../ui/text-input.tsx'
import { movementsQuery } from './queries.ts'

/** What moved one account, newest first, with the balance after each; account, days and page are in the address. */
export function Movements({ balances }: { balances: readonly WalletBalance[] }) {
  const wish = useMovementsWish(balances)
  const { data, error } = useQuery({ ...movementsQuery(wish), placeholderData: keepPreviousData })
  return (
    <Card title={`Movements in ${wish.currency}`} isFlush className="mt-4">
      <Filters balances={balances} wish={wish} />
      {error ? (
        <div className="p-5">
          <Banner tone="lost" isNews>
            {messageOf(error)}
          </Banner>
        </div>
      ) : (
        <DataTable
          label={`Movements in ${wish.currency}`}
          columns={columnsFor(wish.currency)}
          rows={data?.content}
          rowKey={({ id }) => id}
          skeletonRows={6}
          empty={
            <EmptyState icon={ArrowLeftRight} title="No records found">
              Balance added, payments and conversions in {wish.currency} stand here.
            </EmptyState>
          }
        />
      )}
      {data && (
        <Pagination
          page={data.pagination.current_page}
          totalPages={data.pagination.total_pages}
          total={data.pagination.total}
          onPage={wish.goTo}
        />
      )}
    </Card>
  )
}

function useMovementsWish(balances: readonly WalletBalance[]) {
  const [code, setCurrency] = useAddressParam('currency')
  const [from = '', setFrom] = useAddressParam('from')
  const [to = '', setTo] = useAddressParam('to')
  const [page, setPage] = useAddressParam('page')
  const known = balances.find(({ curSymbol }) => curSymbol === code)
  const firstPage = { page: '' }
  return {
    currency: known?.curSymbol ?? ('USD' as Currency),
    from,
    to,
    page: Math.max(1, Math.trunc(Number(page)) || 1),
    choose: (currency: string) => setCurrency(currency, firstPage),
    begin: (day: string) => setFrom(day || undefined, firstPage),
    end: (day: string) => setTo(day || undefined, firstPage),
    goTo: (next: number) => setPage(String(next)),
  }
}

type Wish = ReturnType<typeof useMovementsWish>

function Filters({ balances, wish }: { balances: readonly WalletBalance[]; wish: Wish }) {
  return (
    <div className="grid gap-3 px-5 pb-4 sm:grid-cols-3">
      <Select
        label="Account"
        options={balances.map(({ curSymbol }) => ({ value: curSymbol, label: curSymbol }))}
        value={wish.currency}
        onChange={({ target }) => wish.choose(target.value)}
      />
      <DateInput
        label="From"
        isOptional
        value={wish.from}
        max={wish.to || undefined}
        onChange={({ target }) => wish.begin(target.value)}
      />
      <DateInput
        label="To"
        isOptional
        value={wish.to}
        min={wish.from || undefined}
        onChange={({ target }) => wish.end(target.value)}
      />
    </div>
  )
}

function columnsFor(currency: Currency): Column<Movement>[] {
  return [
    { key: 'description', title: 'Description', cell: (movement) => <Description movement={movement} /> },
    {
      key: 'at',
      title: 'Date',
      cell: ({ at }) => <span className="num whitespace-nowrap text-ink-2">{formatInstant(at)}</span>,
    },
    {
      key: 'amount',
      title: 'Amount',
      isRight: true,
      cell: ({ amount }) => <Amount value={amount} currency={currency} />,
    },
    {
      key: 'balance',
      title: 'Balance',
      isRight: true,
      cell: ({ balance }) => <Amount value={balance} currency={currency} />,
    },
  ]
}

const ofPayment = /^simple_payment:([\da-f-]{36})$/

/** A payment's movement leads to the payment. */
function Description({ movement: { description, subject } }: { movement: Movement }) {
  const payment = ofPayment.exec(subject ?? '')?.[1]
  if (!payment) return description
  return (
    <Link to={`/simple-payment?simple_payment_id=${payment}`} className="text-link">
      {description}
    </Link>
  )
}
