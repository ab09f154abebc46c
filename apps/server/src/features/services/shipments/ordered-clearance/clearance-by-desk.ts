import { promises } from '@tradelane/contract/lifecycle/promises'
import { customsClearance } from '@tradelane/contract/shipments/service-info'
import { plus } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { QuotedService } from '../../../../entries/quoted-service.ts'
import { beginPayment } from '../../../money/charges/index.ts'
import { chargeOf, ratesInForce } from '../../../money/price-rates/index.ts'
import { collectAccepted, requireMadeFor } from '../../../office/quote-desk/index.ts'
import { receiveDocuments, startClearance } from '../booking/clearance.ts'
import { getBooking, lockBooking } from '../bookings.ts'
import {
  clearanceRequestOf,
  codesOf,
  factsOfClearance,
  valueOfGoods,
  withGoodsOfNow,
} from './clearance-request.ts'
import { columnsOfOffer, getOrderedClearance } from './ordered-clearance.ts'
import { paymentOfClearance } from './pay-clearance.ts'
import { requireClearable } from './require-clearable.ts'

/** Customs clearance that the desk offers: the acceptance begins it and sets its price aside. */
export const clearanceByDesk: QuotedService<Deps> = {
  service: 'clearance',
  currency: 'USD',
  mostOffers: 1,
  order: { kind: customsClearance.subject, page: customsClearance.customerPage },
  factsOf: (request) => factsOfClearance(clearanceRequestOf(request)),
  async asItIsNow(db, { companyId, subjectId, request }) {
    const booking = await getBooking(db, systemScope(companyId), subjectId)
    return withGoodsOfNow(db, booking, clearanceRequestOf(request))
  },
  madeFor: async (db, { companyId, subjectId }) =>
    codesOf(db, await getBooking(db, systemScope(companyId), subjectId)),
  // As a clearance that is ordered with freight: the share of the value is our fee.
  async presetsOf(request, { db, ...moment }) {
    const asked = clearanceRequestOf(request)
    const value = valueOfGoods(asked)
    const rates = await ratesInForce(db, ['clearance', 'clearance_entry'], moment)
    const share = chargeOf(value, rates.clearance)
    return {
      marginPercent: 0,
      marginAmount: share,
      sellAmount: plus(chargeOf(value, rates.clearance_entry), share),
      validityDays: asked.validityDays,
      etaDays: promises.declareGoods.businessDays,
      // The goods may arrive later than they were expected. Once they have arrived, nothing is accepted.
      validAtMost: null,
    }
  },
  async requireAcceptable(db, { actor, request, offer, at }) {
    const booking = await getBooking(db, actor, request.subjectId)
    await requireClearable(db, actor, booking, { isAsked: false, isOffered: true, now: at })
    requireMadeFor(offer, await codesOf(db, booking))
  },
  async accept(deps, tx, { actor, request, offer, at, requestKey }) {
    const { subjectId: id } = request
    const booking = await lockBooking(tx, actor, id)
    await requireClearable(tx, actor, booking, { isAsked: false, isOffered: true, now: at })
    requireMadeFor(offer, await codesOf(tx, booking))
    const value = valueOfGoods(clearanceRequestOf(request.request))
    const ordered = await columnsOfOffer(tx, actor, { offer, value, at })
    await startClearance(tx, booking, { at, ordered })
    const row = await getOrderedClearance(tx, actor, id)
    const payment = paymentOfClearance(actor, id)
    await beginPayment(deps, tx, actor, payment, { row, at, requestKey })
    await receiveDocuments(tx, deps.config, booking, { scope: actor, at })
  },
  isBeingPaid: async (tx, { companyId, subjectId: id }) =>
    (await getOrderedClearance(tx, systemScope(companyId), id)).charge_state === 'held',
  afterwards: collectAccepted('customs_clearance', { price: 'price', page: 'shipment' }),
}
