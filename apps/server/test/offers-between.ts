import { type ContainerType, findSeaRouteAround, type Offer, rateJourney, seaPorts } from '@tradelane/freight'
import type { pricesInForce } from '../src/features/services/logistics/rate-cards.ts'
import { carriagesOf } from '../src/features/services/logistics/rate-enquiry.ts'
import { firstFees } from './first-fees.ts'

type Prices = Awaited<ReturnType<typeof pricesInForce>>
/** Ports by UN/LOCODE; the day of loading. */
type Lane = { from: string; to: string; container: ContainerType; date: string }

/** What each carrier of full containers asks for one of them, from port to port by the shortest way, with 10 t in it. */
export function offersBetween(prices: Prices, { from, to, container, date }: Lane): Offer[] {
  const [start, finish] = [port(from), port(to)]
  const route = findSeaRouteAround(start.position, finish.position, [])
  if (!route) throw new Error(`no way from ${from} to ${to}`)
  const at = (stop: typeof start) => ({ by: 'truck' as const, from: stop, to: stop, km: 0, crossings: [] })
  const journey = {
    origin: at(start),
    main: {
      by: 'sea' as const,
      from: start,
      to: finish,
      km: Math.ceil(route.nauticalMiles * 1.852),
      crossings: [],
      passages: route.passages,
    },
    destination: at(finish),
    railFrom: undefined,
    railTo: undefined,
  }
  const cargo = { weightKg: 10_000, volumeM3: 0, container, quantity: 1 }
  const options = { shippingDate: date, customsClearance: false, invoice: undefined }
  return prices.cards
    .filter(({ mode }) => mode === 'FCL')
    .map((card) =>
      rateJourney({ mode: 'FCL', journey, cargo, options }, card, carriagesOf(prices.cards), {
        tariff: prices.tariff,
        fees: firstFees,
      }),
    )
}

function port(code: string) {
  const found = seaPorts().find((one) => one.code === code)
  if (!found) throw new Error(`no port ${code}`)
  return found
}
