import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { givenCompany } from '../../test/given-company.ts'
import { theApp } from '../../test/the-app.ts'
import { taskList } from '../work/task-list.ts'
import { letter } from './letter.ts'
import { mailOnce } from './mail-once.ts'

const app = theApp()

test('a job that runs again sends its mail once, and another job sends it again', async () => {
  const { companyId, email } = await givenCompany(app)
  const mails = async () =>
    (await app.mails(email)).filter(({ subject }) => subject.includes('verified')).length
  const run = (id: string) =>
    taskList(app.deps)['mail-kyb-decision']?.({ companyId, decision: 'clear', reason: null }, { job: { id } })
  await run('17')
  const one = await mails()
  expect(one).toBeGreaterThan(0)
  await run('17')
  expect(await mails()).toBe(one)
  await run('18')
  expect(await mails()).toBe(2 * one)
})

test('a job may mail something else, or to somebody else', async () => {
  const [ada, bob] = [`${randomUUID()}@ada.example`, `${randomUUID()}@bob.example`]
  const mail = mailOnce(app.deps.mail, '19')
  for (const to of [ada, ada, bob])
    for (const text of ['The first text.', 'The second text.'])
      await mail.send(letter({ to, subject: 'News', text }))
  expect([(await app.mails(ada)).length, (await app.mails(bob)).length]).toEqual([2, 2])
})
