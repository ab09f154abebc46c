import { describe, expect, it } from 'vitest'
import { features } from '../../../app/features.ts'
import { scheduleOf } from './hourly-schedule.ts'

const schedule = scheduleOf({ features })
const hourly = [
  'expire-payment-releases',
  'expire-release-requests',
  'expire-limit-raises',
  'end-expired-changes',
  'end-lapsed-answers',
  'escalate-escrow-disputes',
  'expire-escrows',
  'expire-insurance',
  'review-insured-ways',
  'expire-links',
  'mark-overdue-fundings',
  'remind-escrow-amendments',
  'remind-of-corrective-actions',
  'watch-escrow-agreements',
  'watch-escrow-presentations',
  'note-late-factoring-steps',
  'watch-inspection-days',
  'watch-money-steps',
  'watch-trade-documents',
]
/** In the order of their times. */
const daily = [
  'sweep-old-rows',
  'sweep-old-quotes',
  'ask-for-risk-reviews',
  'sweep-old-freight-quotes',
  'mail-audit-checkpoint',
  'ask-for-rate-outcomes',
  'reconcile-provider',
  'refresh-corridors',
  'note-due-facts',
]
const at = (time: string) => new Date(`2026-11-22T${time}Z`)

describe('the schedule of an hour', () => {
  it('contains what runs every minute apart from the rest', () => {
    expect(schedule.watching).toContain('watch-shipments')
    expect(schedule.watching).toContain('watch-payouts')
    expect(schedule.watching).not.toContain('expire-insurance')
    expect(schedule.hourly.toSorted()).toEqual([...hourly].toSorted())
  })

  it('contains what asks outside parties with what runs every minute', () => {
    expect(schedule.watching).toEqual(
      expect.arrayContaining(['watch-incoming-payments', 'fetch-reference-rates']),
    )
  })

  it.each([
    ['03:30:00', 1],
    ['03:18:00', 1],
    ['03:17:00', 1],
    ['03:16:00', 2],
    ['04:30:00', 1],
    ['04:31:00', 24],
  ])('after %s, comes to a daily task within %d hours', (from, hours) => {
    expect(schedule.hoursUntilRare(at(from))).toBe(hours)
  })

  it.each([
    ['03:32:00', '04:32:00', [...daily, ...hourly]],
    ['04:31:00', '05:31:00', hourly],
    ['12:21:00', '12:22:00', []],
    ['12:20:59', '12:21:00', ['expire-insurance']],
  ])('after %s, up to %s, has each task once', (from, to, tasks) => {
    expect(schedule.dueBetween(at(from), at(to)).toSorted()).toEqual(tasks.toSorted())
  })

  it('has the tasks of a day within a quarter of an hour, so that a clock that moves by days comes to them at once', () => {
    expect(schedule.dueBetween(at('04:16:00'), at('04:31:00'))).toEqual(expect.arrayContaining(daily))
    for (let hour = 0; hour < 24; hour++) {
      const from = new Date(at('05:00:00').getTime() + hour * 3_600_000)
      const rare = schedule.dueBetween(from, new Date(from.getTime() + 3_600_000))
      if (hour < 23) expect(rare.filter((task) => !hourly.includes(task))).toEqual([])
    }
  })

  it('has every daily task once in a day', () => {
    const hours = Array.from(
      { length: 24 },
      (_, hour) => new Date(at('00:10:00').getTime() + hour * 3_600_000),
    )
    const due = hours.flatMap((from) => schedule.dueBetween(from, new Date(from.getTime() + 3_600_000)))
    expect(due.filter((task) => task === 'sweep-old-freight-quotes')).toHaveLength(1)
    expect(due.filter((task) => task === 'expire-insurance')).toHaveLength(24)
  })
})
