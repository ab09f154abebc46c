import { afterEach, expect, test, vi } from 'vitest'
import { theApp } from '../../test/the-app.ts'
import { startRunner } from './queue-runner.ts'

const app = theApp()
afterEach(() => void vi.useRealTimers())

const crontab = [
  ...['* * * * * watch-toys', '* * * * * watch-games ?priority=-1', '* * * * * watch-books ?queue=books'],
  ...['1 * * * * end-hour', '2 * * * * next-minute', '1 4 * * * end-day', '1 * * * * and-another'],
]

test('jobs that come due in one minute begin one after the other, each at its own second', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2040-01-01T04:00:59.990Z') })
  const deps = { ...app.deps, features: [{ crontab }] }
  const runner = await startRunner(deps, app.connectionString, () => undefined)
  vi.setSystemTime(new Date('2040-01-01T04:01:00.005Z'))
  const stored = async () => {
    const { rows } = await app.deps.pool.query<{ task: string; after: number }>(
      `select task_identifier as task, extract(epoch from run_at - '2040-01-01T04:01:00Z')::float8 as after
         from graphile_worker.jobs where run_at > '2040-01-01' order by run_at, task`,
    )
    return rows.map(({ task, after }) => [task, after])
  }
  await expect.poll(stored, { timeout: 30_000 }).toEqual([
    ['watch-toys', 0],
    ['and-another', 10],
    ['end-hour', 10],
    ['watch-games', 20],
    ['watch-books', 40],
    ['end-day', 50],
  ])
  await runner.stop()
  await runner.close()
})
