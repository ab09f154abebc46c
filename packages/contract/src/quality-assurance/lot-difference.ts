/**
 * In one sentence, where a report lists other quantities than the lot that was ordered; undefined where they agree, or nothing is compared.
 * It rejects nothing by itself: a lot may be presented in parts, and the reader decides.
 */
export function lotDifference(
  quantities: readonly { ordered: number }[],
  lotSize: number | null,
): string | undefined {
  if (lotSize === null || quantities.length === 0) return undefined
  const listed = quantities.reduce((sum, { ordered }) => sum + ordered, 0)
  if (listed === lotSize) return undefined
  const text = (count: number) => count.toLocaleString('en-US')
  return `The report lists ${text(listed)} ordered pieces. The order has a lot of ${text(lotSize)}.`
}
