import { useQuery, useQueryClient } from '@tanstack/react-query'
import { escrowStatesAs } from '@tradelane/contract/smart-escrow/shown-states'
import { useEffect, useRef, useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { isDeadLink } from '../../../../lib/queries/links.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { NextStep } from '../../../../ui/records/next-step.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { lastDayText, standingFacts, termFacts, termOfReceived } from '../parts/escrow-facts.ts'
import { AgreeForm } from './agree-form.tsx'
import { type OpenedEscrow, type SellersEscrow, sellersEscrowQuery } from './seller-queries.ts'
import { SellersAmendments } from './sellers-amendments.tsx'
import { SellersBlocks } from './sellers-blocks.tsx'
import { SellersDisputes } from './sellers-disputes.tsx'

type SellersRecordProps = { opened: OpenedEscrow; onEnded: () => void }

/** The terms, the seller's answer, and what happened. */
export function SellersRecord({ opened, onEnded }: SellersRecordProps) {
  const query = sellersEscrowQuery(opened)
  const { data: escrow, error, refetch } = useQuery(query)
  const client = useQueryClient()
  const [answer, setAnswer] = useState<{ text: string; count: number }>()
  const hasEnded = isDeadLink(error)
  useEffect(() => {
    if (hasEnded) onEnded()
  }, [hasEnded, onEnded])
  if (!escrow) return error ? <ListFailure error={error} onRetry={refetch} /> : <Skeleton className="h-72" />
  const read = () => client.invalidateQueries({ queryKey: query.queryKey })
  const say = (text: string) => {
    setAnswer((before) => ({ text, count: (before?.count ?? 0) + 1 }))
    void read()
  }
  // What the answer before it was is no news any more.
  const moveOn = () => {
    setAnswer(undefined)
    return read()
  }
  return (
    <div className="grid gap-6">
      {/* The same answer to another change is said again. */}
      {answer && <Said key={answer.count} text={answer.text} />}
      <Standing escrow={escrow} />
      <Parts escrow={escrow} opened={opened} onSaid={say} onActed={moveOn} onEnded={onEnded} />
    </div>
  )
}

type PartsProps = {
  escrow: SellersEscrow
  opened: OpenedEscrow
  /** With what an answer has said. */
  onSaid: (text: string) => void
  onActed: () => Promise<void>
  onEnded: () => void
}

/** What waits for the seller's answer comes first. A dispute keeps its place while the page is open, also when it ends. */
function Parts({ escrow, opened, onSaid, onActed, onEnded }: PartsProps) {
  const [isDisputed] = useState(() => escrow.blocks.some(({ state }) => state === 'disputed'))
  const isAsked = escrow.amendments.some(({ may_answer }) => may_answer)
  const changes = <SellersAmendments escrow={escrow} opened={opened} onDone={onSaid} onEnded={onEnded} />
  const disputes = escrow.agreement === 'agreed' && (
    <SellersDisputes escrow={escrow} opened={opened} onActed={onActed} />
  )
  return (
    <>
      {isAsked && changes}
      {isDisputed && disputes}
      <Card title="Terms">
        <DefinitionList facts={terms(escrow)} />
      </Card>
      <Card title="Blocks">
        <SellersBlocks escrow={escrow} opened={opened} onPresented={() => void onActed()} onEnded={onEnded} />
      </Card>
      {!isAsked && changes}
      {!isDisputed && disputes}
      {isOpen(escrow) && escrow.agreement === 'waiting' && (
        <Card title="Your answer">
          <AgreeForm opened={opened} onDone={onSaid} onEnded={onEnded} />
        </Card>
      )}
      <Card title="What happened">
        <History timeline={escrow.timeline} />
      </Card>
    </>
  )
}

/** What the answer was that was given far below, in a form that goes away with it. */
function Said({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Banner tone="done" isAlert>
        {text}
      </Banner>
    </div>
  )
}

const isOpen = ({ state }: SellersEscrow): boolean => state === 'approved' || state === 'partly_released'

/** Where it stands, first on a phone. */
function Standing({ escrow }: { escrow: SellersEscrow }) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-semibold">{escrow.escrow_number}</h2>
        <StatusBadge states={escrowStatesAs({ isPartlyPaid: escrow.paid_out > 0 })} state={escrow.state} />
      </div>
      {isOpen(escrow) && escrow.agreement === 'waiting' && (
        <Banner tone="wait" title="Your turn">
          Read the terms below, and agree or decline
          {escrow.agreement_due_at && <> by {formatInstant(escrow.agreement_due_at)}</>}.
        </Banner>
      )}
      {escrow.amendments.some(({ may_answer }) => may_answer) && (
        <Banner tone="wait" title="Your turn">
          The buyer proposes a change. Read it below, and agree or decline. Until then the escrow goes on as
          it is.
        </Banner>
      )}
      <NextStep next={escrow.next} />
      {isOpen(escrow) && escrow.agreement === 'cancelled' && (
        <Banner tone="lost">
          The buyer has cancelled the escrow. What was approved before is still being paid to you.
        </Banner>
      )}
      {escrow.agreement === 'declined' && (
        <Banner tone="lost">
          {escrow.agreement_by} declined the escrow: {escrow.agreement_reason}
        </Banner>
      )}
    </div>
  )
}

/** As the seller reads it: it is the beneficiary. */
const payerOfFee: Readonly<Record<string, string>> = {
  Sender: 'paid by the buyer',
  Beneficiary: 'paid by you',
  'Equal Split': 'half of it paid by you',
}

function terms(escrow: SellersEscrow): Fact[] {
  const amount = (value: number) => formatAmount(value, escrow.amount_sent_currency)
  return [
    { term: 'Buyer', value: escrow.buyer },
    { term: 'Seller', value: escrow.seller },
    {
      term: termOfReceived(escrow.state, 'You receive'),
      value: amount(escrow.amount_received),
      startsGroup: true,
    },
    { term: 'Set aside by the buyer', value: amount(escrow.amount_sent) },
    {
      term: 'Fee (included)',
      value: `${amount(escrow.fees)}, ${payerOfFee[escrow.fees_payed_by] ?? escrow.fees_payed_by}`,
    },
    ...standingFacts(escrow),
    {
      term: 'Paid to',
      value: `${escrow.account.holder}, ${escrow.account.bank}, account ending in ${escrow.account.last_four}`,
      startsGroup: true,
    },
    { term: 'Payment mode', value: escrow.payment_mode },
    { term: 'Reference', value: escrow.reference },
    { term: 'Last day of presentation', value: lastDayText(escrow.expiry_date, escrow.last_moment) },
    { term: 'Inspection days', value: String(escrow.inspection_days) },
    ...(escrow.condition_based_payment === 1 ? termFacts(escrow) : []),
  ]
}
