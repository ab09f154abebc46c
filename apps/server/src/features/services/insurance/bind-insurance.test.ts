import { randomUUID } from 'node:crypto'
import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { describe, expect, it, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenCompany, givenPassword } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  givenBinding,
  givenQuotedInsurance,
  givenSubmittedInsurance,
} from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { processEvents } from '../../inbox/notifications/index.ts'
import { insuranceBinding } from './insurance-approval.ts'
import { getPolicy } from './policies.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
checkBooksAfterEach(app, { triesCodes: true })

describe('a quote', () => {
  const requireAt = async (insuranceId: string, now: Date) => {
    const row = await getPolicy(app.db, systemScope(payer.companyId), insuranceId)
    const actor = { ...systemScope(payer.companyId) } as never
    return insuranceBinding.require({ db: app.db, actor, now }, row)
  }
  const expired = { code: 'QUOTE_EXPIRED' }

  it('can be accepted until its last moment, and not from then on', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const until = Date.parse((await read(id)).quote?.valid_until ?? '')
    await expect(requireAt(id, new Date(until - 1))).resolves.toBeUndefined()
    await expect(requireAt(id, new Date(until))).rejects.toMatchObject(expired)
  })

  it('cannot be accepted once the first day of the cover is over everywhere', async () => {
    const id = await givenQuotedInsurance(app, payer, { valid_from: dayFromNow(app, 0) })
    // It ends last where clocks are twelve hours behind Greenwich.
    const end = Date.parse((await read(id)).valid_from) + 1.5 * dayMs
    await expect(requireAt(id, new Date(end - 1))).resolves.toBeUndefined()
    await expect(requireAt(id, new Date(end))).rejects.toMatchObject(expired)
  })
})

describe('binding', () => {
  it('debits premium and fee, issues the certificate, and notifies the preparer', async () => {
    const before = await available()
    const feesBefore = Number((await booksOf(app, 'platform'))['fees USD'] ?? 0)
    const id = await givenQuotedInsurance(app, payer)
    const code = await app.call(insurance.bindCode, { body: { insurance_id: id } }, { token: payer.token })
    expect(code.body.approves).toEqual({
      amount: 400,
      currency: 'USD',
      payee: 'Northgate Marine Insurance Ltd',
      facts: ['including a Tradelane service fee of 100.00 USD'],
    })
    const [mail] = await app.mails(payer.email)
    expect(mail?.text).toContain(
      '400.00 USD\nto Northgate Marine Insurance Ltd\nincluding a Tradelane service fee of 100.00 USD',
    )
    const verify_code = await app.newestCode(payer.email)
    const { body } = await bind({ insurance_id: id, password: givenPassword, verify_code })
    expect(body).toMatchObject({
      insurance_status: 'bound',
      message: expect.stringMatching(/^Your goods are insured from \d+ \w+ \d+\.$/),
    })
    expect(body.certificate_number).toMatch(/^TLC-\d{4}-\d{6}$/)
    expect(await read(id)).toMatchObject({
      state: 'bound',
      payment: 'collected',
      certificate_number: body.certificate_number,
    })
    expect(before - (await available())).toBe(400)
    expect((await providerBooksOf(app, payer.companyId)).USD).toBe((await available()).toFixed(2))
    expect(Number((await booksOf(app, 'platform'))['fees USD']) - feesBefore).toBe(100)
  })

  it('is refused with a wrong code, without a quote, and once the quote has expired', async () => {
    const draft = await givenSubmittedInsurance(app, payer.token)
    expect(failure(await bind({ ...wrong, insurance_id: draft })).error.code).toBe('ILLEGAL_STATE')
    const id = await givenQuotedInsurance(app, payer)
    expect(failure(await bind({ ...wrong, insurance_id: id })).error.code).toBe('WRONG_CODE')
    app.clock.advance(2 * dayMs)
    const late = failure(await bind({ ...wrong, insurance_id: id }))
    expect([late.error.code, late.message]).toEqual([
      'QUOTE_EXPIRED',
      'This quote has expired. Please ask for a new one.',
    ])
    const code = await app.call(insurance.bindCode, { body: { insurance_id: id } }, { token: payer.token })
    expect(failure(code).error.code).toBe('QUOTE_EXPIRED')
    expect((await read(id)).quote?.is_expired).toBe(true)
    // Approve asks for a new one.
    const again = await app.call(
      insuranceDetails.approve,
      { body: { insurance_id: id } },
      { token: payer.token },
    )
    expect([again.status, (await read(id)).state]).toEqual([200, 'submitted'])
  })

  it('leaves the other quotes of the company as they are', async () => {
    const other = await givenQuotedInsurance(app, payer)
    await bind(await givenBinding(app, payer, await givenQuotedInsurance(app, payer)))
    expect(await read(other)).toMatchObject({ state: 'quoted', payment: 'none' })
  })

  it('is refused without enough money; nothing is held, and the code is not used up', async () => {
    const poor = await givenPayer(app, { balance: '399.99' })
    const id = await givenQuotedInsurance(app, poor)
    const body = await givenBinding(app, poor, id)
    expect(failure(await bind(body, { token: poor.token })).error.code).toBe('INSUFFICIENT_FUNDS')
    expect(await read(id, poor.token)).toMatchObject({ state: 'quoted', payment: 'none' })
    expect(await booksOf(app, poor.companyId)).toMatchObject({ 'available USD': '399.99' })
  })

  it('repeated with the same key is done once; without a key it is refused', async () => {
    const before = await available()
    const body = await givenBinding(app, payer, await givenQuotedInsurance(app, payer))
    const key = randomUUID()
    const [first, second] = [await bind(body, { key }), await bind(body, { key })]
    expect(second.body).toEqual(first.body)
    expect(failure(await bind(body)).error.code).toBe('ILLEGAL_STATE')
    expect(before - (await available())).toBe(400)
  })

  it('by ten at the same time is done once', async () => {
    const before = await available()
    const body = await givenBinding(app, payer, await givenQuotedInsurance(app, payer))
    const answers = await Promise.all(Array.from({ length: 10 }, () => bind(body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(before - (await available())).toBe(400)
  })

  it('is refused when the insurance was changed after the code was sent', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const body = await givenBinding(app, payer, id)
    await app.db
      .updateTable('insurance_policies')
      .set({ premium_amount: 1n })
      .where('insurance_id', '=', id)
      .execute()
    expect(failure(await bind(body)).error.code).toBe('WRONG_CODE')
  })

  it('is for owners and approvers of a verified company, not for another company', async () => {
    const id = await givenQuotedInsurance(app, payer)
    const body = { ...wrong, insurance_id: id }
    const preparer = await givenColleague(app, payer, 'preparer')
    expect(failure(await bind(body, { token: preparer.token })).error.code).toBe('ROLE_NOT_ALLOWED')
    const stranger = await givenCompany(app)
    expect((await bind(body, { token: stranger.token })).status).toBe(404)
    expect((await cancel(id, { token: stranger.token })).status).toBe(404)
    const unknown = await givenQuotedInsurance(app, stranger)
    const refused = await bind({ ...wrong, insurance_id: unknown }, { token: stranger.token })
    expect(failure(refused).error.code).toBe('KYB_REQUIRED')
  })

  it('the provider’s refusal releases the money, and the quote stays valid', async () => {
    const other = await givenPayer(app, { balance: '1000' })
    const id = await givenQuotedInsurance(app, other)
    const empty = (sign: number) =>
      app.deps.pool.query(
        `update provider_sandbox.wallets set balance = balance + $2::bigint where currency = 'USD' and customer_id =
           (select provider_customer_id from companies where uid = $1)`,
        [other.companyId, sign * 90_000],
      )
    await empty(-1)
    const body = await givenBinding(app, other, id)
    expect(failure(await bind(body, { token: other.token })).error.code).toBe('PROVIDER_REFUSED')
    expect(await available(other)).toBe(1000)
    const refused = await read(id, other.token)
    expect(refused).toMatchObject({ state: 'quoted', payment: 'rejected' })
    expect(refused.reason).not.toBeNull()
    await empty(1)
    app.clock.advance(60_000)
    const again = await bind(await givenBinding(app, other, id), { token: other.token })
    expect(again.body).toMatchObject({ insurance_status: 'bound' })
  })
})

const wrong = { password: givenPassword, verify_code: '000000', insurance_id: '' }

test('each step opens the task of the person who acts next, and closes the one before', async () => {
  const company = await givenPayer(app)
  const approver = await givenColleague(app, company, 'approver')
  const id = await givenQuotedInsurance(app, company)
  while ((await processEvents(app.deps)) > 0);
  const open = async (token: string) =>
    (await app.call(tasks.list, { query: {} }, { token })).body.data
      .filter(({ subject }) => subject === 'insurance')
      .map(({ title }) => title)
  const { policy_number } = await read(id, company.token)
  expect(await open(approver.token)).toEqual([`Accept the quote for Insurance ${policy_number}: 400.00 USD`])
  const news = await app.call(notifications.list, { query: {} }, { token: company.token })
  expect(news.body.data[0]?.title).toBe(`Insurance ${policy_number}: quoted`)
  const office = await app.db
    .selectFrom('tasks')
    .select(['kind', 'closed_at'])
    .where('subject_id', '=', id)
    .where('who', '=', 'back_office')
    .execute()
  // The desk has its own.
  expect(office).toEqual([])
  await bind(await givenBinding(app, company, id), { token: company.token })
  while ((await processEvents(app.deps)) > 0);
  expect(await open(approver.token)).toEqual([])
})

const dayMs = 86_400_000
type Binding = Awaited<ReturnType<typeof givenBinding>>
const bind = (body: Binding, options: { token?: string; key?: string } = {}) =>
  app.call(insurance.bind, { body }, { token: payer.token, ...options })
const cancel = (insurance_id: string, options: { token?: string; key?: string } = {}) =>
  app.call(insurance.cancel, { body: { insurance_id } }, { token: payer.token, ...options })
const read = async (insurance_id: string, token = payer.token) =>
  (await app.call(insurance.get, { body: { insurance_id } }, { token })).body.insurance
const available = async (who = payer) => Number((await booksOf(app, who.companyId))['available USD'])
