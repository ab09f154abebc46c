import { adminTasks } from '@tradelane/contract/tasks/calls'
import { expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenRate } from '../../../../test/given-price-rate.ts'
import { runJob } from '../../../../test/plant-throwing-row.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp({}, { isForEachTest: true })
const dayMs = 86_400_000
const staff = async () => [await givenAdministrator(app), await givenAdministrator(app)] as const

/** What the office is asked to look at, after the job has run. */
async function asked() {
  await runJob(app, 'ask-for-rate-outcomes')
  await processEvents(app.deps)
  const office = { token: (await givenAdministrator(app)).token }
  const { body } = await app.call(adminTasks.list, { query: { limit: '100' }, body: {} }, office)
  return body.data
    .filter(({ subject }) => subject === 'price_rate')
    .map(({ title, subject_id, may_complete }) => ({ title, subject_id, may_complete }))
}

it('a version opens a task once when its first 30 days are over, and none that never held', async () => {
  const begins = (days: number) => new Date(app.clock.now().getTime() + days * dayMs).toISOString()
  const [one, other] = await staff()
  await givenRate(app, [one, other], { value: 0.2, valid_from: begins(1) })
  const rateId = await givenRate(app, [one, other], { value: 0.07 })
  app.clock.advance(29 * dayMs)
  expect(await asked()).toEqual([])
  app.clock.advance(dayMs)
  const title = 'Look at what the first 30 days have changed: Rate of Payment for all customers, version 3'
  const task = { title, subject_id: rateId, may_complete: true }
  expect(await asked()).toEqual([task])
  app.clock.advance(dayMs)
  expect(await asked()).toEqual([task])
})

it('what began two months ago and more is not asked for', async () => {
  await givenRate(app, await staff(), { value: 0.07 })
  app.clock.advance(60 * dayMs)
  expect(await asked()).toEqual([])
})
