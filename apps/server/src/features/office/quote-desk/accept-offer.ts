import type { Db, Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { endReleaseOf, releaseEnds } from '../../../approvals/end-release.ts'
import { withRelease } from '../../../approvals/with-release.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { move } from '../../../lifecycle/move.ts'
import { endAsks, endSilentAsks } from './ask-vendors/end-asks.ts'
import { type CaseRow, listOffers, offerFor, quotedServiceOf, requestOf, selectCases } from './cases.ts'
import { endOffer } from './decide-case.ts'
import { quoteCaseLifecycle, quoteOfferLifecycle } from './lifecycle.ts'
import { type OfferOfCase, offerAcceptance, requireAcceptable } from './offer-approval.ts'

type Acceptance = { offer_id: string; password: string; verify_code: string }

/**
 * Accepts an offer with password and code, within the limits of the team. The order, the end of the other offers and the expiry are
 * decided in one transaction, with the request locked. Repeated with the same key it answers for the order that it has made. Refuses with
 * OFFER_EXPIRED, ILLEGAL_STATE, and as the service does.
 */
export async function acceptOffer(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Acceptance,
  requestKey: string | undefined,
) {
  const begin = () =>
    withRelease(
      deps,
      actor,
      offerAcceptance,
      { which, password, code, requestKey },
      async (tx, { row: chosen }) => {
        // The clock is read under the lock: a person who waited for it may be late.
        const at = deps.clock.now()
        requireAcceptable(chosen, at)
        await order(deps, tx, { actor, chosen, at, requestKey })
        return chosen.row
      },
    )
  const earlier = await findAccepted(deps.db, actor, { ...which, requestKey })
  // Before an acceptance waits for a second person; the service looks again, with its record locked.
  if (!earlier) await offerAcceptance.askBefore?.(deps, actor, which)
  const accepted = earlier ? ({ isReleased: true, result: earlier } as const) : await begin()
  if (!accepted.isReleased)
    return {
      message: 'The acceptance is waiting for release by a second person. Nothing is ordered yet.',
      subject: null,
    }
  const { service, subject_id: subjectId } = accepted.result
  const { order: made, afterwards } = quotedServiceOf(deps, service)
  const said = await afterwards?.(deps, { actor, subjectId, requestKey })
  return {
    message: said ?? 'The offer is accepted. The order has its own page now.',
    subject: { kind: made.kind, id: subjectId },
  }
}

/** The request whose offer an earlier sending of the same request has accepted. */
async function findAccepted(
  db: Db,
  actor: CustomerActor,
  { offer_id, requestKey }: { offer_id: string; requestKey: string | undefined },
): Promise<CaseRow | undefined> {
  if (requestKey === undefined) return undefined
  return selectCases(db, actor)
    .where('accept_key', '=', requestKey)
    .where('case_id', 'in', (offers) =>
      offers
        .selectFrom('quote_offers')
        .select('case_id')
        .where('offer_id', '=', offer_id)
        .where('state', '=', 'accepted'),
    )
    .executeTakeFirst()
}

type Chosen = { actor: CustomerActor; chosen: OfferOfCase; at: Date; requestKey?: string | undefined }

async function order(deps: Deps, tx: Tx, { actor, chosen, at, requestKey }: Chosen): Promise<void> {
  const { offer, row } = chosen
  const accepted = { actor, request: requestOf(row), offer: offerFor(offer), at, requestKey }
  await quotedServiceOf(deps, row.service).accept(deps, tx, accepted)
  await endWithAcceptance(deps, tx, { actor, chosen, at, requestKey })
}

/**
 * The request ends with this offer, and the other offers are lost. Where the order is paid afterwards, vendors hear of it then: its price may
 * be refused. The request is locked.
 */
export async function endWithAcceptance(
  deps: Deps,
  tx: Tx,
  { actor, chosen: { offer, row }, at, requestKey }: Chosen,
): Promise<void> {
  const { case_id } = row
  // It was paid on the page of its record.
  await endReleaseOf(tx, offerAcceptance, {
    companyId: row.uid,
    id: case_id,
    reason: releaseEnds.accepted,
    at,
  })
  await move(tx, quoteOfferLifecycle, { scope: actor, id: offer.offer_id, to: 'accepted', at })
  for (const other of await listOffers(tx, [case_id]))
    if (other.state === 'published')
      await endOffer(tx, actor, other, { to: 'lost', reason: 'Another offer was accepted', at })
  if (quotedServiceOf(deps, row.service).isBeingPaid) await endSilentAsks(tx, row, { accepted: offer, at })
  else await endAsks(tx, row, { because: 'won', accepted: offer, at })
  const facts = { amount: formatMoney(offerFor(offer).sell), offer: offer.quote_name }
  await move(tx, quoteCaseLifecycle, {
    ...{ scope: actor, id: case_id, from: 'quoted', to: 'accepted', at, facts },
    set: { accept_key: requestKey ?? null },
  })
}
