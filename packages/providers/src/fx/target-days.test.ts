import { describe, expect, it } from 'vitest'
import { isTargetDay, lastTargetDay, nextTargetDay } from './target-days.ts'

describe('the days on which the ECB publishes rates', () => {
  // https://www.ecb.europa.eu/ecb/contacts/working-hours: Good Friday and Easter Monday of each year.
  it.each(['2025-04-18', '2025-04-21', '2026-04-03', '2026-04-06', '2027-03-26', '2027-03-29'])(
    '%s is closed at Easter',
    (day) => expect(isTargetDay(day)).toBe(false),
  )

  it.each(['2025-01-01', '2025-05-01', '2025-12-25', '2025-12-26', '2026-11-21', '2026-11-22'])(
    '%s is a holiday or a weekend',
    (day) => expect(isTargetDay(day)).toBe(false),
  )

  it.each(['2024-12-31', '2025-10-03', '2025-12-24', '2026-04-02', '2026-11-23'])(
    '%s is a working day, although one country celebrates',
    (day) => expect(isTargetDay(day)).toBe(true),
  )

  it('lead over Easter to the Thursday before and the Tuesday after', () => {
    expect(lastTargetDay('2026-04-06')).toBe('2026-04-02')
    expect(lastTargetDay('2026-04-02')).toBe('2026-04-02')
    expect(nextTargetDay('2026-04-02')).toBe('2026-04-07')
  })
})
