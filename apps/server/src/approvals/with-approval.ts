import { isDatabaseAway, type Tx } from '@tradelane/db'
import { forgetFailures, giveBackAttempt } from '../access/attempts.ts'
import { requireRole } from '../access/require-role.ts'
import type { CustomerActor } from '../access/session-memory.ts'
import type { Deps } from '../deps/deps.ts'
import type { ApprovedAction, Reading } from '../entries/approved-action.ts'
import { Refusal } from '../refusal.ts'
import { inTransaction } from '../transaction.ts'
import { bindingOf } from './binding-of.ts'
import { type BoundRow, callOf, loadBound, lockBound, requireAllowed } from './bound-row.ts'
import { checkPasswordAndCode } from './check-password-and-code.ts'
import { inTurn } from './in-turn.ts'
import { noteDecision } from './note-decision.ts'
import { useCode } from './one-time-codes.ts'
import { whyDecided } from './release-requests.ts'

export type Approval<Which> = { which: Which; password: string; code: string }
/** What somebody outside is asked, or given, for this row: once password and code were right, and before the transaction begins. */
type Outside<Row> = { outside?: (known: BoundRow<Row>) => Promise<unknown> }
export type Approved<Row> = Pick<BoundRow<Row>, 'row' | 'company'> & { at: Date }

/**
 * Does the work that password and code approve. It checks role, verification, the action's own rules and the
 * code's binding, and checks all of them again on the locked row, in the transaction that uses the code up and does the
 * work. Refuses with WRONG_CODE also what was changed in between.
 *
 * A person's attempts take turns: of several at the same moment the first does it, and the others are refused for what the
 * first has done, not for a code that it has used.
 */
export function withApproval<Which, Row, Result>(
  deps: Deps,
  actor: CustomerActor,
  action: ApprovedAction<Which, Row>,
  approval: Approval<Which> & Outside<Row>,
  work: (tx: Tx, approved: Approved<Row>) => Promise<Result>,
): Promise<Result> {
  return takeTurn(deps, actor, action, approval, (known) =>
    approve(deps, actor, action, { ...approval, known }, work),
  )
}

/** One attempt of a person at a time, from the first reading of the row. */
export function takeTurn<Which, Row, Result>(
  deps: Deps,
  actor: CustomerActor,
  action: ApprovedAction<Which, Row>,
  { which }: Approval<Which>,
  work: (known: BoundRow<Row>) => Promise<Result>,
): Promise<Result> {
  return inTurn(`${action.purpose} ${actor.userId}`, async () => {
    requireRole(callOf(action), actor)
    return work(await loadBound(action, { db: deps.db, actor, now: deps.clock.now() }, which))
  })
}

type Known<Which, Row> = Approval<Which> & Outside<Row> & { known: BoundRow<Row> }
type BoundWork<Row, Result> = (tx: Tx, approved: Approved<Row> & BoundRow<Row>) => Promise<Result>

/** The second half of `withApproval`, on what was read in the person's turn. */
export async function approve<Which, Row, Result>(
  deps: Deps,
  actor: CustomerActor,
  action: ApprovedAction<Which, Row>,
  { which, password, code, known, outside }: Known<Which, Row>,
  work: BoundWork<Row, Result>,
): Promise<Result> {
  const asked = { db: deps.db, actor, now: deps.clock.now() }
  await requireAllowed(action, asked, known)
  const binding = bindingOf(action, actor, known.row)
  const codeId = await checkPasswordAndCode(deps, actor, {
    purpose: action.purpose,
    binding,
    password,
    code,
    whyEnded: () => whyDecided(asked.db, actor, { action, row: known.row }),
  }).catch(async (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    const change = await findChange(asked, action, which)
    if (change && error.code === 'WRONG_CODE') await giveBackAttempt(deps.db, 'approval', actor.userId)
    throw change ?? error
  })
  try {
    await outside?.(known)
    return await inTransaction(deps.db, async (tx) => {
      const at = deps.clock.now()
      const bound = await lockBound(action, { tx, actor, now: at }, which, known.row)
      await requireAllowed(action, { db: tx, actor, now: at }, bound)
      if (bindingOf(action, actor, bound.row) !== binding) throw new Refusal('WRONG_CODE')
      await useCode(tx, codeId, deps.wallClock.now(), { approvedBy: actor.userId })
      noteDecision(tx, { ...actor, email: bound.email }, action.purpose)
      return work(tx, { ...bound, at })
    })
  } catch (error) {
    // Password and code were right: it was no failed attempt, although nothing was done.
    if (!isDatabaseAway(error))
      await forgetFailures(deps.db, 'approval', actor.userId).catch((late: unknown) =>
        deps.log.warn({ err: late }, 'an attempt stays counted'),
      )
    throw error
  }
}

/** Why a password and code that were refused could not have been right: an attempt in another process was first. */
async function findChange<Which, Row>(
  asked: Reading,
  action: ApprovedAction<Which, Row>,
  which: Which,
): Promise<Refusal | undefined> {
  try {
    await requireAllowed(action, asked, await loadBound(action, asked, which))
    return undefined
  } catch (reason) {
    return reason instanceof Refusal ? reason : undefined
  }
}
