import { readFileSync } from 'node:fs'
import { hsCodes } from '@tradelane/contract/hs-codes/calls'
import { expect, test } from 'vitest'
import { theApp } from '../../../../test/the-app.ts'
import { readReplaced, readSubheadings } from './hs-editions.ts'
import { checkHsCode, replacedText } from './index.ts'
import { readHsCodes } from './read-hs-codes.ts'
import { searchHsCodes } from './search-hs-codes.ts'

const app = theApp()

test('The 5,612 subheadings of 2022 are below the 1,228 headings, in order, each once', () => {
  const codes = [...readSubheadings()]
  expect(codes).toHaveLength(5_612)
  expect(codes).toEqual(codes.toSorted())
  const headings = [...readHsCodes().keys()].filter((code) => code.length === 4)
  expect([...new Set(codes.map((code) => code.slice(0, 4)))]).toEqual(headings)
})

test('Codes that other sources name exist: those with words, and those of the duty rates', () => {
  const withWords = [...readHsCodes().keys()].filter((code) => code.length === 6)
  const rates = readFileSync(
    new URL('../../../../../../packages/db/migrations/0425_duty_rates.sql', import.meta.url),
    'utf8',
  )
  const ofRates = [...rates.matchAll(/\('(\d{6})'/g)].map(([, code = '']) => code)
  expect(ofRates.length).toBeGreaterThan(400)
  expect([...withWords, ...ofRates].filter((code) => !readSubheadings().has(code))).toEqual([])
})

test('What was replaced is in none of the lists of 2022, and what replaces it is: the two sources agree', () => {
  const replaced = readReplaced()
  expect(replaced.size).toBe(143)
  expect([...replaced.keys()].filter((code) => readSubheadings().has(code))).toEqual([])
  expect([...replaced.values()].flat().filter((code) => !readSubheadings().has(code))).toEqual([])
  expect([...replaced.values()].filter((by) => by.length === 0 || new Set(by).size < by.length)).toEqual([])
})

test.each([
  ['8525.80', '8525.80 was replaced in 2022 by 8525.81, 8525.82, 8525.83 or 8525.89.'],
  ['8525.80.19', '8525.80 was replaced in 2022 by 8525.81, 8525.82, 8525.83 or 8525.89.'],
  ['851712', '8517.12 was replaced in 2022 by 8517.13 or 8517.14.'],
  ['300220', '3002.20 was replaced in 2022 by 3002.41.'],
  [
    '846221',
    '8462.21 was replaced in 2022 by 8462.22, 8462.23, 8462.24, 8462.25, 8462.26, 8462.29, 8462.51, 8462.61 and 4 others.',
  ],
])('%s is said to be replaced', (typed, said) => {
  const checked = checkHsCode(typed)
  expect(checked.state === 'replaced' && replacedText(checked)).toBe(said)
})

test('A search for what was replaced finds what has its goods now', async () => {
  const { body } = await app.call(hsCodes.search, { query: { search: '8525.80' } }, {})
  expect(body.replaced).toEqual({ code: '852580', by: ['852581', '852582', '852583', '852589'] })
  expect(body.codes.map(({ code }) => code)).toEqual(['852581', '852582', '852583', '852589'])
  expect(body.codes[0]?.within).toBe('Since 2022 instead of 8525.80')
  expect((await app.call(hsCodes.search, { query: { search: '8525' } }, {})).body.replaced).toBeNull()
})

test('A subheading without words of its own is found with those of its heading', () => {
  const [first, second] = searchHsCodes('8525.81')
  expect(first).toEqual({ ...second, code: '852581' })
  expect(second?.code).toBe('8525')
})
