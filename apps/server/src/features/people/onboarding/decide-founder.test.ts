import { accounts } from '@tradelane/contract/accounts/calls'
import { adminCustomers } from '@tradelane/contract/customers/calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { founders } from '@tradelane/contract/onboarding/founders'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
let token: string
beforeAll(async () => {
  token = (await givenAdministrator(app)).token
})

test('a company with a person under review waits for the back office until that is decided', async () => {
  const company = await givenPersonInReview()
  const mine = async () => (await waiting()).filter(({ uid }) => uid === company.companyId)
  expect(await mine()).toMatchObject([{ status: 'Clear', persons_in_review: 1 }])
  const profile = await app.call(
    adminCustomers.customers,
    { query: {}, body: { uid: company.companyId } },
    { token },
  )
  expect(profile.body).toMatchObject({
    founder_reviews: [{ status: null }, { fid: company.fid, status: 'IN_PROGRESS', version: 1 }],
  })
  expect((await decide(company, { decision: 'clear' })).body.message).toBe('Person cleared.')
  expect(await personsOf(company.token)).toMatchObject([{}, { status: 'Clear', review_due_at: null }])
  expect(await mine()).toEqual([])
  await app.runJobs()
  expect((await app.mails(company.email))[0]?.subject).toBe('Ben Okafor is verified')
})

test('a refused person has a reason, and is reviewed again after a correction', async () => {
  const company = await givenPersonInReview()
  expect((await decide(company, { decision: 'refuse' })).status).toBe(400)
  const reason = 'The passport cannot be read.'
  expect((await decide(company, { decision: 'refuse', reason })).status).toBe(200)
  expect(await personsOf(company.token)).toMatchObject([{}, { status: 'Refused', status_reason: reason }])
  await app.runJobs()
  const [mail] = await app.mails(company.email)
  expect(mail?.text).toContain(reason)
  await app.call(founders.save, { body: { ...company.ben, city: 'Accra' } }, { token: company.token })
  expect(await personsOf(company.token)).toMatchObject([
    {},
    { status: 'IN_PROGRESS', status_reason: null, version: 3 },
  ])
})

/** What the back office has to do about persons of this company. */
async function reviewsOf({ companyId }: { companyId: string }): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  const query = { limit: '100' }
  const { data } = (await app.call(adminTasks.list, { query, body: {} }, { token })).body
  return data
    .filter(({ uid, subject }) => uid === companyId && subject === 'founder')
    .map(({ title }) => title)
}

test('the back office has a task until it has decided, and the company is informed', async () => {
  const company = await givenPersonInReview()
  expect(await reviewsOf(company)).toEqual(['Review Ben Okafor of Okafor Imports Inc.'])
  await decide(company, { decision: 'clear' })
  expect(await reviewsOf(company)).toEqual([])
  const news = (await app.call(notifications.list, { query: {} }, { token: company.token })).body.data
  expect(news[0]).toMatchObject({ title: 'Ben Okafor is verified' })
})

test('the task is closed when the person is removed, or submitted again with the whole registration', async () => {
  const removed = await givenPersonInReview()
  await app.call(founders.remove, { body: { fid: removed.fid } }, { token: removed.token })
  expect(await reviewsOf(removed)).toEqual([])

  const { token: customer, companyId } = await givenPersonInReview()
  await app.db
    .updateTable('companies')
    .set({ kyb_status: 'RFI_REQUESTED' })
    .where('uid', '=', companyId)
    .execute()
  const { registration } = (await app.call(accounts.profile, {}, { token: customer })).body.data
  await app.call(onboarding.register, { body: registration as RegistrationInput }, { token: customer })
  expect(await reviewsOf({ companyId })).toEqual([])
  expect(await personsOf(customer)).toMatchObject([{ status: null }, { status: null }])
})

test('a person whose name is on a list is refused, and is not cleared before the match is decided', async () => {
  const company = await givenPersonInReview({ first_name: 'Drazen', last_name: 'Volkovarin' })
  expect(failure(await decide(company, { decision: 'clear' })).error.code).toBe('ILLEGAL_STATE')
  const reason = 'On a list.'
  expect((await decide(company, { decision: 'refuse', reason })).status).toBe(200)
})

test('a person who was refused for a true match does not keep another one from being cleared', async () => {
  const company = await givenPersonInReview({ first_name: 'Drazen', last_name: 'Volkovarin' })
  await app.db
    .updateTable('screening_cases')
    .set({ state: 'confirmed' })
    .where('uid', '=', company.companyId)
    .execute()
  const refused = failure(await decide(company, { decision: 'clear' }))
  expect(refused.message).toMatch(/^This person is on a sanctions list and cannot be cleared/)
  expect((await decide(company, { decision: 'refuse', reason: 'On a list.' })).status).toBe(200)
  const { fid: _, ...ben } = company.ben
  const body = { ...ben, first_name: 'Clara', last_name: 'Lind' }
  const { fid } = (await app.call(founders.save, { body }, { token: company.token })).body
  expect((await decide({ ...company, fid }, { decision: 'clear' })).status).toBe(200)
})

test('a decision to clear keeps no reason', async () => {
  const company = await givenPersonInReview()
  expect((await decide(company, { decision: 'clear', reason: 'Looks good' })).status).toBe(200)
  expect(await personsOf(company.token)).toMatchObject([{}, { status: 'Clear', status_reason: null }])
})

test('a changed person keeps the documents of the others', async () => {
  const company = await givenPersonInReview()
  const documents = async () =>
    ((await personsOf(company.token)) as RegistrationInput['founders']).map(
      (one) => one.company_authorisation_documents_details.length,
    )
  const before = await documents()
  await app.call(founders.save, { body: { ...company.ben, city: 'Accra' } }, { token: company.token })
  expect(Math.min(...before)).toBeGreaterThan(0)
  expect(await documents()).toEqual(before)
})

test('a decision is refused when the person was changed after the administrator opened the page', async () => {
  const company = await givenPersonInReview()
  await app.call(founders.save, { body: { ...company.ben, city: 'Accra' } }, { token: company.token })
  expect(failure(await decide(company, { decision: 'clear' })).error.code).toBe('CONFLICT')
  expect((await decide(company, { decision: 'clear', version: 2 })).status).toBe(200)
})

test('is decided once, also for ten at the same time', async () => {
  const company = await givenPersonInReview()
  const answers = await Promise.all(Array.from({ length: 10 }, () => decide(company, { decision: 'clear' })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
})

test('a customer cannot decide, and nobody finds a person in another company', async () => {
  const company = await givenPersonInReview()
  const other = await givenCompany(app)
  expect((await decide(company, { decision: 'clear' }, company.token)).status).toBe(401)
  expect((await decide({ ...company, companyId: other.companyId }, { decision: 'clear' })).status).toBe(404)
})

const personsOf = async (of: string) =>
  (await app.call(accounts.profile, {}, { token: of })).body.data.founders

/** A cleared company to which Ben was added. */
async function givenPersonInReview(person: { first_name?: string; last_name?: string } = {}) {
  const company = await givenCompany(app)
  const { founders: persons } = await givenSubmittedRegistration(app, company.token)
  await app.db
    .updateTable('companies')
    .set({ kyb_status: 'Clear' })
    .where('uid', '=', company.companyId)
    .execute()
  const [ada] = persons
  if (!ada) throw new Error('the form has no person')
  const ben = { ...ada, first_name: 'Ben', ...person }
  const { fid } = (await app.call(founders.save, { body: ben }, { token: company.token })).body
  return { ...company, fid, ben: { ...ben, fid } }
}

type Decision = { decision: 'clear' | 'refuse'; reason?: string; version?: number }
const decide = (
  { companyId: uid, fid }: { companyId: string; fid: string },
  { version = 1, ...decision }: Decision,
  by: string | undefined = token,
) => app.call(adminCustomers.decideFounder, { body: { uid, fid, version, ...decision } }, { token: by })

async function waiting() {
  const query = { status: 'IN_PROGRESS', limit: '100' } as const
  const { body } = await app.call(adminCustomers.customers, { query, body: {} }, { token })
  return 'user_data' in body ? body.user_data : []
}
