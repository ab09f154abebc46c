import { randomUUID } from 'node:crypto'
import { accounts } from '@tradelane/contract/accounts/calls'
import { adminCustomers, type KybDecision } from '@tradelane/contract/customers/calls'
import { documents } from '@tradelane/contract/documents/calls'
import { onboarding } from '@tradelane/contract/onboarding/calls'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { containsParts } from '../../../lists/search-text.ts'

const app = theApp()
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})

describe('the list of customers', () => {
  test('is searched by any part of a name, email and number, and punctuation is ignored', async () => {
    const { companyId } = await givenReview("Zürcher-Händler & O'Neill Group")
    const found = async (search: string) => (await list({ search })).user_data.map(({ uid }) => uid)
    for (const search of [
      'zürch',
      'HÄND',
      "o'neill zürcher",
      'group ny44',
      '  Zürcher-Händler  ',
      'ürcher',
      'zü',
      'Y447',
    ])
      expect(await found(search), search).toContain(companyId)
    for (const search of ['zürcher meier', "'; drop table companies; --", '%', "' | ':*", '\\'])
      expect(await found(search), search).not.toContain(companyId)
    const [row] = (await list({ search: 'zürcher' })).user_data
    expect(row).toMatchObject({
      company_reg_number: 'NY4471',
      registered_city: 'New York',
      registered_country: 'US',
      status: 'IN_PROGRESS',
    })
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'company_name',
      'company_reg_number',
      'created_at',
      'persons_in_review',
      'registered_city',
      'registered_country',
      'status',
      'uid',
    ])
  })

  test('finds names that look like numbers or paths, and people by email, name and phone', async () => {
    const names = ['8e7b80f5 Trading', 'Smith/Jones', 'A&B', '100.5 Ltd', '山东航运有限公司']
    for (const name of names) {
      const { companyId, email } = await givenReview(name)
      const found = async (search: string) => (await list({ search })).user_data.map(({ uid }) => uid)
      expect(await found(name), name).toContain(companyId)
      expect(await found(email), email).toContain(companyId)
      // From the beginning of a word: of random letters "ae" counts as "a", and a part that begins with the "e" is not found.
      expect(await found(email.slice(4, 11)), email).toEqual([companyId])
    }
    const found = async (search: string) => (await list({ search })).user_data.map((row) => row.company_name)
    // Addresses of other companies have random letters and may be found, too.
    expect(await found('b80f')).toContain('8e7b80f5 Trading')
    expect(await found('h/Jon')).toEqual(['Smith/Jones'])
    expect(await found('8e')).toContain('8e7b80f5 Trading')
    expect(await found('ada okafor 5550147')).not.toEqual([])
  })

  test('reads an index and not the whole table, also for two letters', async () => {
    // Entries of a search would take longer than all else here.
    await app.deps.pool.query(`begin; set local session_replication_role = replica;
      insert into companies (company_name, company_reg_number, company_region, created_at)
      select 'Filler ' || md5(n::text), lpad(n::text, 6, '0'), 'US', '2020-01-01Z' from generate_series(1, 60000) n; commit`)
    await app.deps.pool.query('analyze companies')
    for (const search of ['8e7b80f5', 'zürcher', 'zü', 'fi']) {
      const query = sql`explain select uid from companies company where ${containsParts(sql`searched`, search)}
        order by created_at desc, uid limit 20`
      const { rows } = await query.execute(app.db)
      expect(JSON.stringify(rows), search).not.toContain('Seq Scan')
    }
  })

  test('comes in pages, newest first, and by status', async () => {
    for (const name of ['Pagella One', 'Pagella Two', 'Pagella Three']) await givenCompany(app, { name })
    const first = await list({ search: 'pagella', limit: '2' })
    const second = await list({ search: 'pagella', limit: '2', page: '2' })
    expect([...first.user_data, ...second.user_data].map(({ company_name }) => company_name)).toEqual([
      'Pagella Three',
      'Pagella Two',
      'Pagella One',
    ])
    expect(second.pagination).toEqual({ current_page: 2, total_pages: 2, total: 3 })
    expect((await list({ search: 'pagella', status: 'Clear' })).user_data).toEqual([])
    expect((await list({ search: 'pagella', page: '99' })).user_data).toEqual([])
    for (const limit of ['-1', '0', '1e9', 'x']) expect((await list({ limit })).status).toBe('success')
  })

  test('is for administrators only', async () => {
    const { token } = await givenCompany(app)
    for (const stranger of [token, undefined]) {
      const call = app.call(adminCustomers.customers, { query: {}, body: {} }, { token: stranger })
      expect((await call).status).toBe(401)
    }
  })
})

describe('a customer’s profile', () => {
  test('shows what was submitted, its documents, and what happened', async () => {
    const { companyId, email } = await givenReview()
    const shown = await profile(companyId)
    expect(shown).toMatchObject({
      company_name: 'Okafor Imports Inc.',
      kyb_status: 'IN_PROGRESS',
      applicant: { first_name: 'Ada', work_email: email, job_title: 'Director' },
      registration: { trade_name: 'Okafor Imports', founders: [{ last_name: 'Okafor' }] },
      documents: [
        { file_name: 'Certificate.pdf', content_type: 'application/pdf' },
        { file_name: 'Passport.png', content_type: 'image/png' },
      ],
      timeline: [
        { title: 'Signed up' },
        {
          from: null,
          to: 'IN_PROGRESS',
          title: 'Registration submitted',
          text: 'Ada Okafor submitted the registration.',
          actor: 'company',
          reason: null,
        },
      ],
      next: { who: 'tradelane', by: shown.review_due_at },
    })
    const [first] = shown.documents
    const file = await app.call(
      documents.serveFile,
      { query: { file: first?.url ?? '' }, body: {} },
      { token: admin },
    )
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(JSON.stringify(shown)).not.toContain('argon2')
  })

  test('exists before anything was submitted, but not for an unknown company', async () => {
    const { companyId, token } = await givenCompany(app)
    expect(await profile(companyId)).toMatchObject({
      registration: null,
      documents: [],
      timeline: [{ to: 'signed_up' }],
      next: { who: 'customer', by: null },
    })
    const nobody = { query: {}, body: { uid: randomUUID() } }
    expect((await app.call(adminCustomers.customers, nobody, { token: admin })).status).toBe(404)
    const own = { query: {}, body: { uid: companyId } }
    expect((await app.call(adminCustomers.customers, own, { token })).status).toBe(401)
  })
})

describe('deciding a verification', () => {
  test('clears the company, and informs it by mail', async () => {
    const { companyId, token, email } = await givenReview()
    const answer = await decide(admin, companyId, 'clear')
    expect(answer.body).toEqual({ status: 'success', message: 'Company cleared.' })
    await app.runJobs()
    expect(await customerStatus(token)).toMatchObject({
      status: 'Clear',
      status_reason: null,
      review_due_at: null,
    })
    expect((await app.mails(email))[0]).toMatchObject({ subject: 'Your business is verified' })
    expect((await profile(companyId)).timeline.at(-1)).toMatchObject({
      from: 'IN_PROGRESS',
      to: 'Clear',
      text: 'Bo Lindqvist verified the company.',
      actor: 'tradelane',
    })
  })

  test('refuses the company with a reason that it can read', async () => {
    const { companyId, token, email } = await givenReview()
    await decide(admin, companyId, 'refuse', 'The company is dissolved.')
    await app.runJobs()
    const reason = 'The company is dissolved.'
    expect(await customerStatus(token)).toMatchObject({ status: 'Refused', status_reason: reason })
    expect((await app.mails(email))[0]?.text).toContain(reason)
    expect((await profile(companyId)).timeline.at(-1)).toMatchObject({ to: 'Refused', reason })
  })

  test('asks for more information; the company answers in the refilled form and keeps its persons', async () => {
    const { companyId, token, email } = await givenReview()
    await decide(admin, companyId, 'ask', 'Please add the register of shareholders.')
    await app.runJobs()
    expect((await app.mails(email))[0]?.text).toContain('Please add the register of shareholders.')
    const asked = await customerStatus(token)
    expect(asked).toMatchObject({ status: 'RFI_REQUESTED', review_due_at: null })

    const refilled = asked.registration as RegistrationInput
    const again = { ...refilled, trade_name: 'Okafor & Daughters' }
    const answer = await app.call(onboarding.register, { body: again }, { token })
    expect(answer.status).toBe(200)
    const after = await customerStatus(token)
    expect(after).toMatchObject({ status: 'IN_PROGRESS', status_reason: null })
    expect(after.founders).toEqual(asked.founders)
    expect(after.registration).toMatchObject({ trade_name: 'Okafor & Daughters' })
    expect((await profile(companyId)).timeline.map(({ to }) => to)).toEqual([
      'signed_up',
      'IN_PROGRESS',
      'RFI_REQUESTED',
      'IN_PROGRESS',
    ])
  })

  test('is refused for a submission that the company has replaced since', async () => {
    const { companyId, token } = await givenReview()
    const { submitted_at } = await profile(companyId)
    if (submitted_at === null) throw new Error('nothing was submitted')
    await decide(admin, companyId, 'ask', 'Please add the register of shareholders.')
    const { registration } = await customerStatus(token)
    await app.call(onboarding.register, { body: registration as RegistrationInput }, { token })
    const body = { uid: companyId, decision: 'clear', submitted_at } as const
    const refused = await app.call(adminCustomers.decideKyb, { body }, { token: admin })
    expect(failure(refused).error.code).toBe('CONFLICT')
    const seen = (await profile(companyId)).submitted_at ?? ''
    const current = { body: { ...body, submitted_at: seen } }
    expect((await app.call(adminCustomers.decideKyb, current, { token: admin })).status).toBe(200)
  })

  test.each(['refuse', 'ask'] as const)('does not %s without a reason', async (decision) => {
    const { companyId } = await givenReview()
    for (const reason of [undefined, ' ']) {
      const answer = await decide(admin, companyId, decision, reason)
      expect(answer.status).toBe(400)
      expect(failure(answer).error.fields).toEqual({ reason: 'Reason is required' })
    }
  })

  test('is done once, also for twenty at the same time, and repeated with its key gives the same answer', async () => {
    const { companyId } = await givenReview()
    const key = randomUUID()
    const first = await decide(admin, companyId, 'clear', undefined, key)
    expect((await decide(admin, companyId, 'clear', undefined, key)).body).toEqual(first.body)
    expect(failure(await decide(admin, companyId, 'refuse', 'Too late')).error.code).toBe('ILLEGAL_STATE')

    const other = await givenReview()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        decide(admin, other.companyId, index % 2 ? 'clear' : 'ask', 'More'),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await profile(other.companyId)).timeline).toHaveLength(3)
  })

  test('is refused without a submission, and for anyone but an administrator', async () => {
    const { companyId, token } = await givenCompany(app)
    expect(failure(await decide(admin, companyId, 'clear')).error.code).toBe('ILLEGAL_STATE')
    expect((await decide(admin, randomUUID(), 'clear')).status).toBe(404)
    const waiting = await givenReview()
    expect((await decide(waiting.token, waiting.companyId, 'clear')).status).toBe(401)
    expect((await decide(token, waiting.companyId, 'clear')).status).toBe(401)
    expect((await decide(undefined, waiting.companyId, 'clear')).status).toBe(401)
    expect(await customerStatus(waiting.token)).toMatchObject({ status: 'IN_PROGRESS' })
  })
})

const decide = (
  token: string | undefined,
  uid: string,
  decision: KybDecision,
  reason?: string,
  key?: string,
) =>
  app.call(
    adminCustomers.decideKyb,
    { body: { uid, decision, ...(reason !== undefined && { reason }) } },
    { token, ...(key && { key }) },
  )
async function list(query: Record<string, string> = {}, token: string | undefined = admin) {
  const { status, body } = await app.call(adminCustomers.customers, { query, body: {} }, { token })
  if (status === 200 && !('user_data' in body)) throw new Error('a profile came instead of a list')
  return body as Extract<typeof body, { user_data: unknown }>
}
async function profile(uid: string, token: string | undefined = admin) {
  const { body } = await app.call(adminCustomers.customers, { query: {}, body: { uid } }, { token })
  if (!('timeline' in body)) throw new Error(`no profile: ${JSON.stringify(body)}`)
  return body
}
const customerStatus = async (token: string) => (await app.call(accounts.profile, {}, { token })).body.data
async function givenReview(name?: string) {
  const company = await givenCompany(app, name ? { name } : {})
  await givenSubmittedRegistration(app, company.token)
  return company
}
