import { sandboxClock } from '@tradelane/contract/sandbox-clock/calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenBoundInsurance } from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { theApp } from '../../../../test/the-app.ts'
import { reviewWays } from '../../services/insurance/review-ways.ts'
import { type Foresight, foresight } from './foresight.ts'
import { scheduleOf } from './hourly-schedule.ts'

const app = theApp()
let ahead: Foresight
let tasks: readonly string[]
let insuranceId: string
beforeAll(async () => {
  tasks = scheduleOf(app.deps).hourly
  const payer = await givenPayer(app, { balance: '20000' })
  insuranceId = await givenBoundInsurance(app, payer, { valid_from: day(3), valid_to: day(5) })
  await app.runJobs()
  // Else the look at its way, once in its life, would be the next thing due.
  await reviewWays(app.deps)
})
beforeEach(() => {
  ahead = foresight(app.deps)
  return () => ahead.close()
})

describe('the hours until something is due', () => {
  it.each([1, 2, 3, 7, 18, 24])('are %d where a policy expires then', async (hours) => {
    expect(await ahead.hoursUntilDue(tasks, before(hours), 24)).toBe(hours)
    expect(await stateOfPolicy()).toBe('bound')
  })

  it('are as many as were asked about where nothing is due', async () => {
    expect(await ahead.hoursUntilDue(tasks, before(60), 24)).toBe(24)
    expect(await ahead.hoursUntilDue(tasks, before(7), 6)).toBe(6)
  })

  it('are known for each task, until something changes', async () => {
    const from = before(7)
    const after = (hours: number) => new Date(from.getTime() + hours * hourMs)
    await ahead.hoursUntilDue(['expire-insurance'], from, 24)
    expect(ahead.isQuiet('expire-insurance', after(6))).toBe(true)
    expect(ahead.isQuiet('expire-insurance', after(7))).toBe(false)
    expect(ahead.isQuiet('expire-links', after(1))).toBe(false)
    ahead.forget()
    expect(ahead.isQuiet('expire-insurance', after(1))).toBe(false)
  })

  it('are one where a task cannot be tried: it runs in every hour then', async () => {
    expect(await ahead.hoursUntilDue(['expire-insurance'], before(60), 24)).toBe(24)
    ahead.forget()
    await ahead.close()
    expect(await ahead.hoursUntilDue(['expire-insurance'], before(60), 24)).toBe(1)
  })
})

it('has every task of an hour do what is due in it, though the clock moves by days', async () => {
  expect((await app.call(sandboxClock.advance, { body: { advance_hours: 8 * 24 } })).status).toBe(200)
  expect(await stateOfPolicy()).toBe('expired')
  const { rows } = await app.deps.pool.query<{ at: Date }>(
    "select at from events where subject_id = $1 and to_state = 'expired'",
    [insuranceId],
  )
  const lateMs = Number(rows[0]?.at) - expiresAt
  expect(lateMs).toBeGreaterThanOrEqual(0)
  expect(lateMs).toBeLessThan(2 * hourMs)
})

const hourMs = 3_600_000
const day = (days: number) => new Date(Date.now() + days * 24 * hourMs).toISOString().slice(0, 10)
/** Policies expire when their last day has ended in the zone that is furthest behind, UTC−12. */
const expiresAt = Date.parse(day(5)) + 36 * hourMs

const before = (hours: number) => new Date(expiresAt - hours * hourMs + 60_000)
const stateOfPolicy = async () =>
  (await app.deps.pool.query('select state from insurance_policies where insurance_id = $1', [insuranceId]))
    .rows[0]?.state
