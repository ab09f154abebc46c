import { it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenWaitingChange } from '../../../../test/given-change.ts'
import { expectBothDone } from '../../../../test/plant-throwing-row.ts'
import { theApp } from '../../../../test/the-app.ts'
import type { TaskName } from '../../../entries/jobs.ts'

const app = theApp()

/** A test below says that it plants a row in these jobs. */
const inJobs = (jobs: TaskName[], test: () => Promise<void>) => it(jobs.join(', '), test)

inJobs(['end-expired-changes'], async () => {
  const { administratorId } = await givenAdministrator(app)
  const times = { asked_at: hoursAgo(2), expires_at: hoursAgo(1) }
  const ids = [
    await givenWaitingChange(app, administratorId, times),
    await givenWaitingChange(app, administratorId, times),
  ]
  await expectBothDone(app, {
    job: 'end-expired-changes',
    table: 'pending_changes',
    idColumn: 'change_id',
    ids,
  })
})

const hoursAgo = (hours: number) => new Date(app.clock.now().getTime() - hours * 3_600_000)
