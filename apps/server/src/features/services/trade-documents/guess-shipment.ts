import { countryName } from '@tradelane/contract/lists/bank-countries'
import { dayBehind } from './guess-days.ts'
import { textBehind } from './guess-parties.ts'
import { countryOf } from './same-meaning.ts'

const kinds =
  'cartons?|ctns?|packages?|pkgs?|pallets?|plts?|bags?|cases?|crates?|drums?|bales?|boxes|rolls?|bundles?'

/** Of the goods and their way. */
export const guessShipment = (text: string) => ({
  goods: textBehind(text, 'description of (?:the )?goods|goods description|description|goods'),
  marks: textBehind(text, 'shipping marks?|marks?(?: (?:and|&) (?:numbers?|nos\\.?))?'),
  packages: packagesIn(text),
  origin: originIn(text),
  order_number:
    /\b(?:purchase order|order|p\.?o\.?)[ \t]{0,20}(?:(?:no\.?|number|nr\.?|#|ref\.?)[ \t]{0,20}[:.]?|:)[ \t]{0,20}([A-Z0-9][A-Z0-9 /-]{1,29})/i
      .exec(text)?.[1]
      ?.trim() ?? null,
  on_board: dayBehind(text, '(?:shipped|laden) on board(?: on)?|on board date|date of shipment'),
  freight_terms: freightIn(text),
})

/** One count in the whole paper, or the one behind “total”. */
function packagesIn(text: string): string | null {
  const all = [...text.matchAll(new RegExp(`\\b(?<!\\d,)(\\d[\\d,]{0,14}) ?(${kinds})\\b`, 'gi'))].map(
    ([found]) => found,
  )
  const total = new RegExp(`\\btotal\\b[^\\d\\n]{0,30}(\\d[\\d,]{0,14} ?(?:${kinds}))\\b`, 'i').exec(
    text,
  )?.[1]
  const counts = new Set(all.map((found) => found.replace(/\D/g, '')))
  return total ?? (counts.size === 1 ? (all[0] ?? null) : null)
}

/** Only a country of the world. */
function originIn(text: string): string | null {
  // A country is known by itself: no colon is needed.
  const found = textBehind(text, 'country of origin|origin|made in|product of', '[ \\t]*:?[ \\t]*\\n?')
  const named = found?.split(/[,;(]/)[0] ?? ''
  const code = countryOf(named) ?? countryOf(found ?? '')
  return code === undefined ? null : countryName(code)
}

/** A form that prints both to be crossed out says neither. */
function freightIn(text: string): 'prepaid' | 'collect' | null {
  const isPrepaid = /\bfreight\s+(?:is\s+)?(?:to be\s+)?(?:pre-?paid|paid)\b/i.test(text)
  const isCollect = /\bfreight\s+(?:to\s+)?collect\b|\bfreight payable at destination\b/i.test(text)
  if (isPrepaid === isCollect) return null
  return isPrepaid ? 'prepaid' : 'collect'
}

/** What an insurance certificate calls its sum. */
export const sumInsured =
  'sum insured|insured sum|amount insured|insured amount|insured value|value insured|insured for'

/** From when the cover is good. */
export const coverBegins = (text: string): string | null =>
  dayBehind(text, '(?:effective|attaching|valid|in force) (?:from|as of)')
