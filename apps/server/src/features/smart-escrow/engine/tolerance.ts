/** How far an amount may be from the agreed one, in hundredths of a percent. */
export type Tolerance = { over: bigint; under: bigint }

const about = 1_000n
const short = 500n

/**
 * UCP 600, article 30. Words such as "about" allow 10 % more or less (a). A stated percentage allows that much both ways. Where neither is
 * stated, an amount may be up to 5 % short, and no cent more (c).
 */
export function toleranceOf(stated: string | null): Tolerance {
  const text = (stated ?? '').toLowerCase()
  if (/\b(about|approx\w*|circa)\b/.test(text)) return { over: about, under: about }
  const [, whole = '0', part = ''] = /(\d{1,2})(?:[.,](\d{1,2}))?(?!\d)/.exec(text) ?? []
  const percent = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'))
  return percent === 0n ? { over: 0n, under: short } : { over: percent, under: percent }
}
