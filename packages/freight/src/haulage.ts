import { type Money, plus, zero } from '@tradelane/money'
import { type Cargo, chargeableUnits, type FreightMode, suggestedCount, takesContainer } from './cargo.ts'
import { crossingHours, crossingsPrice } from './crossings.ts'
import type { Section } from './journey.ts'
import { carriagePrice, type RateCard } from './rate-card.ts'
import { distanceOf } from './rated.ts'

/** The cards of the carriage to and from terminals: a whole truck, a part of one, a whole container by train. */
export type Carriages = { TRUCK_FULL: RateCard; TRUCK_PART: RateCard; TRAIN_FULL: RateCard }

export type Haulage = { km: number; days: number; hours: number | undefined; price: Money }

/** The truck or train between door and terminal; nothing where a truck takes the goods all the way. */
export function haulageOf(mode: FreightMode, section: Section, cargo: Cargo, carriages: Carriages): Haulage {
  const { by, km } = section
  const card = cardFor(mode, by, carriages)
  if (km === 0) return { km, days: 0, hours: undefined, price: zero(card.base.currency) }
  const thousandths = unitsFor(mode, cargo)
  const carriage = carriagePrice(card, {
    thousandths,
    distance: distanceOf(section),
    containerPercent: 100,
    levelPercent: 100,
  })
  return {
    km,
    days: daysOf(section, card),
    hours: hoursOf(section, card),
    price: plus(plus(carriage, card.documents), crossingsPrice(section, mode, cargo)),
  }
}

/** Started days count, also those that the card needs for handling. */
export const daysOf = (section: Section, { perDay, handlingDays }: RateCard): number =>
  Math.ceil(distanceOf(section) / perDay + crossingHours(section) / hoursOfDay) + handlingDays

const hoursOfDay = 24
/** A driver's day at the wheel, by the EU's rules for driving and rest (Regulation 561/2006); and loading or unloading once. */
const drivingHours = 9
const loadingHours = 2

/** For a truck that is under way for less than a day: started hours of loading, driving and ferries. */
export function hoursOf(section: Section, { perDay }: RateCard): number | undefined {
  if (section.by !== 'truck') return undefined
  const driven = (distanceOf(section) / perDay) * drivingHours
  const hours = Math.ceil(loadingHours + driven + crossingHours(section))
  return driven <= drivingHours && hours < hoursOfDay ? hours : undefined
}

function cardFor(mode: FreightMode, by: Section['by'], carriages: Carriages): RateCard {
  if (by === 'rail') return carriages.TRAIN_FULL
  return takesContainer(mode) || mode === 'BULK' ? carriages.TRUCK_FULL : carriages.TRUCK_PART
}

/** A container each, so many trucks of loose cargo, or a part of a truck. */
function unitsFor(mode: FreightMode, cargo: Cargo): bigint {
  if (takesContainer(mode)) return chargeableUnits(mode, cargo).thousandths
  if (mode === 'BULK') return BigInt(suggestedCount('FTL', cargo) ?? 1) * 1_000n
  return chargeableUnits('LTL', cargo).thousandths
}
