import type { Tx } from '@tradelane/db'
import { formatMoney, type Rate } from '@tradelane/money'
import { systemScope } from '../access/scope.ts'
import type { CustomerActor } from '../access/session-memory.ts'
import { toSettings } from '../access/team-settings.ts'
import type { Deps } from '../deps/deps.ts'
import type { ReleasedAction } from '../entries/approved-action.ts'
import { note } from '../lifecycle/move.ts'
import { bindingOf } from './binding-of.ts'
import type { BoundRow } from './bound-row.ts'
import { findDollarRate, isAboveLimits, needsRelease } from './release-limit.ts'
import {
  beginRequest,
  decideRequest,
  type ReleaseRequest,
  validRequestOf,
  whyLate,
} from './release-requests.ts'
import { type Approval, type Approved, approve, takeTurn } from './with-approval.ts'

type Released<Result> = { isReleased: true; result: Result } | { isReleased: false }
/** The caller's Idempotency-Key, by which a repeated request finds the request for release that it has made. */
type Keyed<Which> = Approval<Which> & { requestKey: string | undefined }

/**
 * As `withApproval`, within the company's limit. Above it the first person's approval is a request: nothing is done until
 * a second person approves the same, with password and code of their own. Then the work is done in the second one's name.
 */
export function withRelease<Which, Row, Result>(
  deps: Deps,
  actor: CustomerActor,
  action: ReleasedAction<Which, Row>,
  approval: Keyed<Which>,
  work: (tx: Tx, approved: Approved<Row>) => Promise<Result>,
): Promise<Released<Result>> {
  return takeTurn(deps, actor, action, approval, async (known) => {
    if (wasRequested(known, approval)) return { isReleased: false }
    // Rates come from an external source, so they are read before the transaction.
    const dollarRate = await findDollarRate(deps, known.company, action.release.amount(known.row).currency)
    return approve(deps, actor, action, { ...approval, known }, async (tx, approved) => {
      if (await isReleased(tx, actor, action, { ...approved, dollarRate }))
        return { isReleased: true, result: await work(tx, approved) }
      await request(tx, actor, action, { ...approved, ...approval })
      return { isReleased: false }
    })
  })
}

const wasRequested = <Row>(
  { request }: BoundRow<Row>,
  { requestKey }: Pick<Keyed<unknown>, 'requestKey'>,
): boolean => request !== undefined && request.request_key !== null && request.request_key === requestKey

type Limited<Row> = Approved<Row> & BoundRow<Row> & { dollarRate: Rate | undefined }

/** Whether it may be done now: it is within the limit, or this is the second person. */
async function isReleased<Which, Row>(
  tx: Tx,
  actor: CustomerActor,
  action: ReleasedAction<Which, Row>,
  { row, request, company, at, dollarRate }: Limited<Row>,
): Promise<boolean> {
  const { release } = action
  const isValid =
    validRequestOf(action, { companyId: actor.companyId, now: at }, { row, request }) !== undefined
  const source = release.amount(row)
  const approved = { source, dollarRate, company, at }
  // Two people have seen it: it counts for neither, unless the first could meanwhile do it alone.
  const takesTwo = release.takesTwo?.(row) !== undefined && toSettings(company).isOn
  const isNeeded =
    isValid &&
    (takesTwo || (await isAboveLimits(tx, { ...actor, userId: request?.requested_by ?? '' }, approved)))
  const isLimited = takesTwo || isNeeded || (await needsRelease(tx, actor, approved))
  if (request && !isValid) await noteVoid(tx, actor, action, { row, request, at })
  else if (request && !isLimited)
    await note(tx, release.lifecycle, {
      scope: systemScope(actor.companyId),
      id: release.id(row),
      at,
      what: 'release_ended',
      reason: 'Your limits let one person approve this by now, and one did. No second person has to.',
    })
  if (request)
    await decideRequest(tx, { request, state: isValid && isLimited ? 'released' : 'void', actor, at })
  if (isValid && isLimited) {
    const facts = factsOf(source)
    await note(tx, release.lifecycle, {
      scope: actor,
      id: release.id(row),
      what: 'payment_released',
      at,
      facts,
    })
  }
  return !isLimited || isValid
}

/** Those who wait read why a request that does not count any more has ended: something else is approved, or its time was over. */
async function noteVoid<Which, Row>(
  tx: Tx,
  { companyId }: CustomerActor,
  action: ReleasedAction<Which, Row>,
  { row, request, at }: Pick<Approved<Row>, 'row' | 'at'> & { request: ReleaseRequest },
): Promise<void> {
  const scope = systemScope(companyId)
  const {
    lifecycle,
    id,
    replaced = 'What was to be released has changed. Nothing was paid.',
  } = action.release
  const isOther = request.binding !== bindingOf(action, { companyId }, row)
  const why = isOther ? { what: 'release_ended', reason: replaced } : await whyLate(tx, scope, request)
  await note(tx, lifecycle, { scope, id: id(row), at, ...why })
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
  const reason = release.takesTwo?.(row)
  await note(tx, release.lifecycle, { scope: actor, id, what: 'release_requested', at, facts, reason })
  // The event may have raised the record's version, which the binding may hold.
  const now = await action.load({ db: tx, actor, now: at }, which)
  const binding = bindingOf(action, actor, now)
  const until = release.until?.(now)
  await beginRequest(tx, actor, {
    purpose,
    subject_id: id,
    binding,
    request_key: requestKey ?? null,
    at,
    until,
  })
}

const factsOf = (amount: Parameters<typeof formatMoney>[0]) => ({ amount: formatMoney(amount) })
