import { expect, test } from 'vitest'
import { nextWorkDay } from './work-days.ts'

const weekend = 'No delivery at the weekend in Germany.'

test.each([
  ['a Tuesday', '2026-12-01', 'DE', '2026-12-01', []],
  ['a Sunday', '2026-12-06', 'DE', '2026-12-07', [weekend]],
  [
    'a Friday in Saudi Arabia',
    '2026-12-04',
    'SA',
    '2026-12-06',
    ['No delivery at the weekend in Saudi Arabia.'],
  ],
  [
    'Labour Day in China',
    '2028-05-01',
    'CN',
    expect.any(String),
    [expect.stringContaining('1 May 2028 is a public holiday in China')],
  ],
])(
  'goods that would arrive on %s arrive on the next working day, and it says why',
  (_what, day, country, next, reasons) => {
    const found = nextWorkDay(day, country)
    expect(found.day).toEqual(next)
    expect(found.reasons.slice(0, 1)).toEqual(reasons)
  },
)

test('Christmas, its second day and the weekend after them are named once each', () => {
  const { day, reasons } = nextWorkDay('2026-12-25', 'DE')
  expect(day).toBe('2026-12-28')
  expect(reasons[0]).toMatch(/^25 Dec 2026 is a public holiday in Germany: /)
  expect(reasons.at(-1)).toBe(weekend)
})

test('a country or a year without data has weekends alone', () => {
  expect(nextWorkDay('2090-01-01', 'DE').day).toBe('2090-01-02')
})
