import { expect, it } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenAnswer } from '../../../../../test/given-vendor-ask.ts'
import { expectBothDone, runJob } from '../../../../../test/plant-throwing-row.ts'
import { race } from '../../../../../test/race.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import type { TaskName } from '../../../../entries/jobs.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))

/** A test below says that it plants a row in these jobs. */
const inJobs = (jobs: TaskName[], test: () => Promise<void>) => it(jobs.join(', '), test)

inJobs(['end-lapsed-answers'], async () => {
  const ids = [await lapsed(), await lapsed()]
  await expectBothDone(app, { job: 'end-lapsed-answers', table: 'vendor_asks', idColumn: 'ask_id', ids })
})

it('two runs at once mail a vendor once', async () => {
  const ask_id = await lapsed()
  const run = () => runJob(app, 'end-lapsed-answers')
  const runs = await race(app, [run, run], 'vendor_asks')
  expect(runs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  const { rows } = await app.deps.pool.query(
    "select 1 from graphile_worker._private_jobs where payload ->> 'askId' = $1",
    [ask_id],
  )
  expect(rows).toHaveLength(1)
})

async function lapsed(): Promise<string> {
  const { ask } = await givenAnswer(app, company)
  await app.deps.pool.query("update vendor_asks set valid_until = '2026-01-01' where ask_id = $1", [
    ask.ask_id,
  ])
  return ask.ask_id
}
