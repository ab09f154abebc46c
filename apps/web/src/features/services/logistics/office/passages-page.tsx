import { useQuery } from '@tanstack/react-query'
import type { WireClosure, WirePassage } from '@tradelane/contract/logistics/passage-calls'
import { passages } from '@tradelane/contract/logistics/passage-calls'
import { passageNames } from '@tradelane/contract/logistics/passages'
import { businessNow } from '../../../../lib/browser/business-clock.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { ClosePassage } from './close-passage.tsx'
import { passagesQuery, useReopenPassage } from './passage-queries.ts'

/** /admin/passages: canals and straits, and which of them are closed. */
export function PassagesPage() {
  const query = useQuery(passagesQuery)
  return (
    <>
      <PageHeader
        title="Passages"
        lead="Canals and straits that ships go through. While one is closed, quotes keep clear of it and bookings get new arrival dates."
      />
      <div className="settling grid gap-4">
        <Card isFlush>
          <RecordList
            label="Passages"
            query={query}
            rowsOf={({ passages }) => passages}
            columns={columns}
            rowKey={({ passage }) => passage}
            skeletonRows={Object.keys(passageNames).length}
            empty={{ text: 'There are no passages.' }}
          />
        </Card>
        <Card isFlush title="Earlier closures">
          <RecordList
            label="Earlier closures"
            query={query}
            rowsOf={({ ended }) => ended}
            columns={endedColumns}
            rowKey={({ closure_id }) => closure_id}
            skeletonRows={1}
            empty={{ text: 'No passage was closed before.' }}
          />
        </Card>
      </div>
    </>
  )
}

const isAhead = ({ closed_on }: WireClosure) => closed_on > businessNow().toISOString().slice(0, 10)

const columns: Column<WirePassage>[] = [
  {
    key: 'passage',
    title: 'Passage',
    className: 'whitespace-nowrap',
    cell: ({ passage }) => passageNames[passage],
  },
  {
    key: 'state',
    title: 'Status',
    cell: ({ closure }) => {
      if (!closure) return <Badge tone="done">Open</Badge>
      return isAhead(closure) ? <Badge tone="wait">To be closed</Badge> : <Badge tone="lost">Closed</Badge>
    },
  },
  {
    key: 'reason',
    title: 'Reason',
    className: 'wrap-anywhere',
    cell: ({ closure }) =>
      closure ? (
        <>
          {closure.reason}
          <span className="block text-xs text-ink-2">
            {isAhead(closure) ? 'Closes on' : 'Closed since'} {formatDay(closure.closed_on)}, by{' '}
            {closure.closed_by}
          </span>
          {closure.source && <span className="block text-xs text-ink-2">Source: {closure.source}</span>}
        </>
      ) : (
        '–'
      ),
  },
  {
    key: 'bookings',
    title: 'Open bookings',
    isRight: true,
    className: 'num',
    cell: ({ open_bookings }) => open_bookings,
  },
  {
    key: 'action',
    title: 'Action',
    isRight: true,
    className: 'sm:whitespace-nowrap',
    cell: (row) => (row.closure ? <Reopen closure={row.closure} /> : <ClosePassage row={row} />),
  },
]

const endedColumns: Column<WireClosure>[] = [
  { key: 'passage', title: 'Passage', cell: ({ passage }) => passageNames[passage] },
  { key: 'reason', title: 'Reason', className: 'wrap-anywhere', cell: ({ reason }) => reason },
  {
    key: 'closed',
    title: 'Closed',
    cell: ({ closed_on, closed_by }) => (
      <>
        <span className="num">{formatDay(closed_on)}</span>
        <span className="block text-xs text-ink-2">{closed_by}</span>
      </>
    ),
  },
  {
    key: 'reopened',
    title: 'Opened again',
    cell: ({ reopened_at, reopened_by }) => (
      <>
        <span className="num">{reopened_at && formatInstant(reopened_at)}</span>
        <span className="block text-xs text-ink-2">{reopened_by}</span>
      </>
    ),
  },
]

function Reopen({ closure }: { closure: WireClosure }) {
  const reopening = useReopenPassage()
  const name = passageNames[closure.passage]
  const text = isAhead(closure) ? 'Keep open' : 'Open again'
  return (
    <StaffOnly call={passages.reopen}>
      <DialogButton text={text} size="sm">
        {(close) => (
          <ConfirmDialog
            title={isAhead(closure) ? `Keep ${name} open?` : `Open ${name} again?`}
            lead="New quotes use it. Ships that have not left go through it; those on their way round it stay on that way."
            tone="main"
            confirmText={text}
            busyText="Saving…"
            send={() => reopening.mutateAsync(closure.closure_id)}
            onClose={close}
          />
        )}
      </DialogButton>
    </StaffOnly>
  )
}
