import { type Action, closedBy, recordFor, refusalOf } from '@tradelane/contract/lifecycle/action-table'
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

/** The same for one action about several records: refused where it is open for none of them. */
export function requireAnyOpen<S extends string, Facts>(
  action: Action<S, Facts>,
  records: readonly (Facts & { state: S })[],
): void {
  const record = recordFor(action, records)
  if (!record) throw new Refusal('ILLEGAL_STATE')
  requireOpen(action, record)
}
