import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../../lib/net/api-error.ts'
import { tradeSummaryQuery, tradeText } from '../../../lib/queries/trades.ts'
import { useMay } from '../../../lib/session/roles.ts'
import { Badge } from '../../../ui/badge.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AddService } from './add-service.tsx'
import { BudgetCard } from './budget/budget-card.tsx'
import { CashFlowCard } from './cash-flow/cash-flow-card.tsx'
import { CompareCard } from './compare/compare-card.tsx'
import { EarlierTrades } from './earlier-trades.tsx'
import { NextStepsCard } from './next-steps-card.tsx'
import { PartiesCard } from './parties-card.tsx'
import { RenameTrade } from './rename-trade.tsx'
import { ServiceCards } from './service-cards.tsx'
import { StartTrade } from './start-trade.tsx'
import { TotalCost } from './total-cost.tsx'
import { UseThisTrade } from './use-this-trade.tsx'
import { WhatHappened } from './what-happened.tsx'

type Slots = Record<'requests' | 'copy' | 'offer', (trade: WireTransactionSummary) => ReactNode>

/** /transaction-summary: the current trade, or the one in the address, with its services and what they cost. `requests`, `copy` and `offer` come from other features. */
export function TransactionSummaryPage({ requests, copy, offer }: Slots) {
  const [address] = useSearchParams()
  const {
    data: trade,
    error,
    refetch,
    isFetching,
  } = useQuery({
    ...tradeSummaryQuery(address.get('transaction_id') ?? undefined),
    // The trade before stays in view until the other one is there.
    placeholderData: keepPreviousData,
  })
  // A trade that does not exist is a page that does not exist. Without one in the address, a colleague views a company that has none yet.
  if (address.has('transaction_id') && error && error instanceof ApiError && error.status < 500 && !trade)
    throw error
  if (!trade) return <WithoutTrade error={isFetching ? null : error} onRetry={refetch} />
  return (
    <>
      <PageHeader
        title="Transaction summary"
        lead={<Subject trade={trade} />}
        actions={<Actions trade={trade} copy={copy(trade)} />}
      />
      <div className="grid gap-4 print:-mb-16">
        {offer(trade)}
        <NextStepsCard transactionId={trade.transaction_id} />
        <TotalCost trade={trade} />
        <BudgetCard key={`budget ${trade.transaction_id}`} trade={trade} />
        {/* What is printed is one page: what it costs and earns. */}
        <div className="grid gap-4 print:hidden">
          <ServiceCards trade={trade} />
          <PartiesCard trade={trade} />
          <CashFlowCard transactionId={trade.transaction_id} />
          {requests(trade)}
          <CompareCard trade={trade} />
        </div>
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 print:hidden">
          <WhatHappened key={trade.transaction_id} trade={trade} />
          <EarlierTrades shownId={trade.transaction_id} />
        </div>
      </div>
    </>
  )
}

/** While the trade loads; where it cannot be loaded, the others can still be opened. */
function WithoutTrade({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <>
      <PageHeader
        title="Transaction summary"
        lead="A trade, its services and what they cost."
        actions={<LinkButton to="/dashboard">Dashboard</LinkButton>}
      />
      {error ? (
        <div className="grid gap-4">
          <Card isFlush>
            <ListFailure error={error} onRetry={onRetry} />
          </Card>
          <EarlierTrades shownId="" />
        </div>
      ) : (
        <Skeleton className="h-[36rem] rounded-lg" />
      )}
    </>
  )
}

function Subject({ trade }: { trade: WireTransactionSummary }) {
  const mayChange = useMay('preparer')
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span className="num text-base font-medium wrap-anywhere text-ink">{tradeText(trade)}</span>
      <Badge tone={trade.is_current ? 'done' : 'idle'}>
        {trade.is_current ? 'Current trade' : 'Earlier trade'}
      </Badge>
      {mayChange && <RenameTrade key={trade.transaction_id} trade={trade} />}
    </span>
  )
}

function Actions({ trade, copy }: { trade: WireTransactionSummary; copy: ReactNode }) {
  const mayChange = useMay('preparer')
  return (
    <>
      <LinkButton to="/dashboard">Dashboard</LinkButton>
      {mayChange && !trade.is_current && <UseThisTrade trade={trade} />}
      {copy}
      {mayChange && <StartTrade />}
      {mayChange && <AddService trade={trade} />}
    </>
  )
}
