import { expect, test } from 'vitest'
import { crossesCustoms } from './customs-border.ts'

test.each([
  ['DE', 'DE', false],
  ['DE', 'IT', false],
  ['FR', 'MC', false],
  ['LI', 'CH', false],
  ['DE', 'CH', true],
  ['GB', 'IE', true],
  ['NO', 'SE', true],
  ['US', 'US', false],
  ['US', 'CA', true],
])('goods from %s to %s are declared to customs: %s', (from, to, isDeclared) => {
  expect(crossesCustoms(from, to)).toBe(isDeclared)
})
