/**
 * An amount as it is being typed: at most `exponent` decimals, no leading zeros, '' for nothing; undefined for what is
 * no amount ("-1", "1e3"): dropping only the sign or the letter would make another amount of it. A point stays even
 * where no decimals may follow, or "1.5" yen would become 15.
 */
export function cleanAmount(text: string, exponent: number): string | undefined {
  if (!/^[\d,]*\.?\d*$/.test(text)) return undefined
  const [whole = '', fraction] = text.replace(/,/g, '').split('.')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 13)
  return fraction === undefined ? digits : `${digits || '0'}.${fraction.slice(0, exponent)}`
}

/** The digits that a text being typed has after the decimals that are kept. */
export function digitsAfterDecimals(text: string, exponent: number): string {
  return text.split('.')[1]?.slice(exponent) ?? ''
}

/**
 * The whole number that the text and the digits dropped after it are, where the point between them was one of groups: before three digits
 * ("1.23" and "4", of "1.234"). Undefined where it was not.
 */
export function groupsBefore(text: string, dropped: string): string | undefined {
  const [whole = '', decimals = ''] = text.split('.')
  return /^[1-9]/.test(whole) && (decimals + dropped).length === 3 ? whole + decimals + dropped : undefined
}

/**
 * What to say where the point of what was typed may have been meant as one of groups: "9.60" and the "0" dropped after it, or "5.000" pieces.
 * A comma that was typed is shown as a point. It parts decimals here, and nobody should order five for five thousand.
 */
export function doubtAbout(amount: string, dropped: string): string | undefined {
  const whole = /^\d{1,3}\./.test(amount) ? groupsBefore(amount, dropped) : undefined
  const meant = dropped ? amount : amount.replace(/\.?0+$/, '')
  return whole && `The point parts decimals: this is ${meant}. For ${groupDigits(whole)} leave it out.`
}

/** An amount that nobody is typing, as it is printed: "1234.5" → "1234.50". Whole amounts stay whole. */
export function withAllDecimals(amount: string, exponent: number): string {
  const [whole = '', fraction] = amount.split('.')
  return fraction ? `${whole}.${fraction.padEnd(exponent, '0')}` : amount
}

/** "1234.5" → "1,234.5" */
export function groupDigits(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * What a pasted text means, with all its decimals: "1,234.50", "1 234.50" and "1.250.000" are groups, and a last comma that cannot part groups
 * is a decimal point ("1,00", "1.234,50"), so that nobody pays a hundred for one. A currency beside the figures is left out.
 */
export function readPastedAmount(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^([A-Z]{3}|\p{Sc})|([A-Z]{3}|\p{Sc})$/gu, '')
    .replace(/[\s']/g, '')
  const isEuropean = /^(\d{1,3}(\.\d{3})+|\d*),\d*$/.test(plain) && !/^\d{1,3}(,\d{3})+$/.test(plain)
  const isGrouped = /^\d{1,3}(\.\d{3}){2,}$/.test(plain)
  const meant = isEuropean || isGrouped ? plain.replace(/\./g, '').replace(',', '.') : plain
  return cleanAmount(meant, meant.length)
}

/** How many digits and points are before the caret once the text is clean: without leading zeros, and with the one before a point. */
export function keptBefore(text: string, end: number): number {
  const [plain, before] = [text, text.slice(0, end)].map((part) => part.replaceAll(',', '')) as [
    string,
    string,
  ]
  if (plain.startsWith('.')) return before === '' ? 0 : before.length + 1
  const zeros = /^0+(?=\d)/.exec(plain)?.[0].length ?? 0
  return before.length - Math.min(zeros, /^0*/.exec(before)?.[0].length ?? 0)
}

/** Where the caret belongs after grouping: behind as many digits and points as before. */
export function caretAfterGrouping(shown: string, charactersBefore: number): number {
  let position = 0
  for (let seen = 0; position < shown.length && seen < charactersBefore; position += 1) {
    if (shown[position] !== ',') seen += 1
  }
  return position
}

/** What of a text was not in the one before it, with what is in front of it and behind it. */
export function insertedIn(text: string, before: string): [front: string, inserted: string, end: string] {
  let front = 0
  while (front < before.length && front < text.length && before[front] === text[front]) front++
  let end = 0
  while (end < Math.min(before.length, text.length) - front && before.at(-1 - end) === text.at(-1 - end))
    end++
  return [text.slice(0, front), text.slice(front, text.length - end), text.slice(text.length - end)]
}
