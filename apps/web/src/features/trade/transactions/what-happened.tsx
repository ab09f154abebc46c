import { useQuery } from '@tanstack/react-query'
import type { WireTransactionSummary } from '@tradelane/contract/transactions/calls'
import { useEffect, useRef, useState } from 'react'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FoldOnPhone } from '../../../ui/fold-on-phone.tsx'
import { History } from '../../../ui/records/history.tsx'
import { tradeEventsQuery } from './trade-events-query.ts'

/** A summary has so many events at most. */
const shortEvents = 50

/** The time line of a trade: the newest events, and all once somebody wants to see the beginning. */
export function WhatHappened({ trade }: { trade: WireTransactionSummary }) {
  const [isWhole, setIsWhole] = useState(false)
  const {
    data: all,
    isFetching,
    isError,
    refetch,
  } = useQuery({ ...tradeEventsQuery(trade), enabled: isWhole })
  const timeline = all ?? trade.timeline
  const isShort = !all && timeline.length >= shortEvents
  const list = useFocusOnceShown(isWhole && Boolean(all))
  return (
    <Card title="What happened">
      {isShort && (
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <Button tone="quiet" isBusy={isFetching} onClick={() => (isWhole ? refetch() : setIsWhole(true))}>
            Show earlier events
          </Button>
          <span className="text-xs text-ink-2" role="status">
            {isError ? 'The earlier events could not be loaded.' : `The newest ${shortEvents} are shown.`}
          </span>
        </div>
      )}
      {timeline.length > 0 ? (
        <div ref={list} tabIndex={-1} className="outline-none">
          <Newest timeline={timeline} />
          <FoldOnPhone
            title={`${isShort ? 'The newest' : 'All'} ${timeline.length} events`}
            rows={timeline.length}
            isInset
          >
            <History timeline={oldestFirst(timeline)} />
          </FoldOnPhone>
        </div>
      ) : (
        <p className="text-ink-2">Everything that happens to the services of this trade will appear here.</p>
      )}
    </Card>
  )
}

/** On a phone, where the list may be folded. */
function Newest({ timeline }: { timeline: WireTransactionSummary['timeline'] }) {
  const newest = oldestFirst(timeline).at(-1)
  if (!newest) return null
  return (
    <p className="num mb-3 text-ink-2 sm:hidden">{`Newest: ${newest.title}, ${formatInstant(newest.at)}`}</p>
  )
}

/** The button that showed all is gone, and with it the focus: what it showed takes it, where it is. */
function useFocusOnceShown(isShown: boolean) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown && document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [isShown])
  return list
}

/** Time lines read from the top: each record's number stands with what happened to it. A carrier's news may be reported late. */
const oldestFirst = (timeline: WireTransactionSummary['timeline']) =>
  timeline
    .map((item) => ({ ...item, title: `${item.title} · ${item.number}` }))
    .toReversed()
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
