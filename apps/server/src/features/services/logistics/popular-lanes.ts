import { setImmediate as others } from 'node:timers/promises'
import { decimalText } from '@tradelane/money'
import type { Deps } from '../../../deps/deps.ts'
import { ratesInForce } from '../../money/price-rates/index.ts'
import { asAnswered, findCity, type NamedPosition, placeOf } from '../../world/places/index.ts'
import { openClosures, passagesClosed, passagesClosing } from './closures.ts'
import type { Enquiry } from './enquiry.ts'
import { feeServices, feesBy } from './our-fees.ts'
import { pricesInForce } from './rate-cards.ts'
import { rateEnquiry } from './rate-enquiry.ts'

const place = (name: string, countryCode: string, lng: number, lat: number): NamedPosition => ({
  ...{ name, countryCode, lng, lat },
})
const mumbai = place('Mumbai', 'IN', 72.88, 19.07)
const shanghai = place('Shanghai', 'CN', 121.46, 31.22)
const lanes: readonly (readonly [from: NamedPosition, to: NamedPosition])[] = [
  [mumbai, place('Hamburg', 'DE', 9.99, 53.55)],
  [mumbai, place('New York City', 'US', -74.01, 40.71)],
  [shanghai, place('Los Angeles', 'US', -118.24, 34.05)],
  [shanghai, place('Rotterdam', 'NL', 4.48, 51.92)],
  [place('Ho Chi Minh City', 'VN', 106.63, 10.82), place('Antwerp', 'BE', 4.4, 51.22)],
  [place('São Paulo', 'BR', -46.64, -23.55), place('Lisbon', 'PT', -9.13, 38.72)],
]

const container = 'ST20'
const usual = {
  container,
  quantity: 1,
  weightKg: 12_000,
  volumeM3: 0,
  customsClearance: false,
  insurance: false,
  invoiceCents: null,
} as const satisfies Partial<Enquiry>
const daysAhead = 14

/** The best offer of each, by the cards in force and our rates for all, and the search that finds it. */
export async function listPopularLanes({ db, clock }: Deps) {
  const at = clock.now()
  const rates = await ratesInForce(db, feeServices, { companyId: null, at })
  const prices = { ...(await pricesInForce(db)), fees: feesBy(rates) }
  const shippingDate = new Date(at.getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10)
  const closures = await openClosures(db)
  const closed = passagesClosed(closures, shippingDate)
  const closing = passagesClosing(closures, shippingDate)
  const shown = []
  for (const lane of lanes) {
    const [from, to] = await Promise.all(lane.map(findCity))
    if (!from || !to) throw new Error(`${lane.map(({ name }) => name).join(' or ')} is not known.`)
    const enquiry = { ...usual, from: placeOf(from), to: placeOf(to), shippingDate }
    const offers = rateEnquiry(enquiry, ['FCL'], prices, closed, closing)
    const [best] = offers
    const search = { from: asAnswered(from), to: asAnswered(to), ...searched, shipping_date: shippingDate }
    if (best)
      shown.push({
        ...{ from_city: search.from.text, to_city: search.to.text, search },
        ...{ name: best.carrier, days: best.days, cost: decimalText(best.cost) },
        carriers: new Set(offers.map(({ carrier }) => carrier)).size,
      })
    // A way takes some milliseconds, and nobody else is to wait for all of them.
    await others()
  }
  return shown
}

const searched = { container_size: container, quantity: usual.quantity, weight: usual.weightKg } as const
