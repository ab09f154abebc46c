/** A decimal as an inspector types it: at most nine digits before the point and four after it. */
export const measuredPattern = /^-?\d{1,9}(\.\d{1,4})?$/

/**
 * Whether a measured value is within its tolerance, limits included. Exact: compared in ten-thousandths, because 10.3 − 10.1 is more than
 * 0.2 in floating point. Undefined where a value is no number.
 */
export function isWithin(measured: {
  wanted: string
  tolerance: string
  found: string
}): boolean | undefined {
  const wanted = tenThousandths(measured.wanted)
  const tolerance = tenThousandths(measured.tolerance)
  const found = tenThousandths(measured.found)
  if (wanted === undefined || tolerance === undefined || found === undefined || tolerance < 0n)
    return undefined
  const off = found > wanted ? found - wanted : wanted - found
  return off <= tolerance
}

function tenThousandths(text: string): bigint | undefined {
  const typed = text.trim()
  if (!measuredPattern.test(typed)) return undefined
  const [whole = '', decimals = ''] = typed.split('.')
  return BigInt(whole + decimals.padEnd(4, '0'))
}
