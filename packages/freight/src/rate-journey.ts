import type { AddedFees } from './added-fees.ts'
import { type Cargo, chargeableUnits } from './cargo.ts'
import { co2Kg } from './emissions.ts'
import { type Carriages, daysOf, type Haulage, haulageOf, hoursOf } from './haulage.ts'
import { includedTotal, linesOfLeg } from './included-total.ts'
import type { Section } from './journey.ts'
import { linesOf } from './lines.ts'
import type { Leg, Offer } from './offer.ts'
import type { RateCard } from './rate-card.ts'
import type { Rated } from './rated.ts'
import { levelDay } from './surcharges.ts'
import type { Tariff } from './tariff.ts'

/** What is asked for beside the card: the surcharges of all carriers, and our own fees. */
export type OnTop = { tariff: Tariff; fees: AddedFees }

/** What the carrier of this card asks for the journey. The same in, the same out: nothing but the arguments counts. */
export function rateJourney(
  rated: Rated,
  card: RateCard,
  carriages: Carriages,
  { tariff, fees }: OnTop,
): Offer {
  const { mode, journey, cargo } = rated
  const origin = haulageOf(mode, journey.origin, cargo, carriages)
  const destination = haulageOf(mode, journey.destination, cargo, carriages)
  const railFrom = journey.railFrom && haulageOf(mode, journey.railFrom, cargo, carriages)
  const railTo = journey.railTo && haulageOf(mode, journey.railTo, cargo, carriages)
  const { lines, carriage } = linesOf(rated, card, {
    ends: { origin, destination, railFrom, railTo },
    tariff,
    fees,
  })
  const cost = includedTotal(lines, card.base.currency)
  const priceOf = (role: Leg['role']) => includedTotal(linesOfLeg(lines, role), card.base.currency)
  const legs: Offer['legs'] = [
    { ...legOf('origin', journey.origin, origin, cargo), price: priceOf('origin') },
    {
      ...mainSection(journey.main, cargo, card),
      days: daysOf(journey.main, card),
      hours: hoursOf(journey.main, card),
      price: priceOf('main'),
    },
    { ...legOf('destination', journey.destination, destination, cargo), price: priceOf('destination') },
  ]
  return {
    cardId: card.cardId,
    cardVersion: card.version,
    isModel: card.isModel,
    tariffVersion: tariff.version,
    levelOf: levelDay(tariff, rated, card),
    carrier: card.carrier,
    colour: card.colour,
    mode,
    legs,
    railFrom,
    railTo,
    lines,
    chargeable: chargeableUnits(mode, cargo),
    days: legs.reduce((days, leg) => days + leg.days, 0),
    cost,
    carriage,
    co2Kg: legs.reduce((kg, leg) => kg + leg.co2Kg, 0),
    validityDays: card.validityDays,
  }
}

function legOf(
  role: 'origin' | 'destination',
  section: Section,
  haulage: Haulage,
  cargo: Cargo,
): Omit<Leg, 'price'> {
  const { by, km } = section
  const { days, hours } = haulage
  return { role, ...section, days, hours, co2Kg: co2Kg(by, km, cargo.weightKg) }
}

function mainSection(section: Section, { weightKg }: Cargo, card: RateCard) {
  const { by, km } = section
  return { role: 'main' as const, ...section, co2Kg: co2Kg(by, km, weightKg, card.co2Percent) }
}
