import { type Action, closedBy } from '@tradelane/contract/lifecycle/action-table'
import { Refusal } from '../refusal.ts'

/** Refuses with ILLEGAL_STATE, and the reason, what is closed for the record. */
export function requireOpen<S extends string, Facts>(
  action: Action<S, Facts>,
  record: Facts & { state: S },
): void {
  const closed = closedBy(action, record)
  if (!closed) return
  const message = closed.reason ?? action.otherwise
  throw new Refusal('ILLEGAL_STATE', message === undefined ? {} : { message })
}
