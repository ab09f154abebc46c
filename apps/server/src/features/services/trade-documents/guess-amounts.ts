import { type Currency, currencies, findMoney } from '@tradelane/money'

/** A space joins only thousands: behind a sum stands the number of something else. */
export const figure = String.raw`\d{1,3}(?:[ '\u2019.,]\d{3}(?!\d))+(?:[.,]\d+)?|\d+(?:[.,]\d+)*`
const code = '[A-Z]{3}'

/** The last total: subtotals come before it. As few letters as possible lie between the word and the currency, or the figure. */
export function amountIn(
  text: string,
  names = 'grand total|total amount|invoice total|amount due|total',
): { total: string; currency: string } | undefined {
  const words = String.raw`\b(?:${names})\b[^\d\n]{0,30}?`
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
