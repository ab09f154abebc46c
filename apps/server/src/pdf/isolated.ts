const rightToLeft = /[\p{sc=Arab}\p{sc=Hebr}]/u

/**
 * A name or a reference of others inside a line of ours: its direction is its own, and it does not turn round what is beside it (UAX 9, first
 * strong isolate). Only where something reads from right to left: all other text stays as it is.
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? asIsolate(text) : text)

/** The parts of a line that are not empty. Where one of them reads from right to left, each is by itself. */
export function joined(parts: readonly (string | false | undefined)[], between = ' · '): string {
  const known = parts.filter((part): part is string => typeof part === 'string' && part !== '')
  return known.map((part) => (known.some(isTurned) ? asIsolate(part) : part)).join(between)
}

const isTurned = (text: string): boolean => rightToLeft.test(text)
const asIsolate = (text: string): string => `\u2068${text}\u2069`
