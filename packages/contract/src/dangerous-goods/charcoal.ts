import { z } from 'zod/mini'
import { dayText } from '../primitives/day-text.ts'
import { answered, between, measured } from '../primitives/measured.ts'
import { day } from '../primitives/values.ts'

/**
 * Charcoal, UN 1361, class 4.2. Since 1 January 2026 it is dangerous goods by sea, which no test changes, and its declaration has the days and the
 * temperatures below: IMDG Code 42-24, special provision 978 and 5.4.1.5.18, as Britannia P&I Club (March 2025) and Hapag-Lloyd read them.
 */
export const charcoalNumber = '1361'
/** Days between production and packing, unless steam or inert gas has cooled it. */
const weatheredDays = 14
/** Degrees Celsius of the material, at packing. */
const hottestPacked = 40
const dayMs = 86_400_000

const degrees = (message: string) =>
  z.optional(z.nullable(measured(message).check(between(-60, 200, message))))

/** What its shipper gives with the booking; every field may be empty until it is known. */
export const charcoalFacts = z.strictObject({
  produced_on: z.optional(z.nullable(day)),
  packed_on: z.optional(z.nullable(day)),
  /** Treated with steam or inert gas, instead of the days of weathering. */
  treated: answered,
  material_temperature_c: degrees('Enter the temperature of the charcoal'),
  ambient_temperature_c: degrees('Enter the temperature of the air'),
})
export type CharcoalFacts = z.output<typeof charcoalFacts>

/** By field. Days and temperatures that the Code does not allow. */
export function charcoalFaults(facts: CharcoalFacts): Partial<Record<keyof CharcoalFacts, string>> {
  const { produced_on, packed_on, treated = false, material_temperature_c: degrees } = facts
  const days =
    produced_on && packed_on ? (Date.parse(packed_on) - Date.parse(produced_on)) / dayMs : undefined
  return {
    ...(days !== undefined && days < 0 && { packed_on: 'It is packed after its production' }),
    ...(days !== undefined &&
      days >= 0 &&
      days < weatheredDays &&
      !treated && {
        packed_on: `Charcoal lies open for ${weatheredDays} days before it is packed, unless it is treated with steam or inert gas`,
      }),
    ...(typeof degrees === 'number' &&
      degrees > hottestPacked && {
        material_temperature_c: `Charcoal is packed at ${hottestPacked} °C at most`,
      }),
  }
}

/** Small letters without marks. A search folds more: it would find no "briquettes" here. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Names under which it is sold, ours. */
const names = [
  /\bchar[ -]?coals?\b(?![ -](?:gr[ae]y|colou?r|grills?|pencils?)\b)/,
  /\bbio[ -]?char\b|\bbriquett?es?\b|\bbriquets?\b|\bbinchotan\b/,
  /\b(?:shisha|hookah|nargh?ile|bbq|barbecue|grill|coconut|coconut shell|bamboo|sawdust|wood)[ -]coals?\b/,
  /\bcoconut (?:shell )?carbon\b|\b(?:holz|grill|shisha|kokos)[ -]?kohlen?\b/,
  /\bcharbon (?:de|pour) |\bcarbon(?:cillo)? vegetal\b|\bcarvao\b|\bcarbone? (?:di legna|vegetale)\b/,
  /\barang\b|\bmangal komuru\b|древесныи уголь|деревне вугілля|木炭|竹炭|فحم/,
  /\b4402(?:[. ]?\d{2})*\b/,
]

/** The same names for those who look for its number. */
export const charcoalNames =
  'charcoal biochar briquettes briquets binchotan shisha coal hookah coal narghile coal bbq coal barbecue coal coconut shell coal ' +
  'coconut carbon Holzkohle Grillkohle Shishakohle Kokoskohle charbon de bois carbón vegetal carboncillo carvão carbone di legna ' +
  'arang mangal kömürü древесный уголь деревне вугілля 木炭 竹炭 فحم 4402'

/** Whether a description may mean charcoal. Its colour and a grill do not. */
export function namesCharcoal(description: string): boolean {
  const text = plain(description)
  return names.some((name) => name.test(text))
}

/** Heading 4402: wood charcoal, of shells and nuts too. */
const isCharcoalCode = (code: string): boolean => code.startsWith('4402')

type Named = { goods_description?: string | undefined; hs_codes?: readonly string[] }
type Declared = {
  /** UN numbers of what was declared. */
  un_numbers: readonly string[]
  /** The shipper has answered that it is none. */
  not_charcoal?: boolean | undefined
  bySea: boolean
}

/** What is asked where goods that look like charcoal are not declared, by field. A code of charcoal by sea has no other answer. */
export function charcoalQuestion(
  { goods_description = '', hs_codes = [] }: Named,
  { un_numbers, not_charcoal = false, bySea }: Declared,
): { goods_description?: string; hs_codes?: string } {
  if (un_numbers.includes(charcoalNumber)) return {}
  if (hs_codes.some(isCharcoalCode) && (bySea || !not_charcoal))
    return { hs_codes: `4402 is charcoal. ${declareIt}` }
  // UN 1362 is activated carbon.
  if (not_charcoal || un_numbers.includes('1362') || !namesCharcoal(goods_description)) return {}
  return { goods_description: `This may be charcoal. ${declareIt} If it is none, say so below.` }
}
const declareIt = `By sea it is always dangerous goods: declare UN ${charcoalNumber} with the search.`

/** For papers, the time line and the carrier: only what is known. */
export function charcoalText(facts: CharcoalFacts | undefined): string {
  const { produced_on, packed_on, treated, material_temperature_c, ambient_temperature_c } = facts ?? {}
  return [
    produced_on && `produced ${dayText(produced_on)}`,
    packed_on && `packed ${dayText(packed_on)}`,
    treated && 'treated with steam or inert gas',
    typeof material_temperature_c === 'number' && `charcoal ${material_temperature_c} °C when packed`,
    typeof ambient_temperature_c === 'number' && `air ${ambient_temperature_c} °C when packed`,
  ]
    .filter(Boolean)
    .join(', ')
}
