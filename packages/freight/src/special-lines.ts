import { type Money, money } from '@tradelane/money'
import type { Leg, Line, Offer } from './offer.ts'
import { unitsTimes } from './rate-card.ts'
import { specialRates as rates } from './special-rates.ts'

/** A surcharge for the weight on the road. */
export const heavyCode = 'OWT'

/** What the goods ask for beside room and weight, in the office and on the road. */
export type SpecialHandling = {
  /** Dangerous substances in the consignment. */
  substances: number
  /** Power on the road. */
  genset: boolean
  isOutOfGauge: boolean
  /** Countries in which the truck needs a third axle. */
  triAxle: readonly string[]
}

/** The lines of special cargo that the tariff does not have, because they count substances and legs. All of them are in the price. */
export function specialLines(
  offer: Pick<Offer, 'legs' | 'chargeable' | 'cost'>,
  asked: SpecialHandling,
): Line[] {
  const usd = (cents: bigint) => money(cents, offer.cost.currency)
  const each = (cents: bigint) => unitsTimes(offer.chargeable.thousandths, usd(cents))
  const driven = offer.legs.filter(({ by, km }) => by === 'truck' && km > 0).map(({ role }) => role)
  const [origin, , destination] = offer.legs
  const perRoadLeg = (code: string, label: string, cents: bigint) =>
    driven.map((leg) => line(code, `${label}, ${leg}`, leg, each(cents)))
  const documents = `Dangerous goods documents: ${asked.substances} × substance`
  return [
    ...(asked.substances > 0
      ? [line('DGD', documents, 'main', usd(rates.dangerousDocument * BigInt(asked.substances)))]
      : []),
    ...(asked.genset ? perRoadLeg('GEN', 'Genset on the truck', rates.genset) : []),
    ...(asked.isOutOfGauge ? perRoadLeg('PER', 'Road permit for an oversized load', rates.permit) : []),
    ...[origin, destination].flatMap((leg) => heavyLines(leg, asked.triAxle, each(rates.triAxle))),
  ]
}

function heavyLines(leg: Leg, triAxle: readonly string[], amount: Money): Line[] {
  if (leg.by !== 'truck' || leg.km === 0) return []
  const countries = [leg.from.countryCode, leg.to.countryCode]
  const country = triAxle.find((one) => countries.includes(one))
  return country
    ? [line(heavyCode, `Heavy container: chassis with three axles, ${country}`, leg.role, amount)]
    : []
}

const line = (code: string, label: string, leg: Line['leg'], amount: Money): Line => ({
  code,
  label,
  leg,
  kind: 'included',
  amount,
  per: undefined,
})
