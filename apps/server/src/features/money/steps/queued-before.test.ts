import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

const migration = new URL('../../../../../../packages/db/migrations/0089_money_steps.sql', import.meta.url)

test('A job that an earlier version queued for a movement of money is the job of that movement now', async () => {
  const [companyId, chargeId, simplePaymentId] = [randomUUID(), randomUUID(), randomUUID()]
  const query = async (text: string, values: unknown[] = []) => (await app.deps.pool.query(text, values)).rows
  const add = 'select graphile_worker.add_job($1, $2::json, job_key => $3)'
  await query(add, ['settle-service-charge', { companyId, chargeId }, null])
  await query(add, ['send-simple-payment', { companyId, simplePaymentId }, null])
  await query(add, ['sweep-old-rows', {}, 'sweep'])
  const text = readFileSync(migration, 'utf8')
  await query(text.slice(text.indexOf('do $$')))
  const jobs = await query(
    `select identifier, payload, key from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id
      where payload ->> 'companyId' = $1 or key = 'sweep' order by job.id`,
    [companyId],
  )
  const step = (subject: string, id: string) => ({
    identifier: 'make-money-step',
    payload: { companyId, subject, id },
    key: `${subject}:${id}`,
  })
  expect(jobs).toEqual([
    step('service_charge', chargeId),
    step('simple_payment', simplePaymentId),
    { identifier: 'sweep-old-rows', payload: {}, key: 'sweep' },
  ])
})
