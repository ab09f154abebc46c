import { type Action, closedBy } from '@tradelane/contract/lifecycle/action-table'
import type { Staff } from '@tradelane/contract/primitives/staff'
import type { ComponentProps, ReactNode } from 'react'
import type { Button } from '../button.tsx'
import { ClosedButtons } from '../closed-button.tsx'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { StaffOnly } from '../staff-only.tsx'
import { AllowedAction } from './record-action.tsx'

type OfficeButton<S extends string, Facts> = Omit<
  ComponentProps<typeof Button>,
  'onClick' | 'children' | 'title' | 'action'
> & {
  action: Action<S, Facts>
  text: string
  /** What it opens. */
  dialog: (close: () => void) => ReactNode
}
type OfficeActionsProps<S extends string, Facts> = {
  /** What each of them calls, which says whose they are. */
  call: { staff: Staff }
  record: Facts & { state: NoInfer<S> }
  buttons: readonly OfficeButton<S, Facts>[]
}

/**
 * What the back office can do with a record, next to each other; absent for the roles of staff that it is not for. A reason for which
 * several are closed is there once, below all of them.
 */
export function OfficeActions<S extends string, Facts>({ call, ...actions }: OfficeActionsProps<S, Facts>) {
  return (
    <StaffOnly call={call}>
      <Buttons {...actions} />
    </StaffOnly>
  )
}

type ButtonsProps<S extends string, Facts> = Omit<OfficeActionsProps<S, Facts>, 'call'>

function Buttons<S extends string, Facts>({ record, buttons }: ButtonsProps<S, Facts>) {
  const groups = Map.groupBy(buttons, ({ action }) => closedBy(action, record)?.reason)
  return buttons.map(({ action, dialog, ...look }) => (
    <AllowedAction key={look.text} action={action} record={record}>
      {(closed) => {
        if (closed === undefined) return <DialogButton {...look}>{dialog}</DialogButton>
        const group = groups.get(closed) ?? []
        return (
          group[0]?.action === action && (
            <ClosedButtons
              buttons={group.map(({ action: _action, dialog: _dialog, ...one }) => ({
                ...one,
                key: one.text,
              }))}
              closed={closed}
            />
          )
        )
      }}
    </AllowedAction>
  ))
}
