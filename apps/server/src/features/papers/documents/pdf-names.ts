/**
 * A pattern that matches these names in every spelling: `/JavaScript` is also `/J#61vaScript` (ISO 32000-2, 7.3.5). The
 * text is never decoded for this, because a small file may decompress to a large text.
 */
export const pdfNames = (...names: readonly string[]): RegExp =>
  new RegExp(`/(?:${names.map(written).join('|')})(?![\\w#.+-])`)

const written = (name: string): string => [...name].map((sign) => `(?:${sign}|#${hexOf(sign)})`).join('')

/** Hex digits in either case: `4A` and `4a` are the same. */
const hexOf = (sign: string): string =>
  sign
    .charCodeAt(0)
    .toString(16)
    .replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)
