import { officeCaseActions, officeOfferActions } from '@tradelane/contract/quote-desk/actions'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { move, note } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { isOver, listOffers, lockCase, quotedServiceOf, requestOf } from './cases.ts'
import { endOffer, lastDayOf, showAtRecord } from './decide-case.ts'
import { refuseWithWhatHappened, requireOpenFor } from './happened.ts'
import { quoteCaseLifecycle } from './lifecycle.ts'

/** The caller is the owner from then on. Refuses with NOT_FOUND and ILLEGAL_STATE. */
export async function assignCase(deps: Deps, actor: AdminActor, caseId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockCase(tx, actor, caseId)
    await requireOpenFor(tx, actor, row, { action: officeCaseActions.take, facts: {} })
    const set = { owner: actor.administratorId }
    await move(tx, quoteCaseLifecycle, { scope: actor, id: caseId, to: 'assigned', at, set })
  })
}

/** Takes back an open offer; without another one that can be accepted the desk has to answer again, with a new promise. Refuses with NOT_FOUND and ILLEGAL_STATE. */
export async function withdrawOffer(
  deps: Deps,
  actor: AdminActor,
  { offer_id, reason }: { offer_id: string; reason: string },
): Promise<void> {
  const known = await deps.db
    .selectFrom('quote_offers')
    .select('case_id')
    .where('offer_id', '=', offer_id)
    .executeTakeFirst()
  if (!known) throw new Refusal('NOT_FOUND')
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockCase(tx, actor, known.case_id)
    if (row.state !== 'quoted') return refuseWithWhatHappened(tx, actor, row)
    const offers = await listOffers(tx, [row.case_id])
    const withdrawn = offers.find((offer) => offer.offer_id === offer_id)
    if (!withdrawn) throw new Refusal('NOT_FOUND')
    requireOpen(officeOfferActions.withdraw, { state: withdrawn.state, is_over: isOver(withdrawn, at) })
    const others = offers.filter((offer) => offer !== withdrawn && offer.state === 'published')
    for (const offer of [withdrawn, ...others.filter((one) => isOver(one, at))])
      await endOffer(tx, actor, offer, { to: 'withdrawn', reason, at })
    const open = others.filter((one) => !isOver(one, at))
    const set = { offers_until: lastDayOf(open) }
    await note(tx, quoteCaseLifecycle, {
      scope: actor,
      id: row.case_id,
      what: 'offer_withdrawn',
      at,
      reason,
      set,
    })
    const { record } = quotedServiceOf(deps, row.service)
    if (open.length > 0) return showAtRecord(deps, tx, { actor, row, at, extra: {}, offers: open })
    const due_at = dueAt('offerQuotes', at, deps.config.officeCountry)
    await move(tx, quoteCaseLifecycle, {
      scope: actor,
      id: row.case_id,
      to: 'assigned',
      at,
      reason,
      facts: { due: due_at.toISOString() },
      set: { due_at },
    })
    await record?.reopened(deps, tx, { actor, request: requestOf(row), due: due_at, reason, at })
  })
}
