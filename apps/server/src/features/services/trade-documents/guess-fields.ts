import { incotermCodes } from '@tradelane/contract/lists/incoterms'
import type { GuessedFields } from '@tradelane/contract/trade-documents/calls'
import { type Currency, currencies, findMoney } from '@tradelane/money'

/** A space joins only thousands: behind a sum stands the number of something else. */
const figure = String.raw`\d{1,3}(?:[ '’.,]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)*`
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
      if (!(currency in currencies)) return []
      const total = totalOf(digits, currency as Currency)
      return total === undefined ? [] : [{ at, total, currency }]
    }),
  )
  const last = found.toSorted((one, other) => one.at - other.at).at(-1)
  return last && { total: last.total, currency: last.currency }
}

/** As the currency allows it: 120,000.00 of one without decimals is 120000. */
function totalOf(digits: string, currency: Currency): string | undefined {
  const written = decimalOf(digits) ?? ''
  return [written, written.replace(/\.0+$/, '')].find((text) => findMoney(text, currency))
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

/** Written out or as 2026-11-30: 03/04/2026 may be in March or in April. Null for a day that no calendar has. */
function dayIn(text: string): string | null {
  const written =
    /\bdate\b\s*:?\s*(?:(\d{4}-\d{2}-\d{2})|(\d{1,2})[. -]*([A-Za-z]{3})[a-z]*[., -]*(\d{4}))/i.exec(text)
  if (!written) return null
  const [, iso, day = '', month = '', year] = written
  const place = String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0')
  const found = iso ?? `${year}-${place}-${day.padStart(2, '0')}`
  const at = new Date(found)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(found) ? found : null
}

/** 12,345.50 and 12.345,50 as 12345.50. One comma before three digits groups them, one point may mean either. */
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
