/** A whole number of units of 10^-digits, written out: decimalOf(-5n, 2) is "-0.05". */
export function decimalOf(units: bigint, digits: number): string {
  const size = (units < 0n ? -units : units).toString().padStart(digits + 1, '0')
  const sign = units < 0n ? '-' : ''
  if (digits === 0) return sign + size
  return `${sign}${size.slice(0, -digits)}.${size.slice(-digits)}`
}
