import { createDb } from '@tradelane/db'
import { freightModes, type Offer, type Place } from '@tradelane/freight'
import { sum } from '@tradelane/money'
import { pricesInForce } from '../apps/server/src/features/services/logistics/rate-cards.ts'
import { type Prices, rateEnquiry } from '../apps/server/src/features/services/logistics/rate-enquiry.ts'
import { readCities } from '../apps/server/src/features/world/places/read-cities.ts'
import { Refusal } from '../apps/server/src/refusal.ts'
import { firstFees } from '../apps/server/test/first-fees.ts'

type Counted = { answered: number; refused: number; faults: string[] }

export async function readPrices(connectionString: string): Promise<Prices> {
  const { db } = createDb(connectionString)
  const prices = await pricesInForce(db)
  await db.destroy()
  return prices
}

/** Cities picked at random, the same ones in every run: every carrier's offer must add up, and every refusal say why. */
export async function countPairs(pairs: number, prices: Prices): Promise<Counted> {
  const places = await allCities()
  const random = dice(20_261_121)
  const pick = () => places[Math.floor(random() * places.length)] ?? places[0]
  const counted: Counted = { answered: 0, refused: 0, faults: [] }
  for (let pair = 0; pair < pairs; pair++) {
    const [from, to] = [pick(), pick()]
    if (from && to) tryPair(from, to, prices, counted)
  }
  return counted
}

function tryPair(from: Place, to: Place, prices: Prices, counted: Counted): void {
  const what = `${from.name}, ${from.countryCode} to ${to.name}, ${to.countryCode}`
  try {
    const offers = rateEnquiry({ ...cargo, from, to }, freightModes, { ...prices, fees: firstFees }, [])
    counted.answered += 1
    if (!offers.every(addsUp)) counted.faults.push(`${what} does not add up`)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NO_ROUTE') counted.refused += 1
    else counted.faults.push(`${what}: ${error}`)
  }
}

const cargo = {
  shippingDate: '2027-03-01',
  container: 'ST20' as const,
  quantity: 1,
  weightKg: 9_000,
  volumeM3: 20,
  customsClearance: true,
  insurance: true,
  invoiceCents: 5_000_000,
}

function addsUp({ cost, days, co2Kg, legs, lines }: Offer): boolean {
  const included = lines.flatMap(({ kind, amount }) => (kind === 'included' && amount ? [amount] : []))
  const ofShipment = lines.flatMap(({ kind, leg, amount }) =>
    kind === 'included' && leg === 'shipment' && amount ? [amount] : [],
  )
  const prices = [...legs.map(({ price }) => price), ...ofShipment]
  return (
    cost.amount > 0n &&
    sum(cost.currency, included).amount === cost.amount &&
    sum(cost.currency, prices).amount === cost.amount &&
    prices.every(({ amount }) => amount >= 0n) &&
    legs.reduce((total, leg) => total + leg.days, 0) === days &&
    legs.reduce((total, leg) => total + leg.co2Kg, 0) === co2Kg
  )
}

async function allCities(): Promise<Place[]> {
  const cities = await readCities()
  return Array.from({ length: cities.size }, (_, number) => {
    const { name, countryCode, lng, lat } = cities.cityOf(number)
    return { name, countryCode, position: [lng, lat] }
  })
}

/** Mulberry32: small, even, and the same from the same seed. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
