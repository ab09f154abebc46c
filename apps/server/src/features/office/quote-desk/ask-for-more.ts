import { mostRevisions, quoteCaseActions } from '@tradelane/contract/quote-desk/actions'
import type { Tx } from '@tradelane/db'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { move, note } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { endAsks } from './ask-vendors/end-asks.ts'
import { type CaseRow, listOffers, lockCase, quotedServiceOf, requestOf, shownCaseState } from './cases.ts'
import { endOffer } from './decide-case.ts'
import { requireOpenFor } from './happened.ts'
import { quoteCaseLifecycle } from './lifecycle.ts'
import type { ofItself } from './rules.ts'

/** Asks for other offers; those that are open stay open. Refuses with NOT_FOUND, ILLEGAL_STATE, and with LIST_FULL after three. */
export async function reviseCase(
  deps: Deps,
  actor: CustomerActor,
  { case_id: id, message }: { case_id: string; message: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockCase(tx, actor, id)
    const known = factsOf(row, at)
    const code = known.revisions_left === 0 ? 'LIST_FULL' : undefined
    await requireOpenFor(tx, actor, row, { action: quoteCaseActions.revise, facts: known, code })
    const facts = { due: dueOf(deps, at).toISOString() }
    const set = { revisions: row.revisions + 1, due_at: dueOf(deps, at) }
    await note(tx, quoteCaseLifecycle, {
      scope: actor,
      id,
      what: 'revision_requested',
      at,
      reason: message,
      facts,
      set,
    })
  })
}

/** A late customer asks again: what has expired is stored as such, and the desk has a new promise. Refuses with NOT_FOUND and ILLEGAL_STATE. */
export async function askAgain(deps: Deps, actor: CustomerActor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockCase(tx, actor, id)
    await requireOpenFor(tx, actor, row, { action: quoteCaseActions.askAgain, facts: factsOf(row, at) })
    const due = await reopenCase(deps, tx, actor, { row, at })
    const { record } = quotedServiceOf(deps, row.service)
    await record?.reopened(deps, tx, { actor, request: requestOf(row), due, at })
  })
}

/** What closes an action beside the state. */
const factsOf = (row: CaseRow, at: Date) => ({
  is_expired: shownCaseState(row, at) === 'EXPIRED',
  revisions_left: mostRevisions - row.revisions,
})

type AtCase = { row: CaseRow; at: Date }

/** The offers end, and the desk has a new promise, which is answered. The request is locked. `request` is what is asked now, where that has changed. */
export async function reopenCase(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  actor: CustomerActor,
  { row, at, request }: AtCase & { request?: unknown },
): Promise<Date> {
  await endOpenOffers(tx, actor, row, { reason: 'New offers were asked for', at })
  const due_at = dueOf(deps, at)
  const facts = { due: due_at.toISOString() }
  const asked = request === undefined ? {} : { request: JSON.stringify(request) }
  const set = { due_at, offers_until: null, ...asked }
  await move(tx, quoteCaseLifecycle, { scope: actor, id: row.case_id, to: 'assigned', at, facts, set })
  return due_at
}

/** Refuses with NOT_FOUND and ILLEGAL_STATE. */
export async function cancelCase(deps: Deps, actor: CustomerActor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockCase(tx, actor, id)
    await requireOpenFor(tx, actor, row, { action: quoteCaseActions.cancel, facts: factsOf(row, at) })
    await endCase(tx, actor, { row, at })
    const { record } = quotedServiceOf(deps, row.service)
    await record?.cancelled(deps, tx, { actor, request: requestOf(row), at })
  })
}

/** The request is locked. */
export async function endCase(
  tx: Tx,
  actor: Scope,
  { row, reason, at, facts }: AtCase & { reason?: string | undefined; facts?: typeof ofItself },
): Promise<void> {
  await endOpenOffers(tx, actor, row, { reason: 'The request was cancelled', at })
  await endAsks(tx, row, { because: 'cancelled', at })
  await move(tx, quoteCaseLifecycle, { scope: actor, id: row.case_id, to: 'cancelled', reason, at, facts })
}

const dueOf = ({ config }: Pick<Deps, 'config'>, at: Date): Date =>
  dueAt('offerQuotes', at, config.officeCountry)

async function endOpenOffers(
  tx: Tx,
  actor: Scope,
  row: CaseRow,
  end: { reason: string; at: Date },
): Promise<void> {
  for (const offer of await listOffers(tx, [row.case_id]))
    if (offer.state === 'published') await endOffer(tx, actor, offer, { to: 'lost', ...end })
}
