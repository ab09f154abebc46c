import { incotermCodes } from '@tradelane/contract/lists/incoterms'
import type { GuessedFields } from '@tradelane/contract/trade-documents/calls'
import { amountIn, decimalOf, figure } from './guess-amounts.ts'
import { dayBehind } from './guess-days.ts'
import { guessParties } from './guess-parties.ts'
import { coverBegins, guessShipment, sumInsured } from './guess-shipment.ts'

/** More than any paper of a trade has. */
const mostText = 200_000

/** What a paper seems to say, by the words that stand before it. Only what one reading is possible of. */
export function guessFields(whole: string): GuessedFields {
  const text = whole.slice(0, mostText).replace(/[ \t]{2,}/g, ' ')
  const [amount, cover] = [amountIn(text), amountIn(text, sumInsured)]
  // One currency speaks for both.
  const isApart = cover && amount && cover.currency !== amount.currency
  const fields: GuessedFields = {
    number: first(
      text,
      /\b(?:invoice|b\/l|bill of lading|order)\s{0,20}(?:no\.?|number|nr\.?|#)\s{0,20}[:.]?\s{0,20}([A-Z0-9][A-Z0-9/-]{2,29})/i,
    ),
    date: dayBehind(text, 'date|dated|date of issue'),
    total: isApart ? null : (amount?.total ?? null),
    currency: (cover ?? amount)?.currency ?? null,
    net_weight: weightIn(text, 'net'),
    gross_weight: weightIn(text, 'gross'),
    incoterm: first(text, new RegExp(`\\b(${incotermCodes.join('|')})\\b`)),
    port_of_loading: placeIn(text, 'loading'),
    port_of_discharge: placeIn(text, '(?:discharge|unloading)'),
    hs_codes: [
      ...new Set(
        [
          ...text.matchAll(
            /\b(?:HS|HTS|tariff)\s{0,20}(?:code|no\.?|number)?\s{0,20}[:.]?\s{0,20}(\d{4}[. ]?\d{2}(?:[. ]?\d{2})?)\b/gi,
          ),
        ].map(([, found = '']) => found.replace(/[. ]/g, '')),
      ),
    ].slice(0, 20),
    ...guessParties(text),
    ...guessShipment(text),
    insured: cover?.total ?? null,
    effective_from: coverBegins(text),
  }
  return fields
}

const first = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1]?.trim() ?? null

function weightIn(text: string, kind: 'net' | 'gross'): string | null {
  const pattern = new RegExp(
    `\\b${kind}\\s{0,20}(?:weight|wt\\.?)[^\\d\\n]{0,20}\\n?\\s{0,20}(${figure})\\s{0,20}(kgs?|kilograms?)\\b`,
    'i',
  )
  return decimalOf(pattern.exec(text)?.[1] ?? '')
}

/** On the same line as its label, or on the next one. */
const placeIn = (text: string, kind: string): string | null =>
  first(
    text,
    new RegExp(
      `\\bport of ${kind}\\b[ \\t]{0,20}:?[ \\t]{0,20}\\n?[ \\t]{0,20}(\\p{Lu}[\\p{L} .'’-]{2,40}(?:, ?[\\p{L} ]{2,30})?)`,
      'iu',
    ),
  )
