import type { ErrorCode } from '@tradelane/contract'
import type { Db, Tx } from '@tradelane/db'
import { audited } from './audit/current-call.ts'
import { Refusal } from './refusal.ts'

type ConstraintRefusals = Readonly<Record<string, ErrorCode>>

const refusalsOf = new WeakMap<Db, ConstraintRefusals>()

/** Says what a broken constraint means on these connections. Each feature declares its own; `build-deps.ts` brings them together. */
export function refuseBrokenConstraints(db: Db, refusals: ConstraintRefusals): void {
  refusalsOf.set(db, refusals)
}

export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    const { result, onCommit } = await db.transaction().execute((tx) => audited(tx, () => work(tx)))
    onCommit()
    return result
  } catch (error) {
    const constraint = constraintOf(error)
    const code = constraint === undefined ? undefined : refusalsOf.get(db)?.[constraint]
    throw code ? new Refusal(code) : error
  }
}

/** The name of the violated constraint, if the error is one. */
function constraintOf(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}
