import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import {
  type Final,
  givenCode,
  givenFields,
  givenPayer,
  givenQuote,
  givenSubmission,
  type Payer,
} from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

// A payment is submitted at the price of a quote that its own company was given for a payment.

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenPayer(app)
})
afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

test('The quote of another company is refused as unknown', async () => {
  const body = await givenSubmission(app, payer)
  const { quote_id } = await givenQuote(app, await givenPayer(app, { balance: '0' }), 1000)
  expect(failure(await submit({ ...body, quote_id })).error.code).toBe('NOT_FOUND')
  await expectNothingHeld()
})

test('A quote for a conversion, which has no fee, is refused as unknown', async () => {
  const body = await givenSubmission(app, payer)
  const asked = {
    source_currency_code: 'USD',
    destination_currency_code: 'EUR',
    amount: 1000,
    purpose: 'conversion',
  } as const
  const { quote_id } = (await app.call(wallet.quote, { body: asked }, { token: payer.token })).body
  expect(failure(await submit({ ...body, quote_id })).error.code).toBe('NOT_FOUND')
  await expectNothingHeld()
})

test('A payment from a currency that has no account is refused at its field', async () => {
  const body = await givenSubmission(app, payer)
  const pounds = { ...body, amount_sent_currency: 'GBP' } as const
  expect(Object.keys(failure(await submit(pounds)).error.fields ?? {})).toEqual(['amount_sent_currency'])
  await expectNothingHeld()
})

test('A submission without a quote is priced at its own moment', async () => {
  expect((await submit(await givenUnquoted())).status).toBe(200)
  expect(await booksOf(app, payer.companyId)).toMatchObject({
    'available USD': '4000.00',
    'held USD': '1000.00',
  })
})

test('A submission without a quote is refused where its amounts are not those of its own moment', async () => {
  const body = await givenUnquoted()
  const refused = await submit({ ...body, amount_received: body.amount_received + 1 })
  expect(Object.keys(failure(refused).error.fields ?? {})).toEqual(['amount_received'])
  await expectNothingHeld()
})

test('A submission without a quote has the price of the quote that the draft was saved with', async () => {
  const { quote_id: _, ...body } = await givenSubmission(app, payer)
  app.clock.advance(300_001)
  expect(failure(await submit(body as Final)).error.code).toBe('QUOTE_EXPIRED')
  await expectNothingHeld()
})

const submit = (body: Final) => app.call(simplePayments.save, { body }, { token: payer.token })
const expectNothingHeld = async () =>
  expect(await booksOf(app, payer.companyId)).toEqual({
    'available USD': '5000.00',
    'available EUR': '700.00',
  })

/** A draft without a quote, and the code that approves it. */
async function givenUnquoted(): Promise<Final> {
  const { quote_id: _, ...fields } = await givenFields(app, payer)
  const saved = await app.call(
    simplePayments.save,
    { body: { save_as_draft: 1, step: 4, ...fields } },
    { token: payer.token },
  )
  const { simple_payment_id } = saved.body
  const { password } = payer
  const verify_code = await givenCode(app, payer, simple_payment_id)
  return { save_as_draft: 0, simple_payment_id, contract_id: '12345', ...fields, password, verify_code }
}
