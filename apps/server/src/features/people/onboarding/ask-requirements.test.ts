import { randomUUID } from 'node:crypto'
import { notifications } from '@tradelane/contract/notifications/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenReview, reviewCalls } from '../../../../test/review-calls.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
const { answer, ask, decide, listOf, personOf } = reviewCalls(app, office)

test('one mail and one notification name everything that was asked for, and more can be asked meanwhile', async () => {
  const company = await givenReview(app)
  await ask(company, [
    { template: 'proof_of_address', kind: 'document' },
    { template: 'own', what: 'Who is Mr Lind?', kind: 'answer' },
  ])
  const other = await givenAdministrator(app)
  const both = await Promise.all([
    ask(company, [{ template: 'ownership_chart', kind: 'document' }]),
    ask(company, [{ template: 'licence', kind: 'document' }], other),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await listOf(company)).toHaveLength(4)
  await app.runJobs()
  const mails = (await app.mails(company.email)).filter(({ subject }) => /more information/.test(subject))
  expect(mails).toHaveLength(3)
  // Jobs that are due at once run in any order.
  expect(mails.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/Proof of address \(.*\)\nWho is Mr Lind\? \(.*\)/),
  )
  while ((await processEvents(app.deps)) > 0);
  const news = (await app.call(notifications.list, { query: {} }, company)).body.data
  expect(news.filter(({ title }) => /more information/.test(title))).toHaveLength(3)
})

test('two administrators who ask for the same at the same moment have asked once, and the second sees that', async () => {
  const company = await givenReview(app)
  const other = await givenAdministrator(app)
  const chart = { template: 'ownership_chart', kind: 'document' } as const
  const both = await Promise.all([ask(company, [chart]), ask(company, [chart], other)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const refused = both.find(({ status }) => status === 400)
  expect(refused && failure(refused).error.fields).toEqual({
    'requirements.0.template': 'This is asked for already.',
  })
  const { fid } = await personOf(company)
  expect((await ask(company, [{ ...chart, fid }])).status).toBe(200)
  expect(await listOf(company)).toHaveLength(2)
})

test('the same is asked for once until it is accepted or taken back', async () => {
  const company = await givenReview(app)
  const funds = { template: 'source_of_funds', kind: 'answer' } as const
  const own = { template: 'own', what: 'Who is Mr Lind?', kind: 'answer' } as const
  expect(failure(await ask(company, [own, funds, own])).error.fields).toEqual({
    'requirements.2.what': 'This is asked for already.',
  })
  await ask(company, [funds])
  await answer(company, (await listOf(company))[0]?.id, { answer: 'From sales.' })
  const answered = 'The company has answered this already. Accept the answer or send it back.'
  expect(failure(await ask(company, [funds])).error.fields).toEqual({ 'requirements.0.template': answered })
  await decide(company, 'accept')
  expect((await ask(company, [funds])).status).toBe(200)
})

test('the review waits for something: not all that is asked for is optional, and no person is unknown', async () => {
  const company = await givenReview(app)
  const optional = { template: 'licence', kind: 'document', is_mandatory: false } as const
  expect(failure(await ask(company, [optional])).error.fields).toHaveProperty('requirements')
  const unknown = { template: 'licence', kind: 'document', fid: randomUUID() } as const
  expect(failure(await ask(company, [unknown])).error.fields).toEqual({
    'requirements.0.fid': 'This person does not exist',
  })
  expect(await listOf(company)).toEqual([])
})
