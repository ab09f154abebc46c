import { money } from '@tradelane/money'
import type { Carriages } from '../src/haulage.ts'
import type { RateCard, RateCardMode } from '../src/rate-card.ts'

const usd = (cents: number) => money(BigInt(cents), 'USD')

/** A rate card with prices that are easy to calculate with. */
export function sampleCard(mode: RateCardMode, changes: Partial<RateCard> = {}): RateCard {
  return {
    cardId: `sample-${mode}`,
    version: 1,
    mode,
    carrier: 'Sample Line',
    colour: '#123456',
    base: usd(20_000),
    perThousand: usd(10_000),
    minimum: usd(5_000),
    handling: usd(15_000),
    documents: usd(6_500),
    fuelPercent: 10,
    perDay: 432,
    handlingDays: 2,
    co2Percent: 100,
    validityDays: 7,
    ...changes,
  }
}

export const sampleCarriages: Carriages = {
  TRUCK_FULL: sampleCard('TRUCK_FULL', { perDay: 600, handlingDays: 0 }),
  TRUCK_PART: sampleCard('TRUCK_PART', {
    base: usd(900),
    perThousand: usd(4_000),
    perDay: 600,
    handlingDays: 0,
  }),
  TRAIN_FULL: sampleCard('TRAIN_FULL', { perDay: 500, handlingDays: 1 }),
}
