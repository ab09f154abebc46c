import { officeAudits } from '@tradelane/contract/quality-assurance/audit-calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { beforeEach, expect, it } from 'vitest'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import { daysPassBy } from '../../../../../test/given-funding.ts'
import { allAnswers, givenScheduledInspection, seenByOffice } from '../../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { remindOfActions } from './remind-actions.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '60000' }))
let id: string
let version: number
beforeEach(async () => {
  id = await givenScheduledInspection(app, payer)
  version = 0
})

it('says once that a corrective action is overdue, after its day and not on it: the customer hears of it, the back office has a task', async () => {
  await save([{ due_on: dayFromNow(app, 2) }])
  await daysPassBy(app, 2)
  await remind()
  expect(await notices()).toEqual([])
  await daysPassBy(app, 1)
  for (const _ of [1, 2]) await remind()
  expect(await notices()).toEqual(['Corrective actions of the audit that are overdue: 1.'])
  expect(await openTasks()).toHaveLength(1)
  const { rows } = await app.deps.pool.query<{ count: string }>(
    `select count(*) from notifications join events using (event_id) where events.subject_id = $1 and to_state = 'actions_overdue'`,
    [id],
  )
  expect(Number(rows[0]?.count)).toBeGreaterThan(0)
})

it('says each action once, the later one on its own day', async () => {
  await save([{ due_on: dayFromNow(app, 1) }, { due_on: dayFromNow(app, 1) }, { due_on: dayFromNow(app, 5) }])
  await daysPassBy(app, 2)
  await remind()
  expect(await notices()).toEqual(['Corrective actions of the audit that are overdue: 2.'])
  await daysPassBy(app, 4)
  await remind()
  expect(await notices()).toHaveLength(2)
  expect((await notices())[1]).toBe('Corrective actions of the audit that are overdue: 1.')
})

it('says nothing of what is done, verified, or moved to a later day', async () => {
  await save([{ due_on: dayFromNow(app, 1) }])
  await save([
    { due_on: dayFromNow(app, 9) },
    { due_on: dayFromNow(app, 1), state: 'done' },
    { due_on: dayFromNow(app, 1), state: 'verified' },
  ])
  await daysPassBy(app, 3)
  await remind()
  expect(await notices()).toEqual([])
})

it('does not repeat itself when the audit is continued, which ends the task', async () => {
  const due_on = dayFromNow(app, 1)
  await save([{ due_on }])
  await daysPassBy(app, 2)
  await remind()
  expect(await openTasks()).toHaveLength(1)
  await save([{ due_on, owner: 'Sunil Patil' }])
  await remind()
  expect([await openTasks(), (await notices()).length]).toEqual([[], 1])
})

it('says it once, where two processes do it at once', async () => {
  await save([{ due_on: dayFromNow(app, 1) }])
  await daysPassBy(app, 2)
  await Promise.all([1, 2, 3].map(() => remindOfActions(app.deps)))
  expect(await notices()).toHaveLength(1)
})

type Action = { due_on: string; state?: 'open' | 'done' | 'verified'; owner?: string }
/** The audit, with these corrective actions. */
async function save(actions: readonly Action[]) {
  const { which, ...office } = await seenByOffice(app, id)
  const findings = actions.map((action) => ({
    ...{ question: 'fire' as const, grade: 'major' as const, description: 'The exit of hall 2 is locked' },
    ...{ action: 'Remove the lock', owner: 'Meera Joshi', state: 'open' as const, ...action },
  }))
  const body = {
    ...{ quality_assurance_id: which.quality_assurance_id, version, auditor_name: 'Arjun Sen' },
    ...{ audited_on: '2026-01-31', answers: { ...allAnswers('yes'), fire: 'no' as const }, findings },
  }
  const saved = await app.call(officeAudits.save, { body }, office)
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  version += 1
}
const remind = async () => {
  await remindOfActions(app.deps, 1)
  while ((await processEvents(app.deps)) > 0);
}
const notices = async () => {
  const { body } = await app.call(qualityAssurance.get, { body: { quality_assurance_id: id } }, payer)
  return body.timeline.filter(({ to }) => to === 'actions_overdue').map(({ text }) => text)
}
const openTasks = async () => {
  const rows = app.db.selectFrom('tasks').select('kind').where('subject_id', '=', id)
  const kinds = (await rows.where('closed_at', 'is', null).execute()).map(({ kind }) => kind)
  return kinds.filter((kind) => kind === 'ask-for-corrective-action')
}
