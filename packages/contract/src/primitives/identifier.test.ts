import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import {
  capitals,
  identifier,
  identifierFault,
  inCapitals,
  optionalIdentifier,
  smallLetters,
} from './identifier.ts'

const number = identifier(20, 'Number is required')

test('blanks of every width and hyphens of every kind are read as ordinary ones', () => {
  for (const blank of ['\u00a0', '\u1680', '\u2003', '\u2009', '\u202f', '\u205f', '\u3000', '\t'])
    expect(number.parse(`${blank}AB${blank}12 `)).toBe('AB 12')
  for (const hyphen of '‐‑‒–—―−⁃﹣－') expect(number.parse(`AB${hyphen}12`)).toBe('AB-12')
})

test('any other character outside ASCII is refused by its name', () => {
  const message = (text: string) => number.safeParse(text).error?.issues[0]?.message
  expect(message('INV-ﬁ2')).toBe(
    '“ﬁ” (U+FB01) is not a letter from A to Z, a digit or an ordinary sign. Type it again',
  )
  expect(message('АB12')).toMatch(/^“А” \(U\+0410\)/)
  expect(message('１２')).toMatch(/^“１” \(U\+FF11\)/)
  expect(message('e\u0301')).toMatch(/an invisible character \(U\+0301\)/)
  expect(message('12\u200b3')).toBe('Type this instead of pasting it: it has an invisible character (U+200B)')
  expect(message('12\n3')).toMatch(/\(U\+000A\)/)
  expect(message('\u{1d7d9}2')).toMatch(/^“𝟙” \(U\+1D7D9\)/)
  expect(identifierFault('RE/2026-#00 1 (b)')).toBeUndefined()
})

test('no character outside a to z has other capitals', () => {
  expect(capitals('abcxyz-ßﬁıſǆ')).toBe('ABCXYZ-ßﬁıſǆ')
  const country = z.string().check(inCapitals, z.regex(/^[A-Z]{2}$/))
  expect(country.parse(' de ')).toBe('DE')
  for (const odd of ['ß', 'ﬁ', 'ıd', 'ſe']) expect(country.safeParse(odd).success).toBe(false)
})

test('no character outside A to Z has other small letters', () => {
  expect(smallLetters('ABCXYZ-\u212aÄΣ9')).toBe('abcxyz-\u212aÄΣ9')
})

test('one that is required is not blank, and an optional one may be', () => {
  expect(number.safeParse('\u00a0 ').error?.issues[0]?.message).toBe('Number is required')
  expect(optionalIdentifier(5).parse(' ')).toBe('')
  expect(optionalIdentifier(5).parse(undefined)).toBe('')
  expect(optionalIdentifier(5).safeParse('123456').error?.issues[0]?.message).toBe('At most 5 characters')
})
