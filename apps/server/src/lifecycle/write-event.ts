import type { Database, Tx } from '@tradelane/db'
import type { Updateable } from 'kysely'
import type { EventActor } from '../access/actor.ts'
import { actorOf, type Scope } from '../access/scope.ts'
import { recordEvent, type StateChange } from './events.ts'
import type { Lifecycle, RowOf, TableName } from './lifecycle.ts'

/** What a caller says about a change of a record. */
export type Change<T extends TableName> = {
  scope: Scope
  id: string
  /** The version that the caller saw. */
  version?: number | undefined
  /** The record as it is, where this transaction has locked it and has not changed it since. */
  locked?: RowOf<T> | undefined
  /** When it happened: the provider's own time, where the provider did it. */
  at: Date
  /** Who did it, where it was not the scope's own person. */
  by?: EventActor | undefined
  reason?: string | undefined
  /** What the event keeps beside the reason: figures and names for time line, notification and task. */
  facts?: Record<string, unknown> | undefined
  set?: Updateable<Database[T]>
}

type Written<T extends TableName> = Change<T> & { row: RowOf<T>; from: string | null; to: string }

/** Every change that somebody is to hear about. */
export async function writeEvent<S extends string, T extends TableName>(
  tx: Tx,
  lifecycle: Lifecycle<S, T>,
  written: Written<T>,
): Promise<void> {
  await recordEvent(tx, eventOf(lifecycle, written))
}

export function eventOf<S extends string, T extends TableName>(
  { subject }: Lifecycle<S, T>,
  { scope, id, row, from, to, by, at, reason, facts }: Written<T>,
): StateChange {
  const after = { ...facts, ...(reason !== undefined && { reason }) }
  return {
    companyId: (row as { uid: string }).uid,
    subject,
    subjectId: id,
    from,
    to,
    actor: by ?? actorOf(scope),
    at,
    ...(Object.keys(after).length > 0 && { after }),
  }
}
