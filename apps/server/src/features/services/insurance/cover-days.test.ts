import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../refusal.ts'
import { requireDays } from './cover-days.ts'

describe('the days of a cover', () => {
  const singleDay = { valid_from: '2026-11-21', valid_to: '2026-11-21' }

  it('may begin on a day that is not over yet where clocks are twelve hours behind Greenwich', () => {
    expect(faultOf(singleDay, '2026-11-22T11:59:59.999Z')).toBeUndefined()
  })

  it('cannot begin on a day that is over everywhere', () => {
    expect(faultOf(singleDay, '2026-11-22T12:00:00Z')).toEqual({ valid_from: past })
  })

  it('cannot end on a day that is over everywhere', () => {
    const days = { valid_from: '2026-11-22', valid_to: '2026-11-21' }
    expect(faultOf(days, '2026-11-22T12:00:00Z')).toEqual({ valid_to: past })
  })

  it('are at most 366 after the first', () => {
    const [from, last, tooLate] = ['2026-11-22', '2027-11-23', '2027-11-24']
    const now = '2026-11-22T08:00:00Z'
    expect(faultOf({ valid_from: from, valid_to: last }, now)).toBeUndefined()
    expect(faultOf({ valid_from: from, valid_to: tooLate }, now)).toEqual({
      valid_to: 'At most a year after the first day',
    })
  })

  it('begin at most 366 days from now', () => {
    const next = { valid_from: '2027-11-23', valid_to: '2027-11-30' }
    expect(faultOf(next, '2026-11-22T00:00:00Z')).toBeUndefined()
    expect(faultOf(next, '2026-11-21T23:59:59Z')).toEqual({ valid_from: 'At most a year from now' })
  })
})

type Days = { valid_from: string; valid_to: string }
function faultOf(days: Days, now: string): object | undefined {
  try {
    requireDays(days, new Date(now))
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.details.fields
    throw error
  }
}
const past = 'The date cannot be before today'
