import { type Action, closedBy, refusalOf } from '@tradelane/contract/lifecycle/action-table'
import { type ReactNode, useRef } from 'react'
import { useMay, useViewOnly } from '../../lib/session/roles.ts'
import { ReasonOfAction } from '../dialogs/closed-since.tsx'

type RecordActionProps<S extends string, Facts> = {
  action: Action<S, Facts>
  record: Facts & { state: NoInfer<S> }
  /** What leads to it, with the reason where it is closed. */
  children: (closed: string | undefined) => ReactNode
}

/**
 * Something that people can do with a record: open, or closed with the reason beside it. Absent for those whose role does not allow it, and
 * in states in which they do not look for it.
 */
export function RecordAction<S extends string, Facts>({
  action,
  record,
  children,
}: RecordActionProps<S, Facts>) {
  // The pages of the back office have `OfficeAction`, and those of a link `AllowedAction`.
  const who = action.who === 'office' || action.who === 'link' ? undefined : action.who
  const may = useMay(who ?? 'owner')
  const viewOnly = useViewOnly()
  return (
    (may || viewOnly !== undefined) &&
    who !== undefined && (
      <Shown action={action} record={record}>
        {(closed) => children(viewOnly ?? closed)}
      </Shown>
    )
  )
}

/** The same where the caller knows that the reader may: who has opened a link by email has no role. */
export function AllowedAction<S extends string, Facts>(props: RecordActionProps<S, Facts>) {
  return <Shown {...props} />
}

function Shown<S extends string, Facts>({ action, record, children }: RecordActionProps<S, Facts>) {
  const closed = closedBy(action, record)
  // For a dialog that is still open.
  const reason = useRef<string>(undefined)
  reason.current = closed && refusalOf(action, record)
  if (closed && closed.reason === undefined) return null
  return <ReasonOfAction value={reason}>{children(closed?.reason)}</ReasonOfAction>
}
