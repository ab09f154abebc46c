import { insurance } from '@tradelane/contract/insurance/service-info'
import { promises } from '@tradelane/contract/lifecycle/promises'
import { parseMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { QuotedRecord, QuotedService } from '../../../../entries/quoted-service.ts'
import { change, move } from '../../../../lifecycle/move.ts'
import { beginPayment } from '../../../money/charges/index.ts'
import { chargeOf, rateInForce } from '../../../money/price-rates/index.ts'
import { collectAccepted } from '../../../office/quote-desk/index.ts'
import { paymentOfPolicy } from '../bind-insurance.ts'
import { moveToCancelled } from '../cancel-insurance.ts'
import { requireDays } from '../cover-days.ts'
import { endReleaseOfPremium } from '../end-release-of-premium.ts'
import { insureOnceAtATime, requireInsurable } from '../insurance-approval.ts'
import { policyLifecycle } from '../lifecycle.ts'
import { getPolicy, lockPolicy } from '../policies.ts'
import { factsOfPolicy, policyRequestOf } from './policy-request.ts'
import { columnsOfOffer, noOffer, quoteByOffer } from './shown-offer.ts'

/** The certificate is issued as soon as the premium is paid. */
export const daysToCertificate = 1

/** What follows at a policy from what the desk does with its request, which is locked before the policy. */
const policyAtDesk: QuotedRecord<Deps> = {
  async faultsOf() {
    return {}
  },
  async offered(_deps, tx, { actor, request, ...shown }) {
    const row = await lockPolicy(tx, actor, request.subjectId)
    // One of several was withdrawn, and it was not the one that the policy shows.
    if (row.state === 'quoted' && row.offer_id === shown.offer.offerId) return
    await quoteByOffer(tx, { actor, row, ...shown })
  },
  async reopened(_deps, tx, { actor, request: { subjectId: id }, due, reason, at }) {
    const row = await lockPolicy(tx, actor, id)
    // The customer can change the days, the desk cannot.
    if (actor.kind !== 'office') requireDays(row, at)
    await endReleaseOfPremium(tx, row, { because: 'ended', at })
    const set = { ...noOffer, charge_id: null, reason: null, respond_due_at: due }
    await move(tx, policyLifecycle, { scope: actor, id, to: 'submitted', at, reason, set })
  },
  async denied(_deps, tx, { actor, request: { subjectId: id }, reason, at }) {
    await move(tx, policyLifecycle, { scope: actor, id, to: 'denied', at, reason, set: { reason } })
  },
  async cancelled(_deps, tx, { actor, request: { subjectId: id }, at }) {
    await moveToCancelled(tx, actor, await lockPolicy(tx, actor, id), at)
  },
}

/** An insurance that the desk offers: the policy is there before, and its acceptance pays it. */
export const insuranceByDesk: QuotedService<Deps> = {
  service: 'insurance',
  currency: 'USD',
  mostOffers: 1,
  order: { kind: insurance.subject, page: insurance.customerPage },
  factsOf: (request) => factsOfPolicy(policyRequestOf(request)),
  async presetsOf(request, { db, ...moment }) {
    const { invoice_amount, valid_from, referrals } = policyRequestOf(request)
    const rate = await rateInForce(db, 'insurance', moment)
    return {
      marginPercent: 0,
      marginAmount: chargeOf(parseMoney(invoice_amount, 'USD'), rate),
      validityDays: promises.insuranceQuote.hours / 24,
      etaDays: daysToCertificate,
      // Goods that may be lost already cannot be insured.
      validAtMost: valid_from,
      ...(referrals.length > 0 && { approvalReason: 'Reason for accepting the referral' }),
    }
  },
  record: policyAtDesk,
  isBeingPaid: async (tx, { companyId, subjectId: id }) =>
    (await lockPolicy(tx, systemScope(companyId), id)).charge_state === 'held',
  async requireAcceptable(db, { actor, request, offer, at }) {
    const row = await getPolicy(db, actor, request.subjectId)
    if (row.offer_id === offer.offerId) await requireInsurable(db, actor, row, at)
  },
  async accept(deps, tx, { actor, request: { subjectId: id }, offer, at, requestKey }) {
    await insureOnceAtATime(tx, actor)
    const known = await lockPolicy(tx, actor, id)
    // Of several open offers the policy showed the first.
    if (known.offer_id !== offer.offerId) {
      const set = await columnsOfOffer(tx, known, { offer, extra: {}, at: known.quoted_at ?? at })
      await change(tx, policyLifecycle, { scope: actor, id, at, set })
    }
    const row = await lockPolicy(tx, actor, id)
    await endReleaseOfPremium(tx, row, { because: 'accepted', at })
    await requireInsurable(tx, actor, row, at)
    await beginPayment(deps, tx, actor, paymentOfPolicy(actor, id), { row, at, requestKey })
  },
  afterwards: collectAccepted('insurance', { price: 'premium', page: 'insurance' }),
}
