import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { openWoff, unpackWoff } from './open-woff.ts'

const { resolve } = createRequire(import.meta.url)
const fileOf = (subset: string) => resolve(`@fontsource/inter/files/inter-${subset}-400-normal.woff`)

test.each([
  ['latin', 'Invoice 2026-000123: 4,118.04 USD'],
  ['cyrillic', 'Счёт'],
  ['greek', 'Τιμολόγιο'],
])('the unpacked font of %s sets text as the packed one does', (subset, text) => {
  const packed = create(readFileSync(fileOf(subset)))
  const unpacked = openWoff(fileOf(subset))
  expect(unpacked.postscriptName).toBe(packed.postscriptName)
  expect(unpacked.numGlyphs).toBe(packed.numGlyphs)
  const [wanted, found] = [packed, unpacked].map((font) => font.layout(text, ['tnum']))
  expect(found?.glyphs.map(({ id }) => id)).toEqual(wanted?.glyphs.map(({ id }) => id))
  expect(found?.advanceWidth).toBe(wanted?.advanceWidth)
  expect(found?.glyphs.map(({ path }) => path.toSVG())).toEqual(
    wanted?.glyphs.map(({ path }) => path.toSVG()),
  )
})

test('each table of the unpacked font begins at a multiple of four bytes', () => {
  const file = unpackWoff(readFileSync(fileOf('latin')))
  const offsets = Array.from({ length: file.readUInt16BE(4) }, (_, index) =>
    file.readUInt32BE(20 + 16 * index),
  )
  expect(offsets.filter((offset) => offset % 4 !== 0)).toEqual([])
})

test('a file that is no WOFF file is refused', () => {
  expect(() => unpackWoff(Buffer.from('OTTO and more'))).toThrow('This is not a WOFF file.')
})
