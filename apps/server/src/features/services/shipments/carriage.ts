import { charcoalText } from '@tradelane/contract/dangerous-goods/charcoal'
import type { Freight } from '@tradelane/contract/logistics/freight'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import { crossesCustoms, customsOf } from '@tradelane/freight'
import type { CarriageLeg, CarriageParty, CarriageRequest, ShippingInstructions } from '@tradelane/providers'

type Leg = Freight['legs'][number]

/** The legs with a distance: between two cities on land there is no carriage to a terminal. */
export const carriedLegs = ({ legs }: Pick<Freight, 'legs'>): Leg[] =>
  legs.filter(({ role, distance_km }) => role === 'main' || distance_km > 0)

export const instructionsOf = (details: BookingDetails): ShippingInstructions => ({
  shipper: partyOf(details.shipper),
  consignee: partyOf(details.consignee),
  notifyParty: partyOf(details.notify_party),
  incoterm: details.incoterm,
  goods: [details.goods_description, charcoalText(details.charcoal)].filter(Boolean).join(', '),
  hsCodes: details.hs_codes,
  reference: details.customer_reference,
})

function partyOf(party: BookingDetails['shipper']): CarriageParty {
  const { company_name: name, contact_name: contact, address, email, phone } = party
  return { name, address, contact, email, phone }
}

const dayMs = 86_400_000

/** The goods wait for the working day on which the quote delivers them. */
function waitingDays({ shipping_date, days, delivered_on }: Freight): number {
  if (!delivered_on) return 0
  return (Date.parse(delivered_on) - Date.parse(shipping_date)) / dayMs - days
}

const customsAt = ({ countryCode, lng, lat }: Leg['from']) => customsOf({ countryCode, position: [lng, lat] })

/** What the carrier is asked to book. The booking's id is the idempotency key. */
export function carriageRequest(
  logisticsId: string,
  freight: Freight,
  details: BookingDetails,
): CarriageRequest {
  const { name, mode, container_size, quantity, shipping_date } = freight
  const [first, last] = [freight.legs.at(0), freight.legs.at(-1)]
  return {
    key: logisticsId,
    carrier: name,
    mode,
    container: container_size,
    quantity,
    shippingDate: shipping_date,
    legs: carriedLegs(freight).map(
      ({ role, by, from, to, days, hours }, index, legs): CarriageLeg => ({
        role,
        by,
        from,
        to,
        days: index === legs.length - 1 ? days + waitingDays(freight) : days,
        hours: hours ?? null,
      }),
    ),
    crossesCustoms: !first || !last || crossesCustoms(customsAt(first.from), customsAt(last.to)),
    remarks: (freight.notes ?? []).map(({ text }) => text),
    ...instructionsOf(details),
  }
}
