import { parseCrontab, runOnce } from 'graphile-worker'
import { expect, it } from 'vitest'
import { theApp } from '../../../../test/the-app.ts'
import { queueOptions } from '../../../work/queue-options.ts'
import { crontabOf } from '../../../work/task-list.ts'

const app = theApp()

it('a run that is due while another worker is still at one waits for its end', async () => {
  await dueRun()
  const started = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const long = async () => {
    started.resolve()
    await end.promise
  }
  const { connectionString, deps } = app
  const worker = runOnce({ ...queueOptions(deps), connectionString, taskList: { 'write-invoices': long } })
  await started.promise
  await dueRun()
  // Finds nothing that it may do.
  await app.runJobs()
  expect(await jobs()).toEqual([{ is_locked: true }, { is_locked: false }])
  end.resolve()
  await worker
  await app.runJobs()
  expect(await jobs()).toEqual([])
})

/** As the schedule adds it each minute. */
async function dueRun(): Promise<void> {
  const { queueName } =
    parseCrontab(crontabOf(app.deps)).find(({ task }) => task === 'write-invoices')?.options ?? {}
  await app.deps.pool.query(`select graphile_worker.add_job('write-invoices', queue_name := $1)`, [queueName])
}

async function jobs(): Promise<{ is_locked: boolean }[]> {
  const { rows } = await app.deps.pool.query<{ is_locked: boolean }>(
    `select locked_at is not null as is_locked from graphile_worker.jobs
      where task_identifier = 'write-invoices' order by id`,
  )
  return rows
}
