import type { Action } from '@tradelane/contract/lifecycle/action-table'
import type { Staff } from '@tradelane/contract/primitives/staff'
import type { ReactNode } from 'react'
import { StaffOnly } from '../staff-only.tsx'
import { AllowedAction } from './record-action.tsx'

type OfficeActionProps<S extends string, Facts> = {
  /** What it calls, which says whose it is. */
  call: { staff: Staff }
  action: Action<S, Facts>
  record: Facts & { state: NoInfer<S> }
  /** What leads to it, with the reason where it is closed. */
  children: (closed: string | undefined) => ReactNode
}

/** Something that the back office can do with a record: absent for the roles of staff that it is not for. */
export function OfficeAction<S extends string, Facts>({ call, ...action }: OfficeActionProps<S, Facts>) {
  return (
    action.action.who === 'office' && (
      <StaffOnly call={call}>
        <AllowedAction {...action} />
      </StaffOnly>
    )
  )
}
