import type { Staff } from '@tradelane/contract/primitives/staff'
import type { ReactNode } from 'react'
import { useStaffMay } from '../lib/session/staff.ts'

/** What leads to a call of the back office: absent for the roles of staff that the call is not for. */
export function StaffOnly({ call, children }: { call: { staff: Staff }; children: ReactNode }) {
  return useStaffMay(call) && children
}
