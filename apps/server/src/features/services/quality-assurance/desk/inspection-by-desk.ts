import { promises } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/service-info'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { QuotedRecord, QuotedService } from '../../../../entries/quoted-service.ts'
import { plusDays } from '../../../../lifecycle/local-days.ts'
import { change, move } from '../../../../lifecycle/move.ts'
import { beginPayment } from '../../../money/charges/index.ts'
import { chargeOf, rateInForce } from '../../../money/price-rates/index.ts'
import { collectAccepted } from '../../../office/quote-desk/index.ts'
import { dayOf } from '../appointments.ts'
import { getInspection, lockInspection } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { paymentOfInspection } from '../order/accept-quote.ts'
import { moveToCancelled } from '../order/cancel-order.ts'
import { consignmentValueOf } from '../order/estimate-price.ts'
import { endReleaseOfPrice, requirePayable } from '../order/payment-approval.ts'
import { faultOfVendor } from '../order/require-vendor.ts'
import { factsOfOrder, orderRequestOf, servicesOfOrder } from './order-request.ts'
import { columnsOfOffer, noOffer, quoteByOffer } from './shown-offer.ts'

/** The specification's fixed days of an inspection. */
const usualDays = 11

/** What follows at an order from what the desk does with its request, which is locked before the order. */
const orderAtDesk: QuotedRecord<Deps> = {
  async faultsOf(db, { request, vendorId, etaDays, validUntil, now }) {
    const fault =
      vendorId === null ? undefined : await faultOfVendor(db, vendorId, orderRequestOf(request.request))
    const day = plusDays(dayOf(now), etaDays)
    return {
      ...(fault !== undefined && { vendor_id: fault }),
      ...(validUntil > day && { valid_until: `Not after ${dayText(day)}, the day of the inspection` }),
    }
  },
  async offered(_deps, tx, { actor, request, ...shown }) {
    const row = await lockInspection(tx, actor, request.subjectId)
    // One of several was withdrawn, and it was not the one that the order shows.
    if (row.state === 'quoted' && row.offer_id === shown.offer.offerId) return
    await quoteByOffer(tx, { actor, row, ...shown })
  },
  async reopened(_deps, tx, { actor, request: { subjectId: id }, due, reason, at }) {
    await endReleaseOfPrice(tx, await lockInspection(tx, actor, id), { because: 'ended', at })
    const set = { ...noOffer, charge_id: null, reason: null, respond_due_at: due }
    await move(tx, inspectionLifecycle, { scope: actor, id, to: 'submitted', at, reason, set })
  },
  async denied(_deps, tx, { actor, request: { subjectId: id }, reason, at }) {
    await move(tx, inspectionLifecycle, { scope: actor, id, to: 'denied', at, reason, set: { reason } })
  },
  async cancelled(_deps, tx, { actor, request: { subjectId: id }, at }) {
    await moveToCancelled(tx, actor, await lockInspection(tx, actor, id), at)
  },
}

/** An inspection that the desk offers: the order is there before, and its acceptance pays it. */
export const inspectionByDesk: QuotedService<Deps> = {
  service: 'inspection',
  currency: 'USD',
  mostOffers: 1,
  order: { kind: qualityAssurance.subject, page: qualityAssurance.customerPage },
  factsOf: (request) => factsOfOrder(orderRequestOf(request)),
  titleForVendors: (request) => `Inspection: ${servicesOfOrder(orderRequestOf(request))}`,
  async presetsOf(request, { db, ...moment }) {
    const rate = await rateInForce(db, 'quality_assurance', moment)
    return {
      marginPercent: rate.basisPoints / 100,
      marginAmount: chargeOf(consignmentValueOf(orderRequestOf(request)), rate),
      validityDays: promises.inspectionQuote.days,
      etaDays: usualDays,
      validAtMost: null,
    }
  },
  record: orderAtDesk,
  isBeingPaid: async (tx, { companyId, subjectId: id }) =>
    (await lockInspection(tx, systemScope(companyId), id)).charge_state === 'held',
  async requireAcceptable(db, { actor, request, offer, at }) {
    const row = await getInspection(db, actor, request.subjectId)
    if (row.offer_id === offer.offerId) requirePayable(row, at)
  },
  async accept(deps, tx, { actor, request: { subjectId: id }, offer, at, requestKey }) {
    const known = await lockInspection(tx, actor, id)
    // Of several open offers the order showed the first.
    if (known.offer_id !== offer.offerId) {
      const set = await columnsOfOffer(tx, known, { offer, extra: {}, at: known.quoted_at ?? at })
      await change(tx, inspectionLifecycle, { scope: actor, id, at, set })
    }
    const row = await lockInspection(tx, actor, id)
    requirePayable(row, at)
    await endReleaseOfPrice(tx, row, { because: 'accepted', at })
    await beginPayment(deps, tx, actor, paymentOfInspection(actor, id), { row, at, requestKey })
  },
  afterwards: collectAccepted('quality_assurance', { price: 'price', page: 'order' }),
}
