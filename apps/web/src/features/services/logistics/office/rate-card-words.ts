import type { WireRateCard } from '@tradelane/contract/logistics/rate-cards'

type Mode = WireRateCard['mode']

type ModeWords = {
  title: string
  /** What is charged for, one of it. */
  unit: string
  /** An explanation of the unit, if its name is not enough. */
  counted?: string
  /** What distances are measured in. */
  distance: 'nautical miles' | 'kilometres'
  /** What another table charges. */
  elsewhere?: string
}

export const modelCardText =
  'These figures came with the product: offers say “Model price”. Once you save the carrier’s own figures here, they no longer do.'

const byTariff = 'Fuel, terminal handling and documents by sea are charged by the tariff.'
const byMainCard =
  'Terminal handling, fuel, CO₂ and validity are those of the main carriage and its rate card.'

const standard = 'A 20 ft standard container; other types are charged a percentage of it.'

const toTerminals = { distance: 'kilometres', elsewhere: byMainCard } as const

/** In the order in which they are listed. */
export const modeWords: Record<Mode, ModeWords> = {
  FCL: {
    title: 'Sea, full container (FCL)',
    unit: 'container',
    counted: standard,
    distance: 'nautical miles',
    elsewhere: byTariff,
  },
  LCL: {
    title: 'Sea, part container (LCL)',
    unit: 'W/M',
    counted: 'W/M is a tonne or a cubic metre, whichever is more, and at least one.',
    distance: 'nautical miles',
    elsewhere: byTariff,
  },
  BULK: { title: 'Sea, bulk', unit: 'tonne', distance: 'nautical miles', elsewhere: byTariff },
  AIR: {
    title: 'Air',
    unit: '100 kg',
    counted: 'A cubic metre counts as 167 kg if that is more.',
    distance: 'kilometres',
  },
  FTL: { title: 'Road, full truckload (FTL)', unit: 'truck', distance: 'kilometres' },
  LTL: {
    title: 'Road, part truckload (LTL)',
    unit: 'tonne',
    counted: 'A cubic metre counts as 333 kg if that is more.',
    distance: 'kilometres',
  },
  RAIL_FCL: {
    title: 'Rail, full container',
    unit: 'container',
    counted: standard,
    distance: 'kilometres',
  },
  TRUCK_FULL: { title: 'To and from terminals: full truck', unit: 'truck', ...toTerminals },
  TRUCK_PART: { title: 'To and from terminals: part of a truck', unit: 'tonne', ...toTerminals },
  TRAIN_FULL: { title: 'To and from terminals: rail', unit: 'container', ...toTerminals },
}

export type Term = Exclude<
  keyof WireRateCard,
  'card_id' | 'version' | 'mode' | 'currency' | 'saved_by' | 'saved_at' | 'carrier' | 'is_offered'
>
type TermWords = { label: string; help: string; measure: 'USD' | '%' | 'days' | 'a day' }

export const priceTerms = [
  'base',
  'per_thousand',
  'minimum',
  'handling',
  'documents',
] as const satisfies readonly Term[]
export const wholeTerms = [
  'fuel_percent',
  'per_day',
  'handling_days',
  'co2_percent',
  'validity_days',
] as const satisfies readonly Term[]

/** What each term is called, and what it is counted in for this mode. */
export function termWords({ unit, distance }: ModeWords): Record<Term, TermWords> {
  return {
    base: { label: 'Base', help: `For each ${unit}, regardless of distance`, measure: 'USD' },
    per_thousand: {
      label: 'By distance',
      help: `For each ${unit} and 1,000 ${distance}`,
      measure: 'USD',
    },
    minimum: { label: 'Minimum', help: 'The lowest price of the carriage', measure: 'USD' },
    handling: { label: 'Terminal handling', help: `For each ${unit}, at either end`, measure: 'USD' },
    documents: { label: 'Documents', help: 'For each shipment', measure: 'USD' },
    fuel_percent: { label: 'Fuel surcharge, %', help: 'Of the carriage, 0 to 200', measure: '%' },
    per_day: { label: 'Distance a day', help: `In ${distance}, 1 to 20,000`, measure: 'a day' },
    handling_days: {
      label: 'Handling days',
      help: 'For loading, waiting and unloading, 0 to 60',
      measure: 'days',
    },
    co2_percent: {
      label: 'CO₂, %',
      help: 'Compared with the average of this mode, which is 100',
      measure: '%',
    },
    validity_days: { label: 'Validity, days', help: 'Validity of a quote, 1 to 90', measure: 'days' },
  }
}
