import { verification } from '@tradelane/contract/approvals/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import {
  type Final,
  givenDraft,
  givenPayer,
  givenSubmission,
  type Payer,
} from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { startWorker, type Worker } from '../../../app/worker.ts'

const app = theApp({ SANDBOX_SLOW_MS: '1000', PAYMENT_WAIT_MS: '8000' })
let worker: Worker

afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

describe('submitting, with the worker at work,', () => {
  let payer: Payer
  beforeEach(async () => {
    payer = await givenPayer(app)
    worker = await startWorker(app.deps, app.connectionString)
  })
  afterEach(() => worker.stop())

  test('succeeds, and says so in the words of the specification', async () => {
    const body = await givenSubmission(app, payer)
    expect(await submit(payer, body)).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        simple_payment_id: body.simple_payment_id,
        message: 'Thank you! Your payment has been successfully completed. We appreciate your business!',
        payment_status: 'processing',
        provider: { status: 'ACCEPTED' },
      },
    })
  })

  test('returns the reason when the provider refuses, and the money is released', async () => {
    const body = await givenSubmission(app, payer, { reference: 'SIM-REJECT' })
    expect(await submit(payer, body)).toMatchObject({
      status: 422,
      body: {
        status: 'fail',
        simple_payment_id: body.simple_payment_id,
        error: { code: 'PROVIDER_REFUSED' },
        provider: { status: 'BAD_REQUEST', message: 'The beneficiary bank does not know this account.' },
      },
    })
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '5000.00' })
  })

  test('says that it is processing when the provider is slow, and holds the money', async () => {
    const body = await givenSubmission(app, payer, { reference: 'SIM-SLOW' })
    app.deps.config.paymentWaitMs = 200
    const answer = await submit(payer, body)
    app.deps.config.paymentWaitMs = 8_000
    expect(answer).toMatchObject({
      status: 200,
      body: { payment_status: 'submitted', provider: { status: 'PROCESSING' } },
    })
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'held USD': '1000.00' })
  })
})

describe('submitting is refused', () => {
  test('in the shape of the provider, when our own books lack the money; the code is not used up', async () => {
    const payer = await givenPayer(app, { balance: '999.99' })
    const body = await givenSubmission(app, payer)
    const refused = await submit(payer, body)
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: { code: 'INSUFFICIENT_FUNDS' },
        provider: {
          status: 'BAD_REQUEST',
          message:
            'Your balance of 999.99 USD is too small for a payment of 1,000.00 USD. Add 0.01 USD, then submit it again.',
        },
      },
    })
    expect(await stateOf(body.simple_payment_id)).toBe('draft')
    expect(await submit(payer, body)).toMatchObject({ status: 422, body: refused.body })
    // Password and code were right: no failed attempt is left.
    const failures = app.db.selectFrom('failed_attempts').selectAll().where('account', '=', payer.userId)
    expect(await failures.execute()).toEqual([])
  })

  test('with one answer for a wrong code and a wrong password', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    const otherCode = body.verify_code === '000000' ? '111111' : '000000'
    const wrongCode = await submit(payer, { ...body, verify_code: otherCode })
    const wrongPassword = await submit(payer, { ...body, password: 'Harbour-Lantern-28' })
    expect(wrongCode).toMatchObject({ status: 422, body: { error: { code: 'WRONG_CODE' } } })
    expect(wrongPassword.body).toEqual(wrongCode.body)
    expect(await stateOf(body.simple_payment_id)).toBe('draft')
  })

  test('to a company that has not started its verification, and to one that waits for it', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    const { simple_payment_id } = body
    for (const [status, code] of [
      [null, 'KYB_REQUIRED'],
      ['IN_PROGRESS', 'KYB_PENDING'],
      ['RFI_REQUESTED', 'KYB_PENDING'],
      ['Refused', 'KYB_PENDING'],
    ] as const) {
      await app.db
        .updateTable('companies')
        .set({ kyb_status: status })
        .where('uid', '=', payer.companyId)
        .execute()
      expect(failure(await submit(payer, body)).error.code).toBe(code)
      const asked = { body: { type: 'simple payment', simple_payment_id } } as const
      expect(failure(await app.call(verification.sendCode, asked, { token: payer.token })).error.code).toBe(
        code,
      )
    }
    expect(await stateOf(simple_payment_id)).toBe('draft')
  })

  test('for another company, as if it did not exist', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    const stranger = await givenCompany(app, { kyb: 'Clear' })
    expect(await submit(stranger, body)).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    })
    const asked = { body: { type: 'simple payment', simple_payment_id: body.simple_payment_id } } as const
    expect((await app.call(verification.sendCode, asked, { token: stranger.token })).status).toBe(404)
    expect((await app.call(simplePayments.save, { body }, {})).status).toBe(401)
  })

  test('field by field when the amounts are not those of the quote', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    for (const [field, value] of [
      ['amount_sent', 999],
      ['amount_received', 961],
      ['fees', 0],
    ] as const) {
      const refused = await submit(payer, { ...body, [field]: value })
      expect(refused.status).toBe(400)
      expect(Object.keys(failure(refused).error.fields ?? {})).toEqual([field])
    }
    expect(await stateOf(body.simple_payment_id)).toBe('draft')
  })

  test('after the quote has expired, and with the quote of another payment', async () => {
    const payer = await givenPayer(app)
    const first = await givenSubmission(app, payer)
    app.deps.config.paymentWaitMs = 0
    expect((await submit(payer, first)).status).toBe(200)
    const second = await givenSubmission(app, payer)
    expect(failure(await submit(payer, { ...second, quote_id: first.quote_id })).error.code).toBe(
      'QUOTE_USED',
    )
    app.clock.advance(300_001)
    expect(failure(await submit(payer, second)).error.code).toBe('QUOTE_EXPIRED')
    await app.runJobs()
  })

  test('twice: a payment is submitted once, and a retry gets its state', async () => {
    const payer = await givenPayer(app)
    app.deps.config.paymentWaitMs = 0
    const body = await givenSubmission(app, payer)
    const first = await submit(payer, body, 'one-submission')
    const again = await submit(payer, body, 'one-submission')
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotency-hit']).toBe('true')
    expect(failure(await submit(payer, body, 'another-key')).error.code).toBe('ILLEGAL_STATE')

    // The stored answer lost with the process that had it: the payment itself knows the key.
    await app.db.deleteFrom('idempotency_keys').where('key', '=', 'one-submission').execute()
    await app.runJobs()
    expect((await submit(payer, body, 'one-submission')).body).toMatchObject({
      status: 'success',
      payment_status: 'processing',
    })
    expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '4000.00' })
  })

  test('without a field that it needs, each with its message', async () => {
    const payer = await givenPayer(app)
    const draft = await givenDraft(app, payer)
    const { reference, reason, purposeCode, sourceOfFunds, exemptionCode, ...rest } = draft
    const refused = await app.call(
      simplePayments.save,
      { body: { ...rest, verify_code: '123456' } as unknown as Final },
      { token: payer.token },
    )
    expect(failure(refused).error.fields).toEqual({
      reference: 'Reference is required',
      reason: 'Reason is required',
      purposeCode: 'Purpose code is required',
      sourceOfFunds: 'Source of funds is required',
      exemptionCode: 'Exemption code is required',
    })
  })
})

const submit = (payer: Pick<Payer, 'token'>, body: Final, key?: string) =>
  app.call(simplePayments.save, { body }, { token: payer.token, ...(key ? { key } : {}) })
const stateOf = async (id: string) =>
  (
    await app.db
      .selectFrom('simple_payments')
      .select('state')
      .where('simple_payment_id', '=', id)
      .executeTakeFirst()
  )?.state
