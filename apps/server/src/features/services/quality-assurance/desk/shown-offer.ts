import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import type { Scope } from '../../../../access/scope.ts'
import type { AcceptedOffer, OfferExtra } from '../../../../entries/quoted-service.ts'
import { endOfDay, plusDays } from '../../../../lifecycle/local-days.ts'
import { move } from '../../../../lifecycle/move.ts'
import { noteOfOffer, priceAndFee } from '../../../office/quote-desk/index.ts'
import { dayOf } from '../appointments.ts'
import type { InspectionRow } from '../inspections.ts'
import { inspectionLifecycle } from '../lifecycle.ts'
import { rateOfInspectionFee } from '../order/inspection-fee.ts'
import { endReleaseOfPrice } from '../order/payment-approval.ts'

/** The columns of an order whose offer is the desk's: without one. */
export const noOffer = {
  offer_id: null,
  vendor_name: null,
  inspection_company_id: null,
  inspection_date: null,
  price_amount: null,
  fee_amount: null,
  fee_rate_id: null,
  quote_note: null,
  quote_expires_at: null,
  quoted_at: null,
}

type Shown = { offer: AcceptedOffer; extra: OfferExtra; at: Date }

/** What the order says of the desk's offer: the vendor's price, the margin as our fee with the version of its rate, and the day that is so many days ahead. */
export async function columnsOfOffer(tx: Tx, row: InspectionRow, { offer, extra, at }: Shown) {
  const { vendor, vendorId, etaDays, validUntil } = offer
  const { price, fee } = priceAndFee(offer)
  const inspection_date = plusDays(dayOf(at), etaDays)
  const until = extra.until ?? endOfDay(validUntil, null)
  const dayEnds = endOfDay(inspection_date, row.inspection_country)
  return {
    offer_id: offer.offerId,
    inspection_company_id: vendorId,
    vendor_name: vendor,
    inspection_date,
    price_amount: price.amount,
    fee_amount: fee.amount,
    fee_rate_id: await rateOfInspectionFee(tx, row, fee, offer.storedAt),
    quote_note: extra.note ?? noteOfOffer(offer),
    quote_expires_at: new Date(Math.min(until.getTime(), dayEnds.getTime())),
    quoted_at: at,
  }
}

/** The order is quoted, or quoted again. It is locked. */
export async function quoteByOffer(
  tx: Tx,
  { actor, row, ...shown }: Shown & { actor: Scope; row: InspectionRow },
): Promise<void> {
  const { quality_assurance_id: id } = row
  const set = await columnsOfOffer(tx, row, shown)
  const { sell } = shown.offer
  await endReleaseOfPrice(tx, row, { because: 'replaced', at: shown.at })
  await move(tx, inspectionLifecycle, {
    ...{ scope: actor, id, to: 'quoted', at: shown.at, set },
    facts: {
      total: formatMoney(sell),
      until: set.quote_expires_at.toISOString(),
    },
  })
}
