/** An amount as it is being typed: at most `exponent` decimals, no sign, no leading zeros, '' for nothing. */
export function cleanAmount(text: string, exponent: number): string {
  const [whole = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
  const hasPoint = rest.length > 0 && exponent > 0
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 13)
  if (!hasPoint) return digits
  return `${digits || '0'}.${rest.join('').slice(0, exponent)}`
}

/** "1234.5" → "1,234.5" */
export function groupDigits(amount: string): string {
  const [whole = '', fraction] = amount.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * What a pasted or typed-in text means: "1,234.50" and "1 234.50" are groups, and a last comma that cannot part groups
 * is a decimal point ("1,00", "1.234,50"), so that nobody pays a hundred for one.
 */
export function readPastedAmount(text: string, exponent: number): string {
  const plain = text.replace(/[^\d.,]/g, '')
  const isEuropean = /^(\d{1,3}(\.\d{3})+|\d+),\d*$/.test(plain) && !/^\d{1,3}(,\d{3})+$/.test(plain)
  const english = isEuropean ? plain.replace(/\./g, '').replace(',', '.') : plain.replace(/,/g, '')
  return cleanAmount(english, exponent)
}

/** Where the caret belongs after grouping: behind as many digits and points as before. */
export function caretAfterGrouping(shown: string, charactersBefore: number): number {
  let position = 0
  for (let seen = 0; position < shown.length && seen < charactersBefore; position += 1) {
    if (shown[position] !== ',') seen += 1
  }
  return position
}
