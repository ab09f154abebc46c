import { verification } from '@tradelane/contract/approvals/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Final, givenCode, givenDraft, givenPayer, type Payer } from '../../test/given-payment.ts'
import { failure } from '../../test/test-app.ts'
import { theApp } from '../../test/the-app.ts'

const app = theApp()
let payer: Payer

beforeEach(async () => {
  payer = await givenPayer(app)
})

describe('a code', () => {
  test('for a payment says what it approves', async () => {
    const { simple_payment_id } = await givenDraft(app, payer)
    app.clock.advance(31_000)
    expect(await send({ type: 'simple payment', simple_payment_id })).toMatchObject({
      status: 200,
      body: {
        status: 'success',
        approves: {
          amount: 1000,
          currency: 'USD',
          payee: 'Hafenhandel Nord GmbH',
          account_last_four: '3000',
        },
      },
    })
  })

  test('for adding balance approves that, and no payment; and the other way round', async () => {
    const draft = await givenDraft(app, payer)
    app.clock.advance(31_000)
    expect((await send(dollars)).status).toBe(200)
    const forBalance = await app.newestCode(payer.email)
    const forPayment = await givenCode(app, payer, draft.simple_payment_id)
    if (forBalance === forPayment) return // one time in a million the digits are the same
    const submission = { ...draft, verify_code: forBalance } as Final
    const submitted = await app.call(simplePayments.save, { body: submission }, { token: payer.token })
    expect(failure(submitted).error.code).toBe('WRONG_CODE')
    expect(failure(await addBalance(forPayment)).error.code).toBe('WRONG_CODE')
    expect((await addBalance(forBalance)).status).toBe(200)
  })

  test('is not sent twice within thirty seconds', async () => {
    app.clock.advance(31_000)
    expect((await send(dollars)).status).toBe(200)
    const again = await send(dollars)
    expect(again).toMatchObject({ status: 429, body: { error: { code: 'CODE_SENT_RECENTLY' } } })
  })

  test.each([
    { type: 'smart escrow', smart_escrow_id: '1' },
    { type: 'escrow amendment', amendment_id: '1' },
    { type: 'not offered' },
    { type: 'simple payment' },
    { type: 'simple payment', simple_payment_id: 'not-an-id' },
    { type: 'add balance', amount: 0 },
    { type: 'add balance', amount: '250' },
    {},
  ])('is refused for %j', async (body) => {
    expect((await send(body as never)).status).toBe(400)
  })

  test('is not sent for incomplete input, and each missing field is named', async () => {
    const { token } = payer
    const saved = await app.call(simplePayments.save, { body: { save_as_draft: 1, step: 2 } }, { token })
    const { simple_payment_id } = saved.body
    const refused = await send({ type: 'simple payment', simple_payment_id })
    expect(failure(refused).error.fields).toMatchObject({
      beneficiary_id: 'Select a beneficiary',
      reference: 'Reference is required',
      purposeCode: 'Purpose code is required',
    })
  })
})

const send = (
  body: Parameters<typeof app.call<typeof verification.sendCode>>[1]['body'],
  { token } = payer,
) => app.call(verification.sendCode, { body }, { token })
const dollars = { type: 'add balance', amount: 250, currency: 'USD' } as const
const addBalance = (verify_code: string) =>
  app.call(
    wallet.addBalance,
    {
      body: {
        amount: 250,
        destinationCurrencyCode: 'USD',
        fundingChannel: 'PREFUND',
        sourceCurrencyCode: 'USD',
        password: payer.password,
        verify_code,
      },
    },
    { token: payer.token },
  )
