import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { type Draft, givenFields, givenPayer, givenPayment } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))
const stranger = prepared(() => givenPayer(app, { balance: '0' }))

afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('a draft', () => {
  test('stores the entered values, and the step of the wizard', async () => {
    const saved = await save({ step: 3, reference: 'Half a payment', contract_id: '12345' })
    expect(saved).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Successfully save as draft', payment_status: 'draft' },
    })
    const { body } = await load(saved.body.simple_payment_id)
    expect(body).toMatchObject({
      simple_payment: { save_as_draft: 1, step: 3, reference: 'Half a payment', amount_sent: null },
      beneficiary_details: null,
      timeline: [{ to: 'draft' }],
    })
  })

  test('is changed by its id: missing fields stay, and empty fields are cleared', async () => {
    const fields = await givenFields(app, payer)
    const { simple_payment_id } = (await save({ step: 2, ...fields })).body
    const again = await save({ simple_payment_id, step: 4, reason: 'Goods bought', purposeCode: '' })
    expect(again.body.simple_payment_id).toBe(simple_payment_id)
    expect((await load(simple_payment_id)).body).toMatchObject({
      simple_payment: {
        step: 4,
        reason: 'Goods bought',
        purposeCode: null,
        amount_sent: fields.amount_sent,
        quote_id: fields.quote_id,
      },
      beneficiary_details: { company_name: 'Hafenhandel Nord GmbH' },
      beneficiary_account_details: { account_no: 'DE89370400440532013000' },
    })
  })

  test('drops an amount when its currency changes, and an account when its partner changes', async () => {
    const fields = await givenFields(app, payer)
    const { simple_payment_id } = (await save(fields)).body
    await save({ simple_payment_id, amount_sent_currency: 'JPY', beneficiary_id: null })
    expect((await load(simple_payment_id)).body.simple_payment).toMatchObject({
      amount_sent: null,
      amount_sent_currency: 'JPY',
      fees: null,
      beneficiary_id: null,
      beneficiary_account_id: null,
    })
  })

  test('does not take a fee together with an emptied currency', async () => {
    const { simple_payment_id } = (await save(await givenFields(app, payer))).body
    const refused = await save({ simple_payment_id, amount_sent_currency: '', fees: 0.05 })
    expect(failure(refused).error.fields).toEqual({ amount_sent_currency: 'Currency is required' })
  })

  test('compares a fee with the amount that is left beside it', async () => {
    const { simple_payment_id } = (await save(await givenFields(app, payer))).body
    const refused = await save({ simple_payment_id, fees: 1000 })
    expect(failure(refused).error.fields).toEqual({ fees: 'The fee is more than the amount sent' })
    const inYen = await save({ simple_payment_id, amount_sent_currency: 'JPY', fees: 100_001 })
    expect(inYen.status).toBe(200)
  })

  test('is made once when the same request is repeated', async () => {
    const body = { step: 2, reference: 'Twice' }
    const first = await save(body, payer, 'a-draft')
    const again = await save(body, payer, 'a-draft')
    expect(again.body).toEqual(first.body)
    expect((await save({ ...body, step: 3 }, payer, 'a-draft')).status).toBe(409)
  })

  test.each([
    ['amount_sent', 0, 'Enter a valid amount'],
    ['amount_sent', '1000', 'Expect a number'],
    ['amount_received', 0.5, 'Enter a valid amount'],
    ['amount_sent', 10.001, 'USD has at most 2 decimals'],
    ['amount_sent_currency', 'XXX', 'Currency is required'],
    ['purposeCode', 'IR018', 'Purpose code is required'],
    ['sourceOfFunds', 'Lottery', 'Source of funds is required'],
    ['exemptionCode', '02', 'Exemption code is required'],
    ['paid_from', 'A friend', 'Currency is required'],
    ['paid_from', 'External Account', 'Payments leave your balance. Add money to your account first.'],
  ])('with %s %j is refused at that field', async (field, value, message) => {
    const fields = { amount_sent_currency: 'USD', amount_received_currency: 'EUR', [field]: value }
    const refused = await save(fields as Omit<Draft, 'save_as_draft'>)
    expect(refused.status).toBe(400)
    expect(failure(refused).error.fields).toEqual({ [field]: message })
  })

  test('of another company cannot be read, changed, discarded or listed', async () => {
    const { simple_payment_id } = (await save({ reference: 'Private' })).body
    expect((await load(simple_payment_id, stranger)).status).toBe(404)
    expect((await save({ simple_payment_id, reference: 'Mine' }, stranger)).status).toBe(404)
    const { token } = stranger
    for (const endpoint of [simplePayments.cancel, simplePayments.proof])
      expect((await app.call(endpoint, { body: { simple_payment_id } }, { token })).status).toBe(404)
    expect((await app.call(simplePayments.list, { query: {} }, { token })).body.data).toEqual([])
  })

  test('cannot refer to records of another company', async () => {
    const { beneficiaryId, accountId } = stranger
    const fields = await givenFields(app, stranger)
    expect((await save({ beneficiary_id: beneficiaryId })).status).toBe(404)
    const account = { beneficiary_id: payer.beneficiaryId, beneficiary_account_id: accountId }
    expect((await save(account)).status).toBe(404)
    expect((await save({ quote_id: fields.quote_id })).status).toBe(404)
    expect((await save({ beneficiary_account_id: accountId })).status).toBe(400)
  })

  test('can be discarded, and is then in no list and cannot be submitted', async () => {
    const other = await givenCompany(app, { kyb: 'Clear' })
    const { simple_payment_id } = (await save({ reference: 'Not any more' }, { ...payer, ...other })).body
    const cancelled = await app.call(
      simplePayments.cancel,
      { body: { simple_payment_id } },
      { token: other.token },
    )
    expect(cancelled.body).toEqual({ status: 'success', message: 'The draft is discarded.' })
    for (const query of [{}, { save_as_draft: '0' }, { save_as_draft: '1' }] as const)
      expect((await app.call(simplePayments.list, { query }, { token: other.token })).body.data).toEqual([])
    expect((await save({ simple_payment_id }, { ...payer, ...other })).status).toBe(409)
  })

  test('that was submitted in another tab is not changed, and the answer says so', async () => {
    const { simplePaymentId: simple_payment_id } = await givenPayment(app, payer, { amount: 10 })
    expect(await save({ simple_payment_id, reference: 'Too late' })).toMatchObject({
      status: 409,
      body: {
        simple_payment_id,
        error: { code: 'ILLEGAL_STATE' },
        message: 'This payment has been submitted already. Its status: Processing.',
      },
    })
    expect((await load(simple_payment_id)).body.simple_payment.reference).not.toBe('Too late')
  })
})

test('Drafts and payments are listed apart, newest first, page by page', async () => {
  const lister = await givenPayer(app)
  const ids: string[] = []
  for (const reference of ['first', 'second', 'third']) {
    app.clock.advance(1_000)
    ids.unshift((await save({ reference }, lister)).body.simple_payment_id)
  }
  const { simplePaymentId } = await givenPayment(app, lister, { amount: 10 })
  const list = async (query: { save_as_draft?: '0' | '1'; limit?: string; page?: string }) =>
    (await app.call(simplePayments.list, { query }, { token: lister.token })).body
  const idsOf = ({ data }: Awaited<ReturnType<typeof list>>) => data.map((row) => row.simple_payment_id)
  expect(idsOf(await list({ save_as_draft: '1' }))).toEqual(ids)
  expect(idsOf(await list({ save_as_draft: '0' }))).toEqual([simplePaymentId])
  expect(idsOf(await list({}))).toEqual([simplePaymentId, ...ids])
  const second = await list({ save_as_draft: '1', limit: '2', page: '2' })
  expect(idsOf(second)).toEqual(ids.slice(2))
  expect(second.pagination).toEqual({ current_page: 2, total_pages: 2, total: 3 })
  expect((await list({ save_as_draft: '0' })).data[0]).toMatchObject({
    status: 'processing',
    company_name: 'Hafenhandel Nord GmbH',
    account_last_four: '3000',
  })
})

const save = (draft: Omit<Draft, 'save_as_draft'>, { token } = payer, key?: string) =>
  app.call(simplePayments.save, { body: { save_as_draft: 1, ...draft } }, { token, ...(key ? { key } : {}) })
const load = async (simple_payment_id: string, { token } = payer) =>
  app.call(simplePayments.get, { body: { simple_payment_id } }, { token })
