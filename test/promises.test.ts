import { expect, test } from 'vitest'
import { filesOfTheRepository } from './source-tree.ts'

// Due dates and texts take their numbers from packages/contract/src/lifecycle/promises.ts: a promise that is written twice is changed once.

/** How soon a funded invoice is paid is advertised by the specification's landing page, and promised by no part of the product yet. */
const advertised = 'apps/web/src/features/landing/showcase-features.ts'
const source = filesOfTheRepository(/^(apps|packages)\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/).filter(
  ({ path }) => ![advertised, 'packages/contract/src/lifecycle/promises.ts'].includes(path),
)

test('no text or due date states a number of business days, or 48 hours, of its own', () => {
  const stated = /\b(\d+|one|two|three|four|five) business days?\b|\b48 hours\b|businessDays: \d/
  const own = source.flatMap(({ path, text }) => (stated.test(text) ? [path] : []))
  expect(source.length).toBeGreaterThan(500)
  expect(own).toEqual([])
})
