import type { ErrorCode } from '@tradelane/contract'
import { type Db, isDatabaseAway, type Tx, unknownOutcome } from '@tradelane/db'
import { audited } from './audit/current-call.ts'
import { Refusal } from './refusal.ts'

type ConstraintRefusals = Readonly<Record<string, ErrorCode>>

const refusalsOf = new WeakMap<Db, ConstraintRefusals>()

/** Says what a broken constraint means on these connections. Each feature declares its own; `build-deps.ts` brings them together. */
export function refuseBrokenConstraints(db: Db, refusals: ConstraintRefusals): void {
  refusalsOf.set(db, refusals)
}

/** A connection that is lost while it commits leaves open whether it has: the error then says so (`unknownOutcome`). */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  let isCommitting = false
  try {
    const { result, onCommit } = await db.transaction().execute(async (tx) => {
      const done = await audited(tx, () => work(tx))
      isCommitting = true
      return done
    })
    onCommit()
    return result
  } catch (error) {
    if (isCommitting && isDatabaseAway(error)) throw unknownOutcome(error)
    const constraint = constraintOf(error)
    const code = constraint === undefined ? undefined : refusalsOf.get(db)?.[constraint]
    throw code ? new Refusal(code) : error
  }
}

/** The name of the violated constraint, if the error is one. */
function constraintOf(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}
