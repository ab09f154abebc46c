import { randomUUID } from 'node:crypto'
import { parseCrontab, runOnce } from 'graphile-worker'
import { expect, test } from 'vitest'
import { theApp } from '../../../../test/the-app.ts'
import { enqueue, type TaskName } from '../../../entries/jobs.ts'
import { inTransaction } from '../../../transaction.ts'
import { queueOptions } from '../../../work/queue-options.ts'
import { crontabOf } from '../../../work/task-list.ts'
import { askForMail } from '../../people/accounts/ask-for-mail.ts'
import { askForSecondStep } from '../../people/administrators/mail-second-step.ts'
import { chargeLifecycle } from '../charges/lifecycle.ts'
import { askLater } from './begin-step.ts'

// The prepared companies have movements of money, whose jobs come due a quarter of a minute after they were made.
const app = theApp({}, { isEmpty: true })

test('a step of money is taken before mails that wait for longer', async () => {
  await inTransaction(app.db, (tx) =>
    enqueue(tx, 'mail-notification', { notificationId: randomUUID() }, { runAt: anHourAgo() }),
  )
  const step = { companyId: randomUUID(), id: randomUUID() }
  await inTransaction(app.db, (tx) => askLater(tx, chargeLifecycle, step))
  // As the schedule adds it each minute.
  const priority = parseCrontab(crontabOf(app.deps)).find(({ task }) => task === 'watch-payouts')?.options
    .priority
  await app.deps.pool.query(`select graphile_worker.add_job('watch-payouts', priority := $1)`, [priority])
  expect(await taken('mail-notification', 'make-money-step', 'watch-payouts')).toEqual([
    ...['make-money-step', 'watch-payouts', 'mail-notification'],
  ])
})

test('a mail that somebody waits for is taken before other mails', async () => {
  const step = { companyId: randomUUID(), id: randomUUID() }
  await inTransaction(app.db, async (tx) => {
    await enqueue(tx, 'mail-notification', { notificationId: randomUUID() }, { runAt: anHourAgo() })
    await askForMail(tx, { mail: 'waiting code', email: 'ada@okafor.example' })
    await askForSecondStep(tx, { email: 'grace@tradelane.example', place: { device: null, ip: '10.0.0.1' } })
    await askLater(tx, chargeLifecycle, step)
  })
  expect(await taken('mail-notification', 'mail-person', 'mail-second-step', 'make-money-step')).toEqual([
    ...['mail-person', 'mail-second-step', 'make-money-step', 'mail-notification'],
  ])
})

const anHourAgo = () => new Date(app.clock.now().getTime() - 3_600_000)

/** The jobs of these tasks, as one worker takes them; nothing of them is done. */
async function taken(...names: TaskName[]): Promise<string[]> {
  const order: string[] = []
  const note = (name: string) => [name, async () => void order.push(name)] as const
  const { connectionString, deps } = app
  const taskList = Object.fromEntries(names.map(note))
  await runOnce({ ...queueOptions(deps), connectionString, concurrency: 1, taskList })
  return order
}
