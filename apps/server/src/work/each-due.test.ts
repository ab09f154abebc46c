import { ProviderUnavailable } from '@tradelane/providers'
import { expect, it } from 'vitest'
import { theApp } from '../../test/the-app.ts'
import { eachDue } from './each-due.ts'

// What each job of the clock does with a row that throws is in test/throwing-rows.test.ts; here is what is no fault of the row.

const app = theApp()

it('reads every page, and says how many were done', async () => {
  expect(await run({})).toEqual({ done: [0, 1, 2, 3], outcome: 4 })
})

it('reads one page of rows that are claimed', async () => {
  expect(await run({}, true)).toEqual({ done: [0, 1, 2], outcome: 3 })
})

it('stops at once where the database is away, so that the queue runs it again', async () => {
  const away = ofDatabase('57P01')
  expect(await run({ 0: away })).toEqual({ done: [], outcome: away })
  expect(await failing()).toBe(0)
})

it('goes on where the database gave up on a row, and throws at the end', async () => {
  const deadlock = ofDatabase('40P01')
  expect(await run({ 0: deadlock })).toEqual({ done: [1, 2, 3], outcome: deadlock })
  expect(await failing()).toBe(0)
})

it('leaves a row to the next run where an outside party is away', async () => {
  expect(await run({ 1: new ProviderUnavailable('no answer') })).toEqual({ done: [0, 2, 3], outcome: 3 })
  expect(await failing()).toBe(0)
})

it('counts a row that throws for a reason of its own', async () => {
  expect(await run({ 1: new TypeError('x is undefined') })).toEqual({ done: [0, 2, 3], outcome: 3 })
  expect(await app.db.selectFrom('failing_rows').select(['row_id', 'last_error']).execute()).toEqual([
    { row_id: ids[1], last_error: 'TypeError' },
  ])
  expect(await run({})).toEqual({ done: [0, 1, 2, 3], outcome: 4 })
  expect(await failing()).toBe(0)
})

const ids = ['a', 'b', 'c', 'd'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
const failing = async () => (await app.db.selectFrom('failing_rows').selectAll().execute()).length

/** Four rows, read three at a time, of which these throw. Returns what was done, and what the job threw. */
async function run(throwing: Record<number, Error>, isOnePage = false) {
  const done: string[] = []
  const outcome = await eachDue(app.deps, {
    job: 'expire-links',
    subject: 'link',
    does: 'end a link',
    pageSize: 3,
    ...(isOnePage && { isOnePage }),
    due: async ({ after, limit }) =>
      ids
        .filter((id) => id > after)
        .slice(0, limit)
        .map((id) => ({ id, companyId: null })),
    each: async ({ id }) => {
      const error = throwing[ids.indexOf(id)]
      if (error) throw error
      done.push(id)
    },
  }).catch((error: Error) => error)
  return { done: done.map((id) => ids.indexOf(id)), outcome }
}
const ofDatabase = (code: string) => Object.assign(new Error('from the database'), { code })
