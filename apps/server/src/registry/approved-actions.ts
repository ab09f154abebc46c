import type { Deps } from '../boot/deps.ts'
import { settingsChange } from '../features/team/settings-approval.ts'
import { balanceAddition } from '../features/wallet/add-balance-approval.ts'
import type { AnyApprovedAction } from './approved-action.ts'

/** Every action that needs password and code: two of no service, and those of the services. */
export const approvedActionsOf = ({ services }: Pick<Deps, 'services'>): readonly AnyApprovedAction[] => [
  balanceAddition,
  settingsChange,
  ...services.flatMap(({ approvals = [] }) => approvals),
]
