import { randomUUID } from 'node:crypto'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { adminRequirements } from '@tradelane/contract/onboarding/requirement-calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { givenReview, reviewCalls } from '../../../../test/review-calls.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { plusDays } from '../../../lifecycle/local-days.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { listRequirements } from './list-requirements.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
const { answer, ask, decide, listOf, personOf, profileOf } = reviewCalls(app, office)

test('one missing passport is one requirement, which the company and the office read alike, and it clears', async () => {
  const company = await givenReview(app)
  const { fid } = await personOf(company)
  await ask(company, [{ template: 'identity_document', kind: 'document', fid, remarks: 'Both sides.' }])
  const own = await listOf(company)
  expect(own).toMatchObject([
    { about: 'Ada Okafor', what: 'Identity document', state: 'open', due: 'due_now', is_mandatory: true },
  ])
  expect((await profileOf(company)).requirements).toEqual(own)
  expect(failure(await decideKyb(company, 'clear')).message).toMatch(/^The company has not answered yet/)

  await answer(company, own[0]?.id, { document: await givenDocument(app, company.token) })
  expect(await listOf(company)).toMatchObject([
    { state: 'answered', due: null, document: { file_name: expect.any(String) } },
  ])
  expect((await profileOf(company)).kyb_status).toBe('IN_PROGRESS')
  expect((await decide(company, 'accept')).status).toBe(200)
  expect((await decideKyb(company, 'clear')).status).toBe(200)
  expect(await listOf(company)).toMatchObject([{ state: 'accepted' }])
})

test.each([
  ['JP', '2032-06-10T14:59:59.999Z'],
  ['US', '2032-06-11T03:59:59.999Z'],
])('an identity document in %s is valid until its last day ends there', async (company_reg_country, end) => {
  const { companyId: uid } = await givenReview(app)
  await app.db.updateTable('registrations').set({ company_reg_country }).where('uid', '=', uid).execute()
  await app.db
    .updateTable('founder_documents')
    .set({ expiry_date: '2032-06-10' })
    .where('uid', '=', uid)
    .execute()
  const listAt = (now: Date) => listRequirements({ ...app.deps, clock: { now: () => now } }, systemScope(uid))
  const due_at = new Date(end)
  const what = expect.stringMatching(/expires soon$/)
  expect(await listAt(due_at)).toMatchObject([{ what, due: 'due_later', due_at }])
  expect(await listAt(new Date(due_at.getTime() + 1))).toMatchObject([{ due: 'overdue', due_at }])
  expect(await listAt(new Date(due_at.getTime() - 30 * 86_400_000))).toMatchObject([{ what }])
  expect(await listAt(new Date(due_at.getTime() - 31 * 86_400_000))).toEqual([])
})

test('the review goes on with the last mandatory answer, with its due time, and the task is closed', async () => {
  const company = await givenReview(app)
  await ask(company, [
    { template: 'proof_of_address', kind: 'document' },
    { template: 'source_of_funds', kind: 'answer' },
    { template: 'licence', kind: 'document', is_mandatory: false },
  ])
  const [address, funds] = await listOf(company)
  const preparer = await givenColleague(app, company, 'preparer')
  // Only an owner may answer.
  expect(await tasksOf(preparer)).toEqual([])
  expect(await tasksOf(company)).toEqual(['Add what we asked for to your business info'])
  await answer(company, funds?.id, { answer: 'From the sale of machine parts.' })
  expect((await profileOf(company)).kyb_status).toBe('RFI_REQUESTED')
  await answer(company, address?.id, { document: await givenDocument(app, company.token) })
  const profile = await profileOf(company)
  expect(profile).toMatchObject({ kyb_status: 'IN_PROGRESS', review_due_at: expect.anything() })
  expect(profile.timeline.at(-1)).toMatchObject({ title: 'Answered' })
  expect(await tasksOf(company)).toEqual([])
})

test('a reason alone is one requirement in its words, and the whole form answers it', async () => {
  const company = await givenCompany(app)
  const form = await givenSubmittedRegistration(app, company.token)
  await app.call(
    adminCustomers.decideKyb,
    { body: { uid: company.companyId, decision: 'ask', reason: 'Please add the register.' } },
    office,
  )
  expect(await listOf(company)).toMatchObject([{ what: 'Please add the register.', kind: 'answer' }])
  await submitAgain(company, form)
  expect(await listOf(company)).toMatchObject([{ state: 'answered', with_form: true }])
  expect((await decideKyb(company, 'clear')).status).toBe(200)
})

test('a mandatory answer that is sent back makes the review wait again, with the reason', async () => {
  const company = await givenReview(app)
  await ask(company, [{ template: 'source_of_funds', kind: 'answer' }])
  const [funds] = await listOf(company)
  await answer(company, funds?.id, { answer: 'From sales.' })
  expect((await decide(company, 'send_back')).status).toBe(400)
  expect((await decide(company, 'send_back', 'Which sales?')).status).toBe(200)
  expect(await listOf(company)).toMatchObject([
    { state: 'sent_back', reason: 'Which sales?', due: 'due_now' },
  ])
  expect((await profileOf(company)).kyb_status).toBe('RFI_REQUESTED')
  expect(failure(await decideKyb(company, 'clear')).error.code).toBe('ILLEGAL_STATE')
  await answer(company, funds?.id, { answer: 'Of machine parts.' })
  expect((await profileOf(company)).kyb_status).toBe('IN_PROGRESS')
})

test('an answer is decided on in the version that the office saw', async () => {
  const company = await givenReview(app)
  await ask(company, [{ template: 'source_of_funds', kind: 'answer' }])
  const [funds] = await listOf(company)
  await answer(company, funds?.id, { answer: 'From sales.' })
  const body = {
    uid: company.companyId,
    requirement_id: funds?.id ?? '',
    version: 1,
    action: 'accept',
  } as const
  expect(failure(await app.call(adminRequirements.decide, { body }, office)).error.code).toBe('CONFLICT')
  const other = await givenReview(app)
  const foreign = { ...body, uid: other.companyId, version: 2 }
  expect((await app.call(adminRequirements.decide, { body: foreign }, office)).status).toBe(404)
})

test('a verification is not decided over an answer that the administrator has not seen', async () => {
  const company = await givenReview(app)
  await ask(company, [{ template: 'source_of_funds', kind: 'answer' }])
  const [funds] = await listOf(company)
  await answer(company, funds?.id, { answer: 'From sales.' })
  const body = { uid: company.companyId, decision: 'clear', answered_at: null } as const
  expect(failure(await app.call(adminCustomers.decideKyb, { body }, office)).error.code).toBe('CONFLICT')
  const answered_at = (await listOf(company))[0]?.answered_at ?? null
  const seen = { body: { ...body, answered_at } }
  expect((await app.call(adminCustomers.decideKyb, seen, office)).status).toBe(200)
})

test('another company cannot answer, nobody answers with a foreign document, and nothing answers nothing', async () => {
  const [company, other] = [await givenReview(app), await givenReview(app)]
  await ask(company, [{ template: 'proof_of_address', kind: 'document' }])
  const [address] = await listOf(company)
  const foreign = await givenDocument(app, other.token)
  expect((await answer(other, address?.id, { document: foreign })).status).toBe(404)
  expect(failure(await answer(company, address?.id, { document: foreign })).error.fields).toEqual({
    document: 'Please upload this document again',
  })
  expect(failure(await answer(company, address?.id, { answer: 'Later' })).error.fields).toEqual({
    document: 'Please upload document',
  })
  expect((await answer(company, randomUUID(), { answer: 'Later' })).status).toBe(404)
})

test('of an answer and a taking back at the same time, one happens, and the review goes on', async () => {
  const company = await givenReview(app)
  await ask(company, [{ template: 'source_of_funds', kind: 'answer' }])
  const [funds] = await listOf(company)
  const seen = { uid: company.companyId, requirement_id: funds?.id ?? '', version: 1 }
  const answers = await Promise.all([
    answer(company, funds?.id, { answer: 'From sales.' }),
    app.call(adminRequirements.decide, { body: { ...seen, action: 'take_back' } }, office),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const profile = await profileOf(company)
  expect(profile.kyb_status).toBe('IN_PROGRESS')
  expect(['answered', 'taken_back']).toContain(profile.requirements[0]?.state)
})

test('what the records show is in the same list: a missing form, a late answer, an identity document that expires', async () => {
  const fresh = await givenCompany(app)
  expect(await listOf(fresh)).toMatchObject([{ id: 'business_information', link: '/registration' }])
  const company = await givenReview(app)
  const now = app.clock.now().getTime()
  // A document is valid until its last day ends where the company is.
  const today = await dayOfCompany(app.db, company.companyId, new Date(now))
  const day = (days: number) => plusDays(today, days)
  for (const [expiry_date, due] of [
    [day(-1), 'overdue'],
    [day(30), 'due_later'],
  ] as const) {
    await setExpiry(company, expiry_date)
    expect(await listOf(company)).toMatchObject([{ about: 'Ada Okafor', is_asked: false, due }])
  }
  await setExpiry(company, day(31))
  expect(await listOf(company)).toEqual([])
  await ask(company, [{ template: 'source_of_funds', kind: 'answer' }])
  await app.db
    .updateTable('kyb_requirements')
    .set({ due_at: new Date(now - 1000) })
    .where('uid', '=', company.companyId)
    .execute()
  expect(await listOf(company)).toMatchObject([{ due: 'overdue' }])
})

test('a person who leaves takes along what was asked about them', async () => {
  const company = await givenCompany(app)
  const form = await givenSubmittedRegistration(app, company.token)
  const { fid } = await personOf(company)
  await ask(company, [{ template: 'identity_document', kind: 'document', fid }])
  const body = { ...form, founders: form.founders.map((one) => ({ ...one, first_name: 'Ben' })) }
  expect((await app.call(onboarding.register, { body }, company)).status).toBe(200)
  expect((await profileOf(company)).requirements).toMatchObject([{ state: 'taken_back' }])
  expect(await listOf(company)).toEqual([])
})

const decideKyb = ({ companyId: uid }: GivenCompany, decision: 'clear') =>
  app.call(adminCustomers.decideKyb, { body: { uid, decision } }, office)

async function tasksOf({ token }: { token: string }): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  return (await app.call(tasks.list, { query: {} }, { token })).body.data.map(({ title }) => title)
}

async function submitAgain(company: GivenCompany, form: RegistrationInput) {
  const { fid } = await personOf(company)
  const body = { ...form, founders: form.founders.map((one) => ({ ...one, fid })) }
  const sent = await app.call(onboarding.register, { body }, { token: company.token })
  expect(sent.status).toBe(200)
}

const setExpiry = ({ companyId }: GivenCompany, expiry_date: string) =>
  app.db.updateTable('founder_documents').set({ expiry_date }).where('uid', '=', companyId).execute()
