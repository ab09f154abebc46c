import { z } from 'zod/mini'

const unusual = 'Remove the unusual characters'
const invisible = 'Type this instead of pasting it: it has invisible characters'

/** Scripts that are spelled with joiners (U+200C, U+200D), such as Persian and Hindi. */
const joined = [
  'Arab',
  'Beng',
  'Deva',
  'Gujr',
  'Guru',
  'Khmr',
  'Knda',
  'Mlym',
  'Mymr',
  'Orya',
  'Sinh',
  'Syrc',
]
  .concat('Taml', 'Telu')
  .map((script) => `\\p{sc=${script}}`)
  .join('')

/**
 * Text without characters that nobody sees: direction controls make one name look like another, zero-width characters make
 * two names look the same. Joiners are allowed where a script or an emoji needs them, and so are variation selectors.
 */
const visible = new RegExp(
  [
    // Format characters, other ignorable code points, line separators, and the blank that is not a space.
    '^(?:[^\\p{Cf}\\p{DI}\\p{Zl}\\p{Zp}\\u2800]',
    `(?<=[${joined}])[\\u200c\\u200d]`,
    '(?<=[\\p{ExtPict}\\p{EMod}\\ufe0f])\\u200d',
    '[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}])*$',
  ].join('|'),
  'u',
)

/** For names, references and all other text of one line: a line break would let a name add lines to a mail or a log. */
export const oneLine = [z.regex(/^[^\p{Cc}\p{Cs}]*$/u, unusual), z.regex(visible, invisible)] as const

/** For text of several lines. Overrides and isolates are refused; marks that correct the direction of one word are not. */
export const manyLines = [
  z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, unusual),
  z.regex(/^[^\u202a-\u202e\u2066-\u2069]*$/u, invisible),
] as const

/** One line that may stay empty. */
export const optionalLine = (max: number) =>
  z._default(z.string().check(z.trim(), z.maxLength(max, `At most ${max} characters`), ...oneLine), '')

const hidden = /(?!\u200c|\u200d|[\ufe00-\ufe0f])[\p{Cf}\p{DI}]/gu

/** For text that others sent us and that cannot be refused: the same without its invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(hidden, '')
