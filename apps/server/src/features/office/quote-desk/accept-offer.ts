import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { withRelease } from '../../../approvals/with-release.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { move } from '../../../lifecycle/move.ts'
import { endAsks, endSilentAsks } from './ask-vendors/end-asks.ts'
import { listOffers, offerFor, quotedServiceOf, requestOf } from './cases.ts'
import { endOffer } from './decide-case.ts'
import { quoteCaseLifecycle, quoteOfferLifecycle } from './lifecycle.ts'
import { type OfferOfCase, offerAcceptance, requireAcceptable } from './offer-approval.ts'

type Acceptance = { offer_id: string; password: string; verify_code: string }

/**
 * Accepts an offer with password and code, within the limits of the team. The order, the end of the other offers and the expiry are
 * decided in one transaction, with the request locked. Refuses with OFFER_EXPIRED, ILLEGAL_STATE, and as the service does.
 */
export async function acceptOffer(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: Acceptance,
  requestKey: string | undefined,
) {
  const accepted = await withRelease(
    deps,
    actor,
    offerAcceptance,
    { which, password, code, requestKey },
    async (tx, { row: chosen }) => {
      // The clock is read under the lock: a person who waited for it may be late.
      const at = deps.clock.now()
      requireAcceptable(chosen, at)
      return order(deps, tx, { actor, chosen, at })
    },
  )
  if (accepted.isReleased) {
    const { subject, afterwards } = accepted.result
    const said = await afterwards?.()
    return { message: said ?? 'The offer is accepted. The order has its own page now.', subject }
  }
  return {
    message: 'The acceptance is waiting for release by a second person. Nothing is ordered yet.',
    subject: null,
  }
}

type Chosen = { actor: CustomerActor; chosen: OfferOfCase; at: Date }

async function order(deps: Deps, tx: Tx, { actor, chosen, at }: Chosen) {
  const { offer, row } = chosen
  const service = quotedServiceOf(deps, row.service)
  const afterwards = await service.accept(deps, tx, {
    actor,
    request: requestOf(row),
    offer: offerFor(offer),
    at,
  })
  await endWithAcceptance(deps, tx, { actor, chosen, at })
  return { subject: { kind: service.order.kind, id: row.subject_id }, afterwards }
}

/**
 * The request ends with this offer, and the other offers are lost. Where the order is paid afterwards, vendors hear of it then: its price may
 * be refused. The request is locked.
 */
export async function endWithAcceptance(
  deps: Deps,
  tx: Tx,
  { actor, chosen: { offer, row }, at }: Chosen,
): Promise<void> {
  const { case_id } = row
  await move(tx, quoteOfferLifecycle, { scope: actor, id: offer.offer_id, to: 'accepted', at })
  for (const other of await listOffers(tx, [case_id]))
    if (other.state === 'published')
      await endOffer(tx, actor, other, { to: 'lost', reason: 'Another offer was accepted', at })
  if (quotedServiceOf(deps, row.service).record?.isBeingPaid)
    await endSilentAsks(tx, row, { accepted: offer, at })
  else await endAsks(tx, row, { because: 'won', accepted: offer, at })
  const facts = { amount: formatMoney(offerFor(offer).sell), offer: offer.quote_name }
  await move(tx, quoteCaseLifecycle, { scope: actor, id: case_id, from: 'quoted', to: 'accepted', at, facts })
}
