import { type PromiseName, promised, promises } from '@tradelane/contract/lifecycle/promises'
import { expect, test } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

// Due dates and texts take their numbers from packages/contract/src/lifecycle/promises.ts: a promise that is written twice is changed once.

/** How soon a funded invoice is paid is advertised by the specification's landing page, and promised by no part of the product yet. */
const advertised = 'apps/web/src/features/public/landing/showcase-features.ts'
const source = filesOfTheRepository(/^(apps|packages)\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/)
  .filter(({ path }) => ![advertised, 'packages/contract/src/lifecycle/promises.ts'].includes(path))
  .map(({ path, text }) => ({ path, code: text.replace(/\/\*\*?[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }))
const thatState = (pattern: RegExp) => source.flatMap(({ path, code }) => (pattern.test(code) ? [path] : []))

const numerals: Record<string, string> = { 7: 'seven', 10: 'ten', 30: 'thirty', 48: 'forty-eight' }

/** "7 days" and "seven days"; "days" may be on the next line. */
function spellings(text: string): string {
  const [count = '', ...unit] = text.split(' ')
  return `(${[count, numerals[count]].filter(Boolean).join('|')})\\s+${unit.join('\\s+')}`
}

test('no text or due date states a number of business days of its own', () => {
  expect(source.length).toBeGreaterThan(500)
  expect(thatState(/\b(\d+|one|two|three|four|five)\s+business\s+days?\b|businessDays: \d/)).toEqual([])
})

test('no text states the time of a promise instead of reading it', () => {
  const texts = (Object.keys(promises) as PromiseName[]).map((name) => spellings(promised(name)))
  expect(thatState(new RegExp(`\\b(${texts.join('|')})\\b`, 'i'))).toEqual([])
})

test('no text promises something within a number of days or weeks of its own', () => {
  const count = '(an?|\\d+|one|two|three|four|five|six|seven|ten|fourteen)'
  expect(thatState(new RegExp(`\\bwithin\\s+${count}\\s+(hours?|days?|weeks?|months?)\\b`, 'i'))).toEqual([])
})

test('no due date is calculated from a number of days of its own', () => {
  expect(thatState(/\b\d{1,2} \* 24 \* 60\b/)).toEqual([])
})
