import { officeCaseActions } from '@tradelane/contract/quote-desk/actions'
import type { Tx } from '@tradelane/db'
import { type Currency, formatMoney, money } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import type { OfferExtra } from '../../../entries/quoted-service.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { endOfDay } from '../../../lifecycle/local-days.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { endAsks } from './ask-vendors/end-asks.ts'
import {
  type CaseRow,
  isOver,
  listOffers,
  lockCase,
  type OfferRecord,
  offerFor,
  quotedServiceOf,
  requestOf,
} from './cases.ts'
import { endReleaseOfOffer } from './end-release-of-offer.ts'
import { type CaseKey, findCase } from './find-case.ts'
import { refuseWithWhatHappened, requireOpenFor } from './happened.ts'
import { quoteCaseLifecycle, quoteOfferLifecycle } from './lifecycle.ts'
import { otherGoodsIn } from './made-for.ts'
import { vendorFaults, vendorsNamed } from './offer-faults.ts'
import { saidByRecord } from './rules.ts'
import { takesOffers } from './takes-offers.ts'

type Decision = CaseKey & {
  decision: 'approve' | 'deny'
  reason?: string | undefined
  offer_ids?: readonly string[] | undefined
}

/**
 * Publishes the stored offers, in place of those that were published before, or denies the request while it has no published offers. A request for
 * which nothing is offered is approved. Answers what was done.
 * Refuses with NOT_FOUND, with CONFLICT where other offers are stored than `offer_ids`, and with ILLEGAL_STATE, saying to the second of two administrators what the first has done.
 */
export async function decideCase(
  deps: Deps,
  actor: AdminActor,
  { decision, reason, offer_ids, ...key }: Decision,
): Promise<string> {
  if (decision === 'deny' && reason === undefined) refuseFields({ reason: 'Give the customer a reason' })
  const { case_id } = await findCase(deps.db, actor, key)
  return inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockCase(tx, actor, case_id)
    if (decision === 'deny') {
      await denyCase(deps, tx, actor, { row, reason: reason ?? '', at })
      return 'The request has been denied.'
    }
    if (takesOffers(quotedServiceOf(deps, row.service))) {
      await publishOffers(deps, tx, actor, { row, at, extra: { reason }, seen: offer_ids })
      return 'The offers are published.'
    }
    await approveCase(deps, tx, actor, { row, at })
    return 'The request has been approved.'
  })
}

type Answered = { row: CaseRow; at: Date }

async function approveCase(deps: Deps, tx: Tx, actor: AdminActor, { row, at }: Answered): Promise<void> {
  await requireOpenFor(tx, actor, row, { action: officeCaseActions.approve, facts: {} })
  const { record } = quotedServiceOf(deps, row.service)
  await record?.approved?.(deps, tx, { actor, request: requestOf(row), at })
  await endWithApproval(tx, actor, { row, at })
}

/** The request is locked, and its record approved. */
export async function endWithApproval(tx: Tx, actor: AdminActor, { row, at }: Answered): Promise<void> {
  const set = { owner: row.owner ?? actor.administratorId }
  await move(tx, quoteCaseLifecycle, { scope: actor, id: row.case_id, to: 'accepted', at, set })
}

/** The request is locked. Refuses with ILLEGAL_STATE. */
export async function denyCase(
  deps: Deps,
  tx: Tx,
  actor: AdminActor,
  { row, reason, at }: { row: CaseRow; reason: string; at: Date },
): Promise<void> {
  await requireOpenFor(tx, actor, row, { action: officeCaseActions.deny, facts: {} })
  await endAsks(tx, row, { because: 'denied', at })
  const { record } = quotedServiceOf(deps, row.service)
  await move(tx, quoteCaseLifecycle, {
    scope: actor,
    id: row.case_id,
    to: 'declined',
    at,
    reason,
    ...(record && { facts: saidByRecord }),
    set: { owner: row.owner ?? actor.administratorId },
  })
  await record?.denied(deps, tx, { actor, request: requestOf(row), reason, at })
}

type Publication = { row: CaseRow; at: Date; extra?: OfferExtra; seen?: readonly string[] | undefined }

/** Publishes what is stored, in place of what was published before. The request is locked. Refuses with ILLEGAL_STATE and by field. */
export async function publishOffers(
  deps: Deps,
  tx: Tx,
  actor: AdminActor,
  { row, at, extra = {}, seen }: Publication,
): Promise<void> {
  const offers = await listOffers(tx, [row.case_id])
  const stored = offers.filter(({ state }) => state === 'stored')
  const has_stored = stored.length > 0
  // A colleague has just published them.
  if (!has_stored && row.state === 'quoted') return refuseWithWhatHappened(tx, actor, row)
  await requireOpenFor(tx, actor, row, { action: officeCaseActions.publish, facts: { has_stored } })
  if (seen && stored.some(({ offer_id }) => !seen.includes(offer_id)))
    throw new Refusal('CONFLICT', {
      message: 'A colleague has submitted other quotes meanwhile. Check them, then approve them.',
    })
  if (stored.some(await otherGoodsIn(deps, tx, row)))
    throw new Refusal('CONFLICT', {
      message:
        'The goods have changed since these quotes were submitted. Check them, then submit them again.',
    })
  const stale = stored.findIndex((offer) => isOver(offer, at))
  if (stale >= 0) refuseFields({ [`quotes.${stale}.valid_until`]: 'The last day is in the past' })
  await requireNoneRetired(tx, stored)
  for (const offer of offers.filter(({ state }) => state === 'published'))
    await endOffer(tx, actor, offer, { to: 'withdrawn', reason: 'Replaced by a new offer', at })
  for (const { offer_id: id } of stored)
    await move(tx, quoteOfferLifecycle, { scope: actor, id, to: 'published', at })
  const until = lastDayOf(stored) ?? ''
  const { record } = quotedServiceOf(deps, row.service)
  await move(tx, quoteCaseLifecycle, {
    scope: actor,
    id: row.case_id,
    to: 'quoted',
    at,
    facts: {
      offers: stored.length,
      from: lowestOf(stored),
      until: endOfDay(until, null).toISOString(),
      ...(record && saidByRecord),
    },
    set: { offers_until: until, owner: row.owner ?? actor.administratorId },
  })
  await showAtRecord(deps, tx, { actor, row, at, extra, offers: stored })
}

/** A vendor may have been retired since its offer was stored. Refuses at its row. */
async function requireNoneRetired(tx: Tx, stored: readonly OfferRecord[]): Promise<void> {
  const vendors = await vendorsNamed(tx, stored)
  const faults = stored.flatMap((offer, index) =>
    Object.entries(vendorFaults(offer, vendors)).map(([field, fault]) => [`quotes.${index}.${field}`, fault]),
  )
  if (faults.length > 0) refuseFields(Object.fromEntries(faults))
}

type Shown = { actor: AdminActor; row: CaseRow; at: Date; extra: OfferExtra; offers: readonly OfferRecord[] }

/** Of a service whose record exists already, the record shows the first of the open offers. */
export async function showAtRecord(deps: Deps, tx: Tx, { row, offers, ...shown }: Shown): Promise<void> {
  const { record } = quotedServiceOf(deps, row.service)
  const [first] = offers.toSorted((a, b) => a.position - b.position)
  if (record && first)
    await record.offered(deps, tx, { ...shown, request: requestOf(row), offer: offerFor(first) })
}

function lowestOf(offers: readonly OfferRecord[]): string {
  const [lowest] = offers.toSorted((a, b) => Number(a.sell_amount - b.sell_amount))
  return lowest ? formatMoney(money(lowest.sell_amount, lowest.currency as Currency)) : ''
}

type End = { to: 'lost' | 'withdrawn'; reason: string; at: Date }

/** Ends an open offer, and what waits for a second person; one whose last day has passed has expired. */
export async function endOffer(
  tx: Tx,
  scope: Parameters<typeof move>[2]['scope'],
  offer: OfferRecord,
  { to, reason, at }: End,
): Promise<void> {
  // Of an offer that has expired the job of releases says so.
  if (!isOver(offer, at)) await endReleaseOfOffer(tx, offer, { reason, at })
  const end = isOver(offer, at) ? ({ to: 'expired' } as const) : { to, reason }
  await move(tx, quoteOfferLifecycle, { scope, id: offer.offer_id, at, ...end })
}

/** The last of the days of these offers. */
export const lastDayOf = (offers: readonly OfferRecord[]): string | null =>
  offers
    .map(({ valid_until }) => valid_until)
    .sort()
    .at(-1) ?? null
