import type { AnyApprovedAction } from '../entries/approved-action.ts'
import type { FeatureEntry } from '../entries/feature-entry.ts'

/** Every action that needs password and code. */
export const approvedActionsOf = ({
  features,
}: {
  features: readonly Pick<FeatureEntry<never>, 'approvals'>[]
}): readonly AnyApprovedAction[] => features.flatMap(({ approvals = [] }) => approvals)
