import { type Money, plus, zero } from '@tradelane/money'
import { type Cargo, chargeableUnits, type FreightMode, suggestedCount, takesContainer } from './cargo.ts'
import type { Section } from './journey.ts'
import { carriagePrice, type RateCard } from './rate-card.ts'

/** The cards of the carriage to and from terminals: a whole truck, a part of one, a whole container by train. */
export type Carriages = { TRUCK_FULL: RateCard; TRUCK_PART: RateCard; TRAIN_FULL: RateCard }

export type Haulage = { km: number; days: number; price: Money }

/** The truck or train between door and terminal; nothing where a truck takes the goods all the way. */
export function haulageOf(
  mode: FreightMode,
  { by, km }: Section,
  cargo: Cargo,
  carriages: Carriages,
): Haulage {
  const card = cardFor(mode, by, carriages)
  if (km === 0) return { km, days: 0, price: zero(card.base.currency) }
  const thousandths = unitsFor(mode, cargo)
  const carriage = carriagePrice(card, {
    thousandths,
    distance: km,
    containerPercent: 100,
    seasonPercent: 100,
  })
  return {
    km,
    days: Math.ceil(km / card.perDay) + card.handlingDays,
    price: plus(carriage, card.documents),
  }
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
