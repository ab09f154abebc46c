import { type Currency, formatMoney, type Money, money } from '@tradelane/money'
import { chargeableUnits } from './cargo.ts'
import type { Section } from './journey.ts'
import type { OwnCode } from './line-codes.ts'
import type { Line } from './offer.ts'
import { unitsTimes } from './rate-card.ts'
import type { Rated } from './rated.ts'
import { specialRates as rates } from './special-rates.ts'

/** A surcharge for the weight on the road. */
export const heavyCode = 'OWT'

/**
 * The lines of special cargo that the tariff does not have, because they count substances and legs. All of them are in the price, and
 * in the carriage.
 */
export function specialLines(
  { mode, cargo, journey, handling: asked }: Pick<Rated, 'mode' | 'cargo' | 'journey' | 'handling'>,
  currency: Currency,
): Line[] {
  if (!asked) return []
  const { thousandths } = chargeableUnits(mode, cargo)
  const cost = (cents: bigint) => money(cents, currency)
  const each = (cents: bigint) => unitsTimes(thousandths, cost(cents))
  const { origin, main, destination } = journey
  const sections = Object.entries({ origin, main, destination } satisfies Record<Role, Section>)
  const driven = sections.filter(([, section]) => isDriven(section)).map(([role]) => role as Role)
  const perRoadLeg = (code: OwnCode, label: string, cents: bigint) =>
    driven.map((leg) => line(code, `${label}, ${leg}: ${basis(cents, 'container')}`, leg, each(cents)))
  const basis = (cents: bigint, unit: string) => `${formatMoney(cost(cents))} a ${unit}, our rate`
  const documents = `Dangerous goods documents: ${basis(rates.dangerousDocument, 'substance')}`
  const heavy = { amount: each(rates.triAxle), basis: basis(rates.triAxle, 'container') }
  return [
    ...(asked.substances > 0
      ? [line('DGD', documents, 'main', cost(rates.dangerousDocument * BigInt(asked.substances)))]
      : []),
    ...(asked.genset ? perRoadLeg('GEN', 'Genset on the truck', rates.genset) : []),
    ...(asked.isOutOfGauge ? perRoadLeg('PER', 'Road permit for an oversized load', rates.permit) : []),
    ...heavyLines('origin', origin, asked.triAxle, heavy),
    ...heavyLines('destination', destination, asked.triAxle, heavy),
  ]
}

type Role = Exclude<Line['leg'], 'shipment'>

const isDriven = ({ by, km }: Section): boolean => by === 'truck' && km > 0

type Priced = { amount: Money; basis: string }

function heavyLines(
  role: Role,
  section: Section,
  triAxle: readonly string[],
  { amount, basis }: Priced,
): Line[] {
  if (!isDriven(section)) return []
  const countries = [section.from.countryCode, section.to.countryCode]
  const country = triAxle.find((one) => countries.includes(one))
  return country
    ? [line(heavyCode, `Heavy container: chassis with three axles, ${country}: ${basis}`, role, amount)]
    : []
}

const line = (code: OwnCode, label: string, leg: Line['leg'], amount: Money): Line => ({
  code,
  label,
  leg,
  kind: 'included',
  amount,
  per: undefined,
})
