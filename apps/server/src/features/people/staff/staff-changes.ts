import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { ApprovedChange, ChangeKind } from '../../../entries/change-kind.ts'
import { changeApproved, removeApproved } from './change-colleague.ts'
import { inviteApproved } from './invite-colleague.ts'
import { lockStaff } from './lock-staff.ts'

const kind = (
  name: 'staff_invite' | 'staff_role' | 'staff_remove',
  confirm: (deps: Deps, tx: Tx, change: ApprovedChange) => Promise<void>,
): ChangeKind<Deps> => ({ kind: name, decidedBy: ['administrator'], lock: lockStaff, confirm })

/** What two administrators decide together, as soon as there are two. */
export const staffChanges: readonly ChangeKind<Deps>[] = [
  kind('staff_invite', inviteApproved),
  kind('staff_role', changeApproved),
  kind('staff_remove', removeApproved),
]
