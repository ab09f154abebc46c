import { expect, test } from 'vitest'
import { ageOn } from './adult.ts'

test.each([
  ['2008-11-22', '2026-11-21', 17],
  ['2008-11-22', '2026-11-22', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['1926-11-23', '2026-11-22', 99],
])('who was born on %s is on %s %i years old', (birthDay, day, age) => {
  expect(ageOn(birthDay, day)).toBe(age)
})
