import { z } from 'zod/mini'
import { dollarAmount } from '../primitives/amounts.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { line } from '../primitives/values.ts'
import { editedVersion, savedVersion, versionFields } from '../primitives/versions.ts'
import { vendorName } from '../vendors/forms.ts'

export const rateCardModes = [
  'FCL',
  'LCL',
  'BULK',
  'AIR',
  'FTL',
  'LTL',
  'RAIL_FCL',
  'TRUCK_FULL',
  'TRUCK_PART',
  'TRAIN_FULL',
] as const

/** Dollars and cents, none below nothing. */
const price = dollarAmount({ least: '0', most: '999999999.99', message: 'Enter an amount in dollars' })
const whole = (least: number, most: number) => {
  const message = `Enter a whole number from ${least} to ${most}`
  return z.int32(message).check(z.minimum(least, message), z.maximum(most, message))
}

const terms = {
  carrier: line(80, 'Carrier is required'),
  /** For each unit: container, truck, W/M, tonne, or 100 kg by air. */
  base: price,
  /** For each unit and thousand nautical miles at sea, kilometres elsewhere. */
  per_thousand: price,
  /** Above nothing: a carriage that costs nothing cannot be booked or paid. */
  minimum: price.check(z.refine((text) => /[1-9]/.test(text), 'Enter an amount above zero')),
  /** For each unit at either end. */
  handling: price,
  documents: price,
  fuel_percent: whole(0, 200),
  /** Nautical miles or kilometres a day. */
  per_day: whole(1, 20_000),
  handling_days: whole(0, 60),
  /** Against the average of its mode. */
  co2_percent: whole(1, 1_000),
  validity_days: whole(1, 90),
  is_offered: z.boolean(),
}

type Term = Exclude<keyof typeof terms, 'carrier' | 'is_offered'>
const bySea: readonly Term[] = ['handling', 'documents', 'fuel_percent']
const toTerminals: readonly Term[] = ['handling', 'fuel_percent', 'co2_percent', 'validity_days']

/** The terms of a card that change nothing in its mode: the tariff has them, or the main carriage's card. */
export const unusedTerms: Readonly<Record<(typeof rateCardModes)[number], readonly Term[]>> = {
  ...{ FCL: bySea, LCL: bySea, BULK: bySea },
  ...{ AIR: [], FTL: [], LTL: [], RAIL_FCL: [] },
  ...{ TRUCK_FULL: toTerminals, TRUCK_PART: toTerminals, TRAIN_FULL: toTerminals },
}

const cardId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'There is no such rate card'))

export const rateCard = z.object({
  card_id: cardId,
  ...versionFields,
  mode: z.enum(rateCardModes),
  currency: z.literal('USD'),
  ...terms,
})
export type RateCardRow = z.output<typeof rateCard>
export type WireRateCard = z.input<typeof rateCard>

export const savedRateCard = z.strictObject({
  card_id: cardId,
  ...editedVersion,
  ...terms,
})
export type SavedRateCard = z.output<typeof savedRateCard>

export const rateCards = {
  list: endpoint({
    method: 'GET',
    path: '/admin/rate_cards',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The rate cards in force, by mode and carrier',
    response: z.object({ status: z.literal('success'), rate_cards: z.array(rateCard) }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/admin/rate_cards/versions',
    auth: 'admin',
    staff: 'everyone',
    summary: 'Every version of one card, newest first',
    query: z.object({ card_id: cardId }),
    response: z.object({
      status: z.literal('success'),
      rate_cards: z.array(rateCard),
      /** The carrier; null for the way to and from terminals. */
      vendor: z.nullable(vendorName),
    }),
    errors: ['NOT_FOUND'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/admin/rate_cards/save',
    auth: 'admin',
    staff: ['trade'],
    summary: 'A new version of a rate card; quotes already given keep the old one',
    body: savedRateCard,
    response: savedVersion,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
}
