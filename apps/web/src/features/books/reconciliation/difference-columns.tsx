import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { differenceActions } from '@tradelane/contract/reconciliation/actions'
import {
  differenceReason,
  reconciliation,
  type WireDifference,
} from '@tradelane/contract/reconciliation/calls'
import { differenceStateTable } from '@tradelane/contract/reconciliation/states'
import { formatDay } from '../../../lib/format/format-date.ts'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { CustomerLink } from '../../../ui/records/customer-link.tsx'
import { OfficeAction } from '../../../ui/records/office-action.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { Closings } from './closings.tsx'
import { differenceText, titleOf } from './difference-words.ts'
import { ExplainDialog } from './explain-dialog.tsx'
import { useReopenDifference } from './reconciliation-queries.ts'
import { sayOvertaken } from './say-overtaken.ts'

const note = 'block text-xs font-normal text-ink-2'

const difference: Column<WireDifference> = {
  key: 'difference',
  title: 'Difference',
  className: 'wrap-anywhere',
  cell: (row) => (
    <>
      {titleOf(row)}
      <span className={note}>
        <CustomerLink uid={row.uid} name={row.company_name} />
      </span>
      {row.happened_at && <span className={note}>Made {formatDay(row.happened_at)}</span>}
    </>
  ),
}
const ours: Column<WireDifference> = { key: 'ours', title: 'Ours', className: 'num', cell: (row) => row.ours }
const theirs: Column<WireDifference> = {
  ...{ key: 'theirs', title: 'The provider’s', className: 'num', cell: (row) => row.theirs },
}
const amount: Column<WireDifference> = {
  ...{ key: 'amount', title: 'Amount', className: 'num font-medium', cell: differenceText },
}

export const openColumns: Column<WireDifference>[] = [
  {
    ...difference,
    cell: (row) => (
      <>
        {difference.cell(row)}
        {row.closings.length > 0 && (
          <>
            <span className={`${note} mt-2`}>Closed before</span>
            <Closings difference={row} />
          </>
        )}
      </>
    ),
  },
  ours,
  theirs,
  amount,
  {
    key: 'seen',
    title: 'First seen',
    className: 'num',
    cell: ({ first_seen_at, last_seen_at }) => (
      <>
        {formatDay(first_seen_at)}
        <span className={note}>Last seen {formatDay(last_seen_at)}</span>
      </>
    ),
  },
  {
    key: 'actions',
    title: 'Actions',
    isRight: true,
    cell: (row) => (
      <DialogButton
        text="Explain"
        size="sm"
        aria-label={`Explain ${titleOf(row)} of ${row.company_name}`}
        closed={closedBy(differenceActions.close, factsOf(row))?.reason}
      >
        {(close) => <ExplainDialog difference={row} onClose={close} />}
      </DialogButton>
    ),
  },
]

export const endedColumns: Column<WireDifference>[] = [
  difference,
  ours,
  theirs,
  amount,
  {
    key: 'state',
    title: 'Status',
    className: 'wrap-anywhere',
    cell: (row) => (
      <>
        <StatusBadge states={differenceStateTable} state={row.state} />
        {row.gone_at && <span className={note}>The same since {formatDay(row.gone_at)}</span>}
        <Closings difference={row} />
      </>
    ),
  },
  { key: 'actions', title: 'Actions', isRight: true, cell: (row) => <Reopen difference={row} /> },
]

function Reopen({ difference: row }: { difference: WireDifference }) {
  const { difference_id, version } = row
  const reopen = useReopenDifference()
  return (
    <OfficeAction call={reconciliation.reopen} action={differenceActions.reopen} record={factsOf(row)}>
      {(closed) => (
        <DialogButton
          text="Reopen"
          size="sm"
          aria-label={`Reopen ${titleOf(row)} of ${row.company_name}`}
          closed={closed}
        >
          {(close) => (
            <ReasonDialog
              title={`Reopen ${titleOf(row)}`}
              lead="How it was closed stays in its history. No money is moved."
              rule={differenceReason}
              submitText="Reopen"
              busyText="Reopening"
              send={(reason) => reopen.mutateAsync({ difference_id, version, reason }).catch(sayOvertaken)}
              onClose={close}
            />
          )}
        </DialogButton>
      )}
    </OfficeAction>
  )
}

const factsOf = ({ state, gone_at }: WireDifference) => ({ state, is_gone: gone_at !== null })
