import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { tooMuchInSum } from '@tradelane/contract/credit-limits/forms'
import { partners } from '@tradelane/contract/partners/calls'
import { tableRates } from '@tradelane/providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import {
  decideLimit,
  givenActiveLimit,
  givenLimit,
  limitForm,
  limitLine,
  termSheetFor,
} from '../../../../test/given-credit-limit.ts'
import { givenPartner } from '../../../../test/given-partner.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { race } from '../../../../test/race.ts'
import { failure, type TestApp } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { findBuyerKey, findLimit } from './index.ts'

const app = theApp()
const stranger = prepared(() => givenCompany(app))
let ada: Payer
beforeEach(async () => {
  ada = await givenPayer(app, { balance: '0' })
})

describe('a request', () => {
  it('is made for several companies at once, and each has a number and the whole form', async () => {
    const { beneficiaryId } = await givenPartner(app, ada, { company_name: 'Alpha Coffee' })
    const alpha = { company_name: 'Alpha Coffee', currency: 'EUR', limit_request: 80_000 } as const
    const answer = await request(limitForm(limitLine(ada.beneficiaryId), limitLine(beneficiaryId, alpha)))
    expect(answer.body.credit_limit_ids).toHaveLength(2)
    const { credit_limits } = await list()
    expect(credit_limits).toHaveLength(2)
    const hafenhandel = credit_limits.find((one) => one.beneficiary_id === ada.beneficiaryId)
    expect(hafenhandel).toMatchObject({
      credit_limit_id: answer.body.credit_limit_ids[0],
      limit_number: expect.stringMatching(/^LM-\d{4}-\d{6}$/),
      buyer_name: 'Hafenhandel Nord GmbH',
      state: 'requested',
      currency: 'USD',
      limit_request: 250_000,
      trading_history: 6,
      inco_terms: 'FOB',
      payment_terms: [
        { days: 0, percentage: 20 },
        { days: 30, percentage: 30 },
        { days: 60, percentage: 30 },
        { days: 90, percentage: 0 },
      ],
      limit_approved: null,
      is_usable: false,
    })
    expect(await limitRequestOf(ada.beneficiaryId)).toBe(250_000)
    // In dollars, at the day's reference rate.
    expect(await limitRequestOf(beneficiaryId)).toBeGreaterThan(80_000)
  })

  it('is repeated with its key and made once', async () => {
    const form = limitForm(limitLine(ada.beneficiaryId))
    const key = ada.companyId
    const [first, again] = [await request(form, { key }), await request(form, { key })]
    expect([first.status, again.body]).toEqual([200, first.body])
    expect((await list()).credit_limits).toHaveLength(1)
  })

  it('makes none of several where one cannot be made', async () => {
    const other = await givenPayer(app, { balance: '0' })
    const fields = await fieldsOf(limitForm(limitLine(ada.beneficiaryId), limitLine(other.beneficiaryId)))
    expect(fields).toEqual({ 'companies.1.invoice_buyer_id': 'Please select a company name' })
    expect((await list()).credit_limits).toEqual([])
    expect(await limitRequestOf(ada.beneficiaryId)).toBe(0)
  })

  it('needs a session, and a role that may prepare', async () => {
    const body = limitForm(limitLine(ada.beneficiaryId))
    expect((await app.call(creditLimits.request, { body })).status).toBe(401)
    expect((await request(body, { token: stranger.token })).status).toBe(400)
  })

  it.each([
    [{ limit_request: 0.99 }, { 'companies.0.limit_request': 'Enter a valid Limit request amount' }],
    [
      { limit_request: 100_000_000.01 },
      { 'companies.0.limit_request': 'Enter a valid Limit request amount' },
    ],
    [{ limit_request: 10.001 }, { 'companies.0.limit_request': 'Enter a valid Limit request amount' }],
    [{ limit_request: 'much' }, { 'companies.0.limit_request': 'Expect a number' }],
    [{ currency: 'XX' }, { 'companies.0.currency': 'Currency is required i.e. USD, EURO, INR' }],
    [
      { currency: 'KWD' },
      { 'companies.0.currency': expect.stringMatching(/^No finance partner lends in KWD/) },
    ],
    [{ trading_history: null }, { 'companies.0.trading_history': 'Years of trading is required' }],
    [{ description_goods: ' ' }, { 'companies.0.description_goods': 'Description of goods is required' }],
    [{ company_name: 'Ha' }, { 'companies.0.company_name': 'Please select a company name' }],
    [
      { company_registration_number: 'HR' },
      { 'companies.0.company_registration_number': 'Registration number is required' },
    ],
    [{ company_address: 'Am' }, { 'companies.0.company_address': 'Please enter a valid address' }],
    [
      { company_name: 'Hafenhandel Süd GmbH' },
      { 'companies.0.company_name': 'This partner has changed. Select it again' },
    ],
    [
      { company_registration_number: 'HRB 90413' },
      { 'companies.0.company_name': 'This partner has changed. Select it again' },
    ],
    [{ inco_terms: 'DAT' }, { 'companies.0.inco_terms': 'Select an Incoterm' }],
    [
      { payment_term_4: { days: 90, percentage: 21 } },
      { 'companies.0.payment_term_4.percentage': tooMuchInSum },
    ],
    [
      { payment_term_2: { percentage: 30 } },
      { 'companies.0.payment_term_2.days': 'Enter the days, from 0 to 365' },
    ],
    [
      { payment_term_1: { percentage: 20.5 } },
      { 'companies.0.payment_term_1.percentage': 'Enter a percentage from 0 to 100' },
    ],
  ])('with %j is refused at its field', async (changes, fields) => {
    const line = { ...limitLine(ada.beneficiaryId), ...changes }
    expect(await fieldsOf(limitForm(line as never))).toEqual(fields)
  })

  it.each([
    ['1', { limit_request: 1 }],
    ['100,000,000', { limit_request: 100_000_000 }],
  ])('of %s is taken', async (_, changes) => {
    expect((await request(limitForm(limitLine(ada.beneficiaryId, changes)))).status).toBe(200)
  })

  it('is taken with payment terms of exactly 100 % and refused without the two flags', async () => {
    const line = limitLine(ada.beneficiaryId, { payment_term_4: { days: 90, percentage: 20 } })
    for (const flag of ['terms_conditions_1', 'terms_conditions_2'])
      expect(await fieldsOf({ ...limitForm(line), [flag]: false })).toEqual({
        [flag]: 'You must accept the terms and conditions',
      })
    expect((await request(limitForm(line))).status).toBe(200)
  })

  it('names each company once', async () => {
    const line = limitLine(ada.beneficiaryId)
    expect(await fieldsOf(limitForm(line, line))).toEqual({
      'companies.1.company_name': 'Request one limit for each company',
    })
  })
})

describe('a second request for the same buyer', () => {
  const again = () => request(limitForm(limitLine(ada.beneficiaryId, { limit_request: 90_000 })))

  it('is refused while the first is under way, and while the limit is open', async () => {
    await givenLimit(app, ada)
    expect(failure(await again()).error.code).toBe('ILLEGAL_STATE')
    const eva = await givenPayer(app, { balance: '0' })
    await givenActiveLimit(app, eva)
    const body = limitForm(limitLine(eva.beneficiaryId))
    expect(failure(await request(body, { token: eva.token })).error.code).toBe('ILLEGAL_STATE')
  })

  it('is taken once the first was declined or withdrawn, in the same case and without its term sheet', async () => {
    const id = await givenLimit(app, ada)
    await decideLimit(app, id, { decision: 'review' })
    await decideLimit(app, id, termSheetFor(app))
    await decideLimit(app, id, { decision: 'decline', reason: 'The buyer is insolvent.' })
    expect(await limitRequestOf(ada.beneficiaryId)).toBe(0)
    expect((await again()).body.credit_limit_ids).toEqual([id])
    expect((await list()).credit_limits).toMatchObject([
      {
        state: 'requested',
        limit_request: 90_000,
        limit_approved: null,
        finance_partner_id: null,
        reason: null,
      },
    ])
    await app.call(creditLimits.withdraw, { body: { credit_limit_id: id } }, { token: ada.token })
    expect((await again()).body.credit_limit_ids).toEqual([id])
  })

  it('is refused at the field of that buyer', async () => {
    await givenLimit(app, ada)
    const { beneficiaryId } = await givenPartner(app, ada, { company_name: 'Alpha Coffee' })
    const alpha = limitLine(beneficiaryId, { company_name: 'Alpha Coffee' })
    const refused = failure(await request(limitForm(alpha, limitLine(ada.beneficiaryId))))
    const message = 'There is a credit limit for Hafenhandel Nord GmbH already, or one is requested.'
    expect([refused.message, refused.error.fields]).toEqual([
      message,
      { 'companies.1.company_name': message },
    ])
  })

  it('is taken once the limit was reduced to nothing, and the history keeps both amounts', async () => {
    const id = await givenActiveLimit(app, ada)
    await decideLimit(app, id, { decision: 'reduce', amount: 0, reason: 'The buyer pays late.' })
    expect((await again()).body.credit_limit_ids).toEqual([id])
    const events = await app.db
      .selectFrom('events')
      .select('after')
      .where('subject_id', '=', id)
      .where('to_state', '=', 'requested')
      .orderBy('event_id')
      .execute()
    expect(events.map(({ after }) => after)).toEqual([
      { amount: '250,000.00 USD', buyer: 'Hafenhandel Nord GmbH' },
      { amount: '90,000.00 USD', buyer: 'Hafenhandel Nord GmbH' },
    ])
  })

  it('at the same moment makes one limit', async () => {
    const answers = await race(app, [again, again])
    const statuses = answers.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.toSorted()).toEqual([200, 409])
    expect((await list()).credit_limits).toHaveLength(1)
  })

  it('that names the buyers in another order, at the same moment, is refused and stops nothing', async () => {
    const { beneficiaryId } = await givenPartner(app, ada, { company_name: 'Alpha Coffee' })
    const lines = [limitLine(ada.beneficiaryId), limitLine(beneficiaryId, { company_name: 'Alpha Coffee' })]
    const answers = await race(app, [
      () => request(limitForm(...lines)),
      () => request(limitForm(...lines.toReversed())),
    ])
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))).toEqual([200, 409])
  })
})

describe('without an exchange rate of these days', () => {
  beforeAll(() => {
    rates = app.deps.fx
    app.deps.fx = tableRates(() => undefined)
  })
  afterAll(() => {
    app.deps.fx = rates
  })
  let rates: TestApp['deps']['fx']

  it('a limit in dollars is requested', async () => {
    expect((await request(limitForm(limitLine(ada.beneficiaryId)))).status).toBe(200)
  })

  it('a limit in another currency is refused', async () => {
    const refused = await request(limitForm(limitLine(ada.beneficiaryId, { currency: 'EUR' })))
    expect([refused.status, failure(refused).error.code]).toEqual([422, 'RATE_UNAVAILABLE'])
  })
})

describe('what a funding reads of the limit', () => {
  const scope = () => ({ kind: 'system', companyId: ada.companyId }) as const

  it('is the share that the buyer pays in advance', async () => {
    await givenLimit(app, ada, { payment_term_1: { percentage: 35 } })
    expect(await findLimit(app.db, scope(), ada.beneficiaryId)).toMatchObject({ prepaidPercent: 35 })
  })

  it("is the buyer's number as it was when the limit was requested", async () => {
    expect(await findBuyerKey(app.db, scope(), ada.beneficiaryId)).toBeUndefined()
    await givenLimit(app, ada)
    const changed = { company_registration_number: 'HRB 1' }
    await app.db.updateTable('partners').set(changed).where('uid', '=', ada.companyId).execute()
    expect(await findBuyerKey(app.db, scope(), ada.beneficiaryId)).toBe('HRB90412')
  })
})

type Form = ReturnType<typeof limitForm>
const request = (body: Form, options: { token?: string; key?: string } = {}) =>
  app.call(creditLimits.request, { body }, { token: ada.token, ...options })
const list = async () => (await app.call(creditLimits.list, { query: {} }, { token: ada.token })).body
const fieldsOf = async (form: unknown) => failure(await request(form as Form)).error.fields
const limitRequestOf = async (beneficiaryId: string) =>
  (await app.call(partners.list, { query: {} } as never, { token: ada.token })).body.find(
    (one) => one.beneficiary_id === beneficiaryId,
  )?.limit_request
