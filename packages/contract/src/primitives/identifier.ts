import { z } from 'zod/mini'

/*
 * Identifiers are what machines and banks compare: account numbers, BICs, registration and tax numbers, invoice numbers, container
 * numbers, codes. They are ASCII. Letters of other scripts look the same and are other identifiers, and `toUpperCase` makes other letters of
 * some characters (ß becomes SS, ﬁ becomes FI, ı becomes I). So blanks and hyphens of every kind are read, and everything else is refused.
 */

const blanks = /[\p{Zs}\t]/gu
/** Dashes of Unicode, the hyphen bullet, the minus sign, and the modifier letter that some fonts show as a hyphen. */
const hyphens = /[\p{Pd}\u2043\u2212\u02d7]/gu

/** Without outer blanks, with ordinary blanks and hyphens. */
export const plainIdentifier = (text: string): string =>
  text.replace(blanks, ' ').replace(hyphens, '-').trim()

/** Capitals of a to z only: every other character stays as it is. */
export const capitals = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase())

/** Small letters of A to Z only: `toLowerCase` makes k of the Kelvin sign. */
export const smallLetters = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

/** Names the first character that no identifier has; undefined if there is none. */
export function identifierFault(text: string): string | undefined {
  const odd = /[^ -~]/u.exec(text)?.[0]
  if (odd === undefined) return undefined
  const code = `U+${(odd.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return /[\p{C}\p{Z}\p{DI}\p{M}\u2800]/u.test(odd)
    ? `Type this instead of pasting it: it has an invisible character (${code})`
    : `“${odd}” (${code}) is not a letter from A to Z, a digit or an ordinary sign. Type it again`
}

export const isIdentifier = z.check<string>(({ value, issues }) => {
  const message = identifierFault(value)
  if (message !== undefined) issues.push({ code: 'custom', input: value, message })
})

/** An identifier that is required. */
export const identifier = (max: number, required: string) =>
  z
    .string(required)
    .check(
      z.overwrite(plainIdentifier),
      z.minLength(1, required),
      z.maxLength(max, `At most ${max} characters`),
      isIdentifier,
    )

/** An identifier that may stay empty. */
export const optionalIdentifier = (max: number) =>
  z._default(
    z
      .string()
      .check(z.overwrite(plainIdentifier), z.maxLength(max, `At most ${max} characters`), isIdentifier),
    '',
  )

/** For codes that are compared in capitals: countries, currencies, containers. */
export const inCapitals = z.overwrite((text: string) => capitals(plainIdentifier(text)))
