/**
 * A pattern of these names in every way to write them: `/JavaScript` is also `/J#61vaScript` (ISO 32000-2, 7.3.5). Text
 * is never rewritten to be read: a small file may unfold to much of it.
 */
export const pdfNames = (...names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map(written).join('|')})(?![\\w#.+-])`)

const written = (name: string): string => [...name].map((sign) => `(?:${sign}|#${hexOf(sign)})`).join('')

/** Digits of either case: `4A` and `4a` are one sign. */
const hexOf = (sign: string): string =>
  sign
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
