import { expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { givenRate } from '../../../../test/given-price-rate.ts'
import { failingRows, runJob } from '../../../../test/plant-throwing-row.ts'
import { theApp } from '../../../../test/the-app.ts'
import type { TaskName } from '../../../entries/jobs.ts'

const app = theApp()
const query = (text: string) => app.deps.pool.query(text)

/** A test below says that it plants a row in these jobs. */
const inJobs = (jobs: TaskName[], test: () => Promise<void>) => it(jobs.join(', '), test)

inJobs(['ask-for-rate-outcomes'], async () => {
  const staff = [await givenAdministrator(app), await givenAdministrator(app)] as const
  const ids = [
    await givenRate(app, staff, { value: 0.07 }),
    await givenRate(app, staff, { uid: (await givenPayer(app)).companyId, value: 0.02 }),
  ]
  const [planted, good] = ids.toSorted()
  app.clock.advance(30 * 86_400_000)
  await query(
    `alter table events add constraint planted check (to_state <> 'outcome_due' or subject_id <> '${planted}')`,
  )
  const outcomes = async () =>
    (await query("select subject_id from events where to_state = 'outcome_due' order by 1")).rows.map(
      ({ subject_id }) => subject_id,
    )
  await runJob(app, 'ask-for-rate-outcomes')
  expect(await outcomes()).toEqual([good])
  expect(await failingRows(app)).toEqual([{ job: 'ask-for-rate-outcomes', row_id: planted, failures: 1 }])
  await query('alter table events drop constraint planted')
  await runJob(app, 'ask-for-rate-outcomes')
  expect([await outcomes(), await failingRows(app)]).toEqual([[planted, good], []])
})
