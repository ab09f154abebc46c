/**
 * 'half-up' to the nearest, a half away from zero (as prices and fees are rounded in commerce); 'down' towards zero;
 * 'up' away from zero. All three treat a debit as they treat the credit of the same size.
 */
export type Rounding = 'half-up' | 'down' | 'up'

/** Integer division with explicit rounding. */
export function divide(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator === 0n) throw new RangeError('cannot divide by zero')
  const isNegative = numerator < 0n !== denominator < 0n
  const dividend = numerator < 0n ? -numerator : numerator
  const divisor = denominator < 0n ? -denominator : denominator
  const quotient = dividend / divisor
  const rest = dividend % divisor
  const goesUp = rest > 0n && (rounding === 'up' || (rounding === 'half-up' && rest * 2n >= divisor))
  const size = goesUp ? quotient + 1n : quotient
  return isNegative ? -size : size
}
