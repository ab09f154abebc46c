import type { Tx } from '@tradelane/db'
import { formatMoney, type Rate } from '@tradelane/money'
import type { CustomerActor } from '../access/session-memory.ts'
import type { Deps } from '../deps/deps.ts'
import type { ReleasedAction } from '../entries/approved-action.ts'
import { note } from '../lifecycle/move.ts'
import { bindingOf } from './binding-of.ts'
import { findDollarRate, needsRelease } from './release-limit.ts'
import { decideRequest, findRequest, findValidRequest } from './release-requests.ts'
import { type Approval, type Approved, withApproval } from './with-approval.ts'

type Released<Result> = { isReleased: true; result: Result } | { isReleased: false }
/** The caller's Idempotency-Key, by which a repeated request finds the request for release that it has made. */
type Keyed<Which> = Approval<Which> & { requestKey: string | undefined }

/**
 * As `withApproval`, within the company's limit. Above it the first person's approval is a request: nothing is done until
 * a second person approves the same, with password and code of their own. Then the work is done in the second one's name.
 */
export async function withRelease<Which, Row, Result>(
  deps: Deps,
  actor: CustomerActor,
  action: ReleasedAction<Which, Row>,
  approval: Keyed<Which>,
  work: (tx: Tx, approved: Approved<Row>) => Promise<Result>,
): Promise<Released<Result>> {
  const asked = { db: deps.db, actor, now: deps.clock.now() }
  const known = await action.load(asked, approval.which)
  if (await wasRequested(deps, actor, action, known, approval)) return { isReleased: false }
  // Rates come from an external source, so they are read before the transaction.
  const dollarRate = await findDollarRate(deps, actor, action.release.amount(known).currency)
  return withApproval(deps, actor, action, approval, async (tx, approved) => {
    if (!(await isReleased(tx, actor, action, { ...approved, dollarRate }))) {
      await request(tx, actor, action, { ...approved, ...approval })
      return { isReleased: false }
    }
    return { isReleased: true, result: await work(tx, approved) }
  })
}

async function wasRequested<Which, Row>(
  { db }: Deps,
  actor: CustomerActor,
  { purpose, release }: ReleasedAction<Which, Row>,
  row: Row,
  { requestKey }: Keyed<Which>,
): Promise<boolean> {
  const found = await findRequest(db, actor, { purpose, subjectId: release.id(row) })
  return found !== undefined && found.request_key !== null && found.request_key === requestKey
}

type Limited<Row> = Approved<Row> & { dollarRate: Rate | undefined }

/** Whether it may be done now: it is within the limit, or this is the second person. */
async function isReleased<Which, Row>(
  tx: Tx,
  actor: CustomerActor,
  action: ReleasedAction<Which, Row>,
  { row, at, dollarRate }: Limited<Row>,
): Promise<boolean> {
  const { release, purpose } = action
  const id = release.id(row)
  const valid = await findValidRequest(tx, { companyId: actor.companyId, now: at }, action, row)
  const waiting = valid ?? (await findRequest(tx, actor, { purpose, subjectId: id }))
  const source = release.amount(row)
  const isLimited = await needsRelease(tx, actor, { source, dollarRate })
  if (waiting) {
    const state = valid && isLimited ? 'released' : 'void'
    await decideRequest(tx, { id: waiting.release_request_id, state, actor, at })
  }
  if (valid && isLimited)
    await note(tx, release.lifecycle, {
      scope: actor,
      id,
      what: 'payment_released',
      at,
      facts: factsOf(source),
    })
  return !isLimited || valid !== undefined
}

async function request<Which, Row>(
  tx: Tx,
  actor: CustomerActor,
  action: ReleasedAction<Which, Row>,
  { row, at, which, requestKey }: Approved<Row> & Keyed<Which>,
): Promise<void> {
  const { release, purpose } = action
  const id = release.id(row)
  const facts = factsOf(release.amount(row))
  await note(tx, release.lifecycle, { scope: actor, id, what: 'release_requested', at, facts })
  // The event may have raised the record's version, which the binding may hold.
  const now = await action.load({ db: tx, actor, now: at }, which)
  await tx
    .insertInto('release_requests')
    .values({
      uid: actor.companyId,
      purpose,
      subject_id: id,
      binding: bindingOf(action, actor, now),
      requested_by: actor.userId,
      requested_at: at,
      request_key: requestKey ?? null,
      state: 'waiting',
    })
    .execute()
}

const factsOf = (amount: Parameters<typeof formatMoney>[0]) => ({ amount: formatMoney(amount) })
