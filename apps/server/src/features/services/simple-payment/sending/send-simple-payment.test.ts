import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenPayer, givenSubmission, type Payer } from '../../../../../test/given-payment.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { makePayout } from '../../../money/steps/index.ts'
import { findPayment } from '../payments.ts'
import { paymentPayout } from './payment-payout.ts'

const app = theApp({ SANDBOX_STEP_MS: '3600000' })
let payer: Payer
let calls: string[]
beforeAll(async () => {
  const { payments } = app.deps
  const { find, send } = payments
  payments.find = (which) => {
    calls.push('find')
    return find.call(payments, which)
  }
  payments.send = (request) => {
    calls.push('send')
    return send.call(payments, request)
  }
})
beforeEach(async () => {
  payer = await givenPayer(app)
  calls = []
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the job that sends a payment', () => {
  test('sends it without looking it up', async () => {
    await send(await givenSubmitted())
    expect(calls).toEqual(['send'])
  })

  test('looks it up before it sends it again', async () => {
    const id = await givenSubmitted()
    await app.db
      .updateTable('simple_payments')
      .set({ called_at: app.clock.now() })
      .where('simple_payment_id', '=', id)
      .execute()
    await send(id)
    expect(calls).toEqual(['find', 'send'])
  })

  test('does nothing once the provider has accepted it', async () => {
    const id = await givenSubmitted()
    await send(id)
    const before = await read(id)
    app.clock.advance(1_000)
    await send(id)
    expect(calls).toEqual(['send'])
    expect(await read(id)).toEqual(before)
  })

  test('announces the call of this payment alone', async () => {
    const [id, other] = [await givenSubmitted(), await givenSubmitted()]
    await send(id)
    expect(await read(other)).toMatchObject({ state: 'submitted', called_at: null })
  })
})

async function givenSubmitted(): Promise<string> {
  const body = await givenSubmission(app, payer)
  await app.call(simplePayments.save, { body }, { token: payer.token })
  return body.simple_payment_id
}
const send = (simplePaymentId: string) =>
  makePayout(app.deps, paymentPayout, { companyId: payer.companyId, id: simplePaymentId })
const read = (simplePaymentId: string) =>
  findPayment(app.db, { scope: systemScope(payer.companyId), simplePaymentId })
