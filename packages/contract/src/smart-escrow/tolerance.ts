/** How far an amount may be from the agreed one, in hundredths of a percent. */
export type Tolerance = { over: bigint; under: bigint }

const about = 1_000n
const short = 500n
const nothingStated: Tolerance = { over: 0n, under: short }

const number = '(\\d{1,2}(?:[.,]\\d{1,2})?)\\s*(?:%|percent|per cent)?'
const both = new RegExp(
  `^(?:\\+\\s*/?\\s*-|±|plus/minus|plus or minus)?\\s*${number}(?:\\s*(?:more or less|either way))?$`,
)
const overUnder = new RegExp(`^(?:\\+|plus)\\s*${number}\\s*(?:/|,|and)?\\s*(?:-|minus)\\s*${number}$`)
const underOver = new RegExp(`^(?:-|minus)\\s*${number}\\s*(?:/|,|and)?\\s*(?:\\+|plus)\\s*${number}$`)
const over = new RegExp(
  `^(?:(?:\\+|plus|up to|max\\.?|at most)\\s*)?${number}\\s*(?:more|over|above)$|^(?:\\+|plus)\\s*${number}$`,
)
const under = new RegExp(
  `^(?:(?:-|minus|up to|max\\.?|at most)\\s*)?${number}\\s*(?:less|under|short|below)$|^(?:-|minus)\\s*${number}$`,
)

/**
 * UCP 600, article 30. Words such as "about" allow 10 % more or less (a). A stated percentage allows that much both ways, or the way that is
 * stated. Where neither is stated, an amount may be up to 5 % short, and no cent more (c). Undefined where the words say something else.
 */
export function readTolerance(stated: string): Tolerance | undefined {
  const text = stated.trim().toLowerCase().replaceAll('−', '-').replaceAll('–', '-')
  if (/^(|0|0\s*%|no|none|nil|no tolerance|not allowed)$/.test(text)) return nothingStated
  if (/^(about|approx\w*\.?|circa|ca\.?)\b/.test(text)) return { over: about, under: about }
  const ways = overUnder.exec(text)
  if (ways) return { over: hundredths(ways[1]), under: hundredths(ways[2]) }
  const reversed = underOver.exec(text)
  if (reversed) return { over: hundredths(reversed[2]), under: hundredths(reversed[1]) }
  const more = over.exec(text)
  if (more) return { over: hundredths(more[1] ?? more[2]), under: 0n }
  const less = under.exec(text)
  if (less) return { over: 0n, under: hundredths(less[1] ?? less[2]) }
  const [, either] = both.exec(text) ?? []
  if (either === undefined) return undefined
  const percent = hundredths(either)
  return percent === 0n ? nothingStated : { over: percent, under: percent }
}

/** What an amount is compared with: words that are not understood state nothing. */
export const toleranceOf = (stated: string | null): Tolerance => readTolerance(stated ?? '') ?? nothingStated

function hundredths(text = '0'): bigint {
  const [whole = '0', part = ''] = text.split(/[.,]/)
  return BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
}
