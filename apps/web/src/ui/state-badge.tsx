import type { StateTable } from '@tradelane/contract/lifecycle/state-table'
import { StatusMark } from './status-badge.tsx'

type StateBadgeProps<S extends string> = { states: StateTable<S>; state: S }

/** The state of a record, in the words of its service's own table: the caller loads it, so that no page loads another's. */
export function StateBadge<S extends string>({ states, state }: StateBadgeProps<S>) {
  return <StatusMark {...states[state]} />
}
