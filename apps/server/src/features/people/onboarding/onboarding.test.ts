import { randomUUID } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import { givenRegistrationForm, givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()

describe('submitting the registration', () => {
  test('puts it under review, due in 4 business days, and the profile has all its data', async () => {
    const { token, companyId, userId } = await givenCompany(app)
    const form = await givenRegistrationForm(app, token)
    expect((await submit(token, form)).body.status).toBe('success')
    const profile = await profileOf(token)
    const days = (Date.parse(profile.review_due_at ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(3.9)
    expect(days).toBeLessThan(8)
    expect(profile).toMatchObject({
      status: 'IN_PROGRESS',
      status_reason: null,
      job_title: 'Director',
      city: 'New York',
      company_reg_address: '40 Wall Street, Floor 12',
      company_reg_country: 'US',
      registered_city: 'New York',
      business_documents_details: form.business_documents_details,
    })
    const { work_email: _, ...entered } = form
    expect(profile.registration).toMatchObject(entered)
    expect(await eventsOf(companyId)).toEqual([
      { from_state: null, to_state: 'IN_PROGRESS', actor: `user:${userId}` },
    ])
  })

  test('leaves names, email, company and registration number as they were at sign-up', async () => {
    const { token, email } = await givenCompany(app)
    const form = await givenRegistrationForm(app, token)
    const other = { first_name: 'Eve', last_name: 'Else', work_email: 'eve@else.example' }
    await submit(token, { ...form, ...other, company_name: 'Else Ltd', company_reg_number: 'XX0000' })
    const profile = await profileOf(token)
    const kept = {
      first_name: 'Ada',
      last_name: 'Okafor',
      work_email: email,
      company_name: 'Okafor Imports Inc.',
      company_reg_number: 'NY4471',
    }
    expect(profile).toMatchObject(kept)
    expect(profile.registration).toMatchObject(kept)
  })

  test('takes several persons, each with several documents, in their order', async () => {
    const { token } = await givenCompany(app)
    const form = await givenRegistrationForm(app, token)
    const [first] = form.founders
    if (!first) throw new Error('the form has no person')
    const [paper] = first.company_authorisation_documents_details
    if (!paper) throw new Error('the person has no document')
    const papers = [paper, { ...paper, document_type: 'NATIONAL_ID', document_number: 'N-77' }]
    const founders = [
      first,
      {
        ...first,
        founder_type: 1 as const,
        first_name: 'Ben',
        company_authorisation_documents_details: papers,
      },
      { ...first, founder_type: undefined, first_name: 'Cleo' },
    ]
    await submit(token, { ...form, founders })
    expect((await profileOf(token)).founders).toMatchObject([
      { first_name: 'Ada', founder_type: 0 },
      { first_name: 'Ben', founder_type: 1, company_authorisation_documents_details: papers },
      { first_name: 'Cleo', founder_type: 0 },
    ])
  })

  test('is done once: a second one is refused, and one with the same key gets the same answer', async () => {
    const { token, companyId } = await givenCompany(app)
    const form = await givenRegistrationForm(app, token)
    const key = randomUUID()
    expect((await submit(token, form, key)).status).toBe(200)
    const repeated = await submit(token, form, key)
    expect(repeated.headers['idempotency-hit']).toBe('true')
    expect(repeated.status).toBe(200)
    const again = await submit(token, { ...form, trade_name: 'Something else' })
    expect(again.status).toBe(409)
    expect(failure(again).error.code).toBe('ILLEGAL_STATE')
    expect(await profileOf(token)).toMatchObject({ registration: { trade_name: 'Okafor Imports' } })
    expect(await eventsOf(companyId)).toHaveLength(1)
  })

  test('twenty times at the same time is one submission', async () => {
    const { token, companyId } = await givenCompany(app)
    const form = await givenRegistrationForm(app, token)
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(token, form)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await eventsOf(companyId)).toHaveLength(1)
  })

  test.each(['Clear', 'Refused'] as const)('is refused when the company is %s', async (kyb) => {
    const { token } = await givenCompany(app, { kyb })
    expect((await submit(token, await givenRegistrationForm(app, token))).status).toBe(409)
  })

  test('needs a customer', async () => {
    const { token } = await givenCompany(app)
    expect((await submit(undefined, await givenRegistrationForm(app, token))).status).toBe(401)
  })

  test('refuses another company’s documents or persons, and stores nothing', async () => {
    const stranger = await givenCompany(app)
    const theirs = await givenDocument(app, stranger.token)
    await givenSubmittedRegistration(app, stranger.token)
    const [{ fid } = { fid: '' }] = (await profileOf(stranger.token)).founders as { fid: string }[]

    const { token, companyId } = await givenCompany(app)
    const form = await givenRegistrationForm(app, token)
    const papers = [{ documents_type: 'GOOD_STANDING', documents_file_path: theirs }]
    const taken = await submit(token, { ...form, business_documents_details: papers })
    expect(failure(taken).error.fields).toEqual({
      'business_documents_details.0.documents_file_path': 'Please upload this document again',
    })
    const claimed = await submit(token, { ...form, founders: form.founders.map((one) => ({ ...one, fid })) })
    expect(failure(claimed).error.fields).toEqual({ 'founders.0.fid': 'This person does not exist' })
    expect(await profileOf(token)).toMatchObject({ status: null, registration: null, job_title: null })
    expect(await eventsOf(companyId)).toEqual([])
  })

  test('refuses a link to another host', async () => {
    const { token } = await givenCompany(app)
    const form = await givenRegistrationForm(app, token)
    for (const link of [
      'https://evil.example/https://files.tradelane.example/x',
      'https://127.0.0.1:5432/',
    ]) {
      const papers = [{ documents_type: 'GOOD_STANDING', documents_file_path: link }]
      expect((await submit(token, { ...form, business_documents_details: papers })).status).toBe(400)
    }
  })
})

describe('the verification’s status', () => {
  test.each([
    [undefined, 'fail', null],
    ['IN_PROGRESS', 'success', 'IN_PROGRESS'],
    ['RFI_REQUESTED', 'fail', 'RFI_REQUESTED'],
    ['Refused', 'fail', 'Refused'],
    ['Clear', 'success', 'Clear'],
  ] as const)('of a company that is %s', async (kyb, status, data) => {
    const { token } = await givenCompany(app, kyb ? { kyb } : {})
    expect(await statusOf(token)).toMatchObject({ status, data: { status: data } })
  })
})

const submit = (token: string | undefined, form: RegistrationInput, key?: string) =>
  app.call(onboarding.register, { body: form }, { token, ...(key && { key }) })
const profileOf = async (token: string) => (await app.call(accounts.profile, {}, { token })).body.data
const statusOf = async (token: string) => (await app.call(onboarding.kybStatus, {}, { token })).body
const eventsOf = (companyId: string) =>
  app.db
    .selectFrom('events')
    .select(['from_state', 'to_state', 'actor'])
    .where('uid', '=', companyId)
    .where('subject', '=', 'kyb')
    .orderBy('event_id')
    .execute()
