import type { Freight } from '@tradelane/contract/logistics/freight'
import type { CarriageLeg, CarriageRequest } from '@tradelane/providers'

type Leg = Freight['legs'][number]

/** The legs with a distance: between two cities on land there is no carriage to a terminal. */
export const carriedLegs = ({ legs }: Pick<Freight, 'legs'>): Leg[] =>
  legs.filter(({ role, distance_km }) => role === 'main' || distance_km > 0)

type Goods = { goods_description: string; customer_reference: string }

/** What the carrier is asked to book. The booking's id is the idempotency key. */
export function carriageRequest(logisticsId: string, freight: Freight, goods: Goods): CarriageRequest {
  const { name, mode, container_size, quantity, shipping_date } = freight
  return {
    key: logisticsId,
    carrier: name,
    mode,
    container: container_size,
    quantity,
    shippingDate: shipping_date,
    legs: carriedLegs(freight).map(
      ({ role, by, from, to, days, hours }): CarriageLeg => ({
        role,
        by,
        from,
        to,
        days,
        hours: hours ?? null,
      }),
    ),
    goods: goods.goods_description,
    remarks: (freight.notes ?? []).map(({ text }) => text),
    reference: goods.customer_reference,
  }
}
