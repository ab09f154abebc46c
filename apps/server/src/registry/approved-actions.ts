import type { Deps } from '../deps/deps.ts'
import type { AnyApprovedAction } from '../entries/approved-action.ts'
import { balanceAddition } from '../features/money/wallet/add-balance-approval.ts'
import { settingsChange } from '../features/people/team/settings-approval.ts'

/** Every action that needs password and code: two of no service, and those of the services. */
export const approvedActionsOf = ({ services }: Pick<Deps, 'services'>): readonly AnyApprovedAction[] => [
  balanceAddition,
  settingsChange,
  ...services.flatMap(({ approvals = [] }) => approvals),
]
