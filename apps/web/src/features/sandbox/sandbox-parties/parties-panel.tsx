import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { messageOf } from '../../../lib/net/api-error.ts'
import { nextStepsQuery } from '../../../lib/queries/next-steps.ts'
import { tradeAddress, tradeQuery, tradeText } from '../../../lib/queries/trades.ts'
import { hasSession } from '../../../lib/session/session.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { usePlayParty } from './party-queries.ts'
import { WaitingRecord } from './waiting-record.tsx'

/** The outside parties of one trade of the customer who is signed in: each takes its next step with one button. */
export function PartiesPanel() {
  return (
    <Card title="Parties of your trade">
      {hasSession('customer') ? (
        <OwnTrade />
      ) : (
        <p className="text-ink-2">
          <Link className="text-link" to="/login?next=%2Fsandbox">
            Sign in as a customer
          </Link>{' '}
          to play seller, inspector, carrier and buyer of its trade.
        </p>
      )}
    </Card>
  )
}

function OwnTrade() {
  const [address] = useSearchParams()
  const {
    data: trade,
    error,
    refetch,
    isPending,
  } = useQuery(tradeQuery(address.get('transaction_id') ?? undefined))
  if (error && !trade) return <ListFailure error={error} onRetry={refetch} />
  if (isPending) return <Skeleton className="h-24" />
  if (!trade)
    return (
      <EmptyState icon={Users} title="No trade yet">
        The parties of your current trade appear here.
      </EmptyState>
    )
  return (
    <>
      <p className="text-ink-2">
        Play the parties that act next in{' '}
        <Link className="text-link wrap-anywhere" to={tradeAddress(trade.transaction_id)}>
          {tradeText(trade)}
        </Link>
        . What you do yourself is on its own page.
      </p>
      <Waiting transactionId={trade.transaction_id} />
    </>
  )
}

function Waiting({ transactionId }: { transactionId: string }) {
  // What a party does may take the product a moment: a payout, for example.
  const { data, error, refetch } = useQuery({ ...nextStepsQuery(transactionId), refetchInterval: 3_000 })
  const playing = usePlayParty()
  const list = useRef<HTMLElement>(null)
  // The row of the party that was played goes, and its button with it.
  useEffect(() => {
    if (playing.isSuccess && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true })
  }, [playing.isSuccess, data])
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="mt-4 h-24" />
  const waiting = data.records.filter(({ next }) => next !== null)
  return (
    <section ref={list} tabIndex={-1} aria-label="Parties that act next">
      {waiting.length === 0 ? (
        <EmptyState icon={Users} title="Nothing is open">
          Nobody has to do anything more in this trade.
        </EmptyState>
      ) : (
        <ul aria-label="Who acts next" className="mt-4 divide-y divide-line border-t border-line">
          {waiting.map((record) => (
            <WaitingRecord key={`${record.subject} ${record.id}`} record={record} playing={playing} />
          ))}
        </ul>
      )}
      <div className="mt-4 empty:hidden">
        {playing.error && (
          <Banner tone="lost" isAlert>
            {messageOf(playing.error)}
          </Banner>
        )}
        {playing.data && !playing.isPending && (
          <Banner tone="done" isAlert>
            {playing.data.message}
          </Banner>
        )}
      </div>
    </section>
  )
}
