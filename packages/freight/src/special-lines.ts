import { type Money, money } from '@tradelane/money'
import type { Leg, Line, Offer } from './offer.ts'
import { unitsTimes } from './rate-card.ts'
import { specialRates as rates } from './special-rates.ts'

/** A surcharge for the weight on the road. */
export const heavyCode = 'OWT'

/** What the goods ask for beside room and weight. */
export type SpecialHandling = {
  /** Dangerous substances in the consignment. */
  substances: number
  isReefer: boolean
  /** Power on the road. */
  genset: boolean
  isOverHeight: boolean
  isOverWidth: boolean
  isOverLength: boolean
  /** Countries in which the truck needs a third axle. */
  triAxle: readonly string[]
}

/** The lines of special cargo, all of them in the price. */
export function specialLines(
  offer: Pick<Offer, 'legs' | 'chargeable' | 'cost'>,
  asked: SpecialHandling,
): Line[] {
  const usd = (cents: bigint) => money(cents, offer.cost.currency)
  const { unit, thousandths } = offer.chargeable
  const each = (cents: bigint) => unitsTimes(thousandths, usd(cents))
  const driven = offer.legs.filter(({ by, km }) => by === 'truck' && km > 0).map(({ role }) => role)
  const [origin, , destination] = offer.legs
  const perRoadLeg = (code: string, label: string, cents: bigint) =>
    driven.map((leg) => line(code, `${label}, ${leg}`, leg, each(cents)))
  const isOver = asked.isOverHeight || asked.isOverWidth || asked.isOverLength
  return [
    ...(asked.substances > 0
      ? [
          line(
            'DGS',
            'Dangerous goods surcharge',
            'main',
            atLeast(each(rates.dangerous[unit]), usd(rates.dangerousLeast)),
          ),
          line(
            'DGD',
            `Dangerous goods documents: ${asked.substances} × substance`,
            'main',
            usd(rates.dangerousDocument * BigInt(asked.substances)),
          ),
        ]
      : []),
    ...(asked.isReefer
      ? [
          line('RPO', `Reefer power and monitoring, ${offer.legs[1].from.name}`, 'main', each(rates.plugIn)),
          line('RPD', `Reefer power and monitoring, ${offer.legs[1].to.name}`, 'main', each(rates.plugIn)),
        ]
      : []),
    ...(asked.genset ? perRoadLeg('GEN', 'Genset on the truck', rates.genset) : []),
    ...(asked.isOverHeight ? [line('OOH', 'Out of gauge: over height', 'main', each(rates.overHeight))] : []),
    ...(asked.isOverWidth ? [line('OOW', 'Out of gauge: over width', 'main', each(rates.overWidth))] : []),
    ...(asked.isOverLength ? [line('OOL', 'Out of gauge: over length', 'main', each(rates.overLength))] : []),
    ...(isOver ? perRoadLeg('PER', 'Road permit for an oversized load', rates.permit) : []),
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

const atLeast = (amount: Money, least: Money): Money => (amount.amount < least.amount ? least : amount)

const line = (code: string, label: string, leg: Line['leg'], amount: Money): Line => ({
  code,
  label,
  leg,
  kind: 'included',
  amount,
  per: undefined,
})
