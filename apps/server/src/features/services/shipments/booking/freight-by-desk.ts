import { freight } from '@tradelane/contract/shipments/service-info'
import type { Deps } from '../../../../deps/deps.ts'
import type { QuotedService } from '../../../../entries/quoted-service.ts'
import { rateInForce } from '../../../money/price-rates/index.ts'
import {
  askFreightWithTrade,
  deskRequestOf,
  factsOfDeskRequest,
  insertDeskQuote,
  refuseRestrictedPlaces,
  validityOf,
} from '../../logistics/index.ts'
import { beginBooking } from './book-freight.ts'

/** Freight that the desk offers: an accepted offer is booked as a quote of a search is, at the price that was agreed. */
export const freightByDesk: QuotedService<Deps> = {
  service: 'freight',
  currency: 'USD',
  order: { kind: freight.subject, page: freight.customerPage },
  askWithTrade: askFreightWithTrade,
  factsOf: (request) => factsOfDeskRequest(deskRequestOf(request)),
  presetsOf: async (request, { db, ...moment }) => ({
    marginPercent: (await rateInForce(db, 'logistics', moment)).basisPoints / 100,
    validityDays: validityOf(deskRequestOf(request)),
    etaDays: null,
    validAtMost: deskRequestOf(request).enquiry.shippingDate,
  }),
  requireAcceptable: (db, { request }) => refuseRestrictedPlaces(db, deskRequestOf(request.request).enquiry),
  async accept(deps, tx, { actor, request, offer, at }) {
    const { transactionId, subjectId } = request
    const asked = deskRequestOf(request.request)
    // A country may have come onto the list since the request.
    await refuseRestrictedPlaces(tx, asked.enquiry)
    const quote = await insertDeskQuote(tx, actor, { transactionId, request: asked, offer, at })
    await beginBooking(deps, tx, actor, {
      ...quote,
      ...{ logisticsId: subjectId, transaction_id: transactionId, at },
    })
  },
}
