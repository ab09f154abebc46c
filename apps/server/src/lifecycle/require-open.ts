import { type Action, closedBy, refusalOf } from '@tradelane/contract/lifecycle/action-table'
import type { ErrorCode } from '@tradelane/contract/primitives/errors'
import { Refusal } from '../refusal.ts'

/** Refuses with ILLEGAL_STATE, or the code that clients know, and the reason, what is closed for the record. */
export function requireOpen<S extends string, Facts>(
  action: Action<S, Facts>,
  record: Facts & { state: S },
  code: ErrorCode = 'ILLEGAL_STATE',
): void {
  if (!closedBy(action, record)) return
  const message = refusalOf(action, record)
  throw new Refusal(code, message === undefined ? {} : { message })
}
