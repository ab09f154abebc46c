import { money, percentOf, sum } from '@tradelane/money'
import type { AddedFees } from '../src/added-fees.ts'
import type { FreightMode } from '../src/cargo.ts'
import type { Carriages } from '../src/haulage.ts'
import type { RateCard, RateCardMode } from '../src/rate-card.ts'
import type { Surcharge, Tariff } from '../src/tariff.ts'

const seaModes: readonly FreightMode[] = ['FCL', 'LCL', 'BULK']
const usd = (cents: number) => money(BigInt(cents), 'USD')

/** For full containers by sea, everywhere and always. */
export function surcharge(code: string, name: string, changes: Partial<Surcharge> = {}): Surcharge {
  return {
    code,
    name,
    basis: 'container',
    amount: usd(10_000),
    amount40: undefined,
    modes: ['FCL'],
    from: [],
    to: [],
    ends: [],
    kinds: [],
    passages: [],
    months: [],
    cargo: [],
    validFrom: undefined,
    validTo: undefined,
    ...changes,
  }
}

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
    isModel: false,
    ...changes,
  }
}

/** A tariff with the surcharges that nearly every carriage by sea has. */
export const sampleTariff: Tariff = {
  version: 1,
  lanes: [],
  surcharges: [
    surcharge('OHC', 'Terminal handling', { basis: 'container', amount: usd(15_000) }),
    surcharge('OHC', 'Terminal handling', { basis: 'unit', modes: ['LCL', 'BULK'], amount: usd(15_000) }),
    surcharge('BAF', 'Bunker adjustment factor', { basis: 'percent', modes: seaModes, amount: usd(1_000) }),
    surcharge('PSS', 'Peak season surcharge', { months: [8] }),
    surcharge('DOC', 'Documents', { basis: 'shipment', modes: seaModes, amount: usd(6_500) }),
    surcharge('DHC', 'Terminal handling', { basis: 'container', amount: usd(15_000) }),
    surcharge('DHC', 'Terminal handling', { basis: 'unit', modes: ['LCL', 'BULK'], amount: usd(15_000) }),
  ],
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

const share = (of: ReturnType<typeof money>, perTenThousand: bigint) =>
  percentOf(of, { numerator: perTenThousand, denominator: 10_000n }, 'half-up')

const named = (rate: string) => ({ rate_id: rate, rate, version: '1' })

/** 2 % of the carriage; 120.00 USD an entry, and 0.25 % of what the goods are worth. */
export const sampleFees: AddedFees = {
  service: (carriage) => ({
    amount: share(carriage, 200n),
    text: '2 % of the carriage, version 1',
    rate: named('2 % of the carriage'),
  }),
  clearance(invoice) {
    const rates = [
      { ...named('120.00 USD an entry'), of: 'entry' as const, amount: usd(12_000) },
      ...(invoice
        ? [{ ...named('0.25 % of the value'), of: 'value' as const, amount: share(invoice, 25n) }]
        : []),
    ]
    const amounts = rates.map(({ amount }) => amount)
    return { amount: sum('USD', amounts), text: rates.map(({ rate }) => rate).join(' and '), rates }
  },
}
export const sampleOnTop = { tariff: sampleTariff, fees: sampleFees }
