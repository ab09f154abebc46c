import { expect, test } from 'vitest'
import { dispositionOf } from './content-disposition.ts'

/** RFC 8187, 3.2.1: value-chars are these, and bytes in hexadecimal. */
const extValue = /^UTF-8''(?:[A-Za-z\d!#$&+.^_`|~-]|%[\dA-F]{2})*$/
const extended = (name: string) => dispositionOf(name).split('filename*=')[1] ?? ''

test.each([
  "Rechnung (März) 'final'*.pdf",
  'a;b="c\\d",e%20f.pdf',
  'פקטורה 12/2026.pdf',
  'श्री गणेश & Sons.pdf',
  'tab\tline\r\nname.pdf',
])('the name %j arrives as it is, in the form of RFC 8187', (name) => {
  expect(extended(name)).toMatch(extValue)
  expect(decodeURIComponent(extended(name).slice("UTF-8''".length))).toBe(name)
  // RFC 6266: a quoted string of characters that old clients know.
  expect(dispositionOf(name)).toMatch(/^attachment; filename="[\w .()-]+"; filename\*=/)
})

test('half a character is replaced, and is no error', () => {
  expect(decodeURIComponent(extended('a\uD83D.pdf'))).toBe("UTF-8''a\uFFFD.pdf")
})
