import { incotermCodes } from '@tradelane/contract/lists/incoterms'
import type { GuessedFields } from '@tradelane/contract/trade-documents/calls'
import { currencies } from '@tradelane/money'

const figure = String.raw`\d[\d.,'’ ]*`
const code = '[A-Z]{3}'

/** What a paper seems to say, by the words that stand before it. Only what one reading is possible of. */
export function guessFields(text: string): GuessedFields {
  const amount = amountIn(text)
  const fields: GuessedFields = {
    number: first(
      text,
      /\b(?:invoice|b\/l|bill of lading|order)\s*(?:no\.?|number|nr\.?|#)\s*[:.]?\s*([A-Z0-9][A-Z0-9/-]{2,29})/i,
    ),
    date: dayIn(text),
    ...(amount ?? { total: null, currency: null }),
    net_weight: weightIn(text, 'net'),
    gross_weight: weightIn(text, 'gross'),
    incoterm: first(text, new RegExp(`\\b(${incotermCodes.join('|')})\\b`)),
    port_of_loading: placeIn(text, 'loading'),
    port_of_discharge: placeIn(text, '(?:discharge|unloading)'),
    hs_codes: [
      ...new Set(
        [
          ...text.matchAll(
            /\b(?:HS|HTS|tariff)\s*(?:code|no\.?|number)?\s*[:.]?\s*(\d{4}[. ]?\d{2}(?:[. ]?\d{2})?)\b/gi,
          ),
        ].map(([, found = '']) => found.replace(/[. ]/g, '')),
      ),
    ].slice(0, 20),
  }
  return fields
}

const first = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1]?.trim() ?? null

/** The last total: subtotals come before it. As few letters as possible lie between the word and the currency, or the figure. */
function amountIn(text: string): { total: string; currency: string } | undefined {
  const words = String.raw`\b(?:grand total|total amount|invoice total|amount due|total)\b[^\d\n]{0,30}?`
  const patterns = [
    new RegExp(`${words}(${code})\\s*(${figure})`, 'gi'),
    new RegExp(`${words}(${figure})\\s*(${code})\\b`, 'gi'),
  ]
  const found = patterns.flatMap((pattern, index) =>
    [...text.matchAll(pattern)].flatMap(({ 1: one = '', 2: other = '', index: at }) => {
      const [currency, digits] = index === 0 ? [one, other] : [other, one]
      const total = decimalOf(digits)
      return total !== null && currency in currencies ? [{ at, total, currency }] : []
    }),
  )
  const last = found.toSorted((one, other) => one.at - other.at).at(-1)
  return last && { total: last.total, currency: last.currency }
}

function weightIn(text: string, kind: 'net' | 'gross'): string | null {
  const pattern = new RegExp(
    `\\b${kind}\\s*(?:weight|wt\\.?)[^\\d\\n]{0,20}\\n?\\s*(${figure})\\s*(kgs?|kilograms?)\\b`,
    'i',
  )
  return decimalOf(pattern.exec(text)?.[1] ?? '')
}

/** On the same line as its label, or on the next one. */
const placeIn = (text: string, kind: string): string | null =>
  first(
    text,
    new RegExp(
      `\\bport of ${kind}\\b[ \\t]*:?[ \\t]*\\n?[ \\t]*(\\p{Lu}[\\p{L} .'’-]{2,40}(?:, ?[\\p{L} ]{2,30})?)`,
      'iu',
    ),
  )

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Written out or as 2026-11-30: of 03/04/2026 nobody knows which is the month. */
function dayIn(text: string): string | null {
  const written =
    /\bdate\b\s*:?\s*(?:(\d{4}-\d{2}-\d{2})|(\d{1,2})[. -]*([A-Za-z]{3})[a-z]*[., -]*(\d{4}))/i.exec(text)
  if (!written) return null
  const [, iso, day = '', month = '', year] = written
  if (iso) return iso
  const place = months.indexOf(month.toLowerCase()) + 1
  return place === 0 ? null : `${year}-${String(place).padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** 12,345.50 and 12.345,50 as 12345.50. Undecided where one mark may be either: 1,234 has three digits behind it. */
export function decimalOf(written: string): string | null {
  const text = written.replace(/['’\s]/g, '').replace(/[.,]+$/, '')
  if (!/^\d[\d.,]*$/.test(text)) return null
  const mark = /[.,](?=\d*$)/.exec(text)?.[0]
  if (mark === undefined) return text
  const [whole = '', ...rest] = text.split(mark)
  const decimals = rest.at(-1) ?? ''
  const isThousands = decimals.length === 3
  if (rest.length > 1) return isThousands ? text.replaceAll(mark, '') : null
  const plain = whole.replace(/[.,]/g, '')
  return isThousands && whole === plain && mark === ','
    ? `${plain}${decimals}`
    : isThousands
      ? null
      : `${plain}.${decimals}`
}
