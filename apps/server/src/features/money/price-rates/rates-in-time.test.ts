import { customerRates, priceList } from '@tradelane/contract/customers/rates'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenPayer, givenPayment, givenQuote, givenSubmission } from '../../../../test/given-payment.ts'
import { givenRate } from '../../../../test/given-price-rate.ts'
import { givenOnlyAdministrator } from '../../../../test/given-staff.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { isForEachTest: true })
checkBooksAfterEach(app)
const made = prepared(() => givenParties(), { isForEachTest: true })
const dayMs = 24 * 60 * 60_000

describe('the fee of a payment', () => {
  test('follows a new rate from its begin, and the earlier payment keeps its own, in print too', async () => {
    const { payer, staff } = made
    const before = await givenPayment(app, payer)
    await givenRate(app, staff, { value: 0.1 })
    const after = await givenPayment(app, payer)
    expect([before.fee, after.fee]).toEqual([0.5, 1])
    expect(await rateOnProof(before.simplePaymentId)).toBe('0.05 % of the amount sent (included), version 1')
    expect(await rateOnProof(after.simplePaymentId)).toBe('0.1 % of the amount sent (included), version 2')
    expect((await readFee(before.simplePaymentId)).fees).toBe(0.5)
  })

  test('is the one that the customer was shown, until its quote expires', async () => {
    const { payer, staff } = made
    const body = await givenSubmission(app, payer)
    await givenRate(app, staff, { value: 0.1 })
    expect((await app.call(simplePayments.save, { body }, payer)).status).toBe(200)
    expect((await readFee(body.simple_payment_id)).fees).toBe(0.5)
    const late = await givenSubmission(app, payer)
    await givenRate(app, staff, { value: 0.2 })
    app.clock.advance(app.deps.config.quoteSeconds * 1_000)
    const refused = await app.call(simplePayments.save, { body: late }, payer)
    expect(refused.body).toMatchObject({ error: { code: 'QUOTE_EXPIRED' } })
  })

  test('is by the customer’s own rate until that ends, also where the one for all changes', async () => {
    const { payer, staff } = made
    const valid_to = new Date(app.clock.now().getTime() + dayMs).toISOString()
    await givenRate(app, staff, { uid: payer.companyId, value: 0.02, valid_to })
    await givenRate(app, staff, { value: 0.3 })
    const other = await givenPayer(app)
    expect([await feeNow(payer.token), await feeNow(other.token)]).toEqual([0.2, 3])
    const { simplePaymentId } = await givenPayment(app, payer)
    expect(await rateOnProof(simplePaymentId)).toMatch(/^0\.02 % .*, version 1 \(own rate\)$/)
    app.clock.advance(dayMs)
    expect(await feeNow(payer.token)).toBe(3)
  })

  test('says its least where it would take all that is sent', async () => {
    await givenRate(app, made.staff, { min: 2, currency: 'USD' })
    expect(await givenQuote(app, made.payer, 1.5)).toMatchObject({
      error: { fields: { amount: 'The fee is at least 2.00 USD. Send more' } },
    })
  })

  test('changes when a later rate begins, and not before', async () => {
    const { payer, staff } = made
    const begins = new Date(app.clock.now().getTime() + dayMs)
    await givenRate(app, staff, { value: 0.4, valid_from: begins.toISOString() })
    app.clock.advance(dayMs / 2)
    expect(await feeNow(payer.token)).toBe(0.5)
    app.clock.advance(dayMs / 2)
    expect(await feeNow(payer.token)).toBe(4)
  })

  test('has its least and most, in their currency only', async () => {
    const { payer, staff } = made
    await givenRate(app, staff, { value: 1, min: 2, max: 8.5, currency: 'USD' })
    const fees = [150, 500, 1_000].map(async (amount) => (await givenQuote(app, payer, amount)).fees)
    expect(await Promise.all(fees)).toEqual([2, 5, 8.5])
    expect((await givenQuote(app, payer, 1_000, 'EUR')).fees).toBe(10)
    expect((await givenQuote(app, payer, 100, 'EUR')).fees).toBe(1)
  })
})

test('the profile of a customer and its list of prices have its own rate, and of others the one for all', async () => {
  const { payer, staff } = made
  await givenRate(app, staff, { uid: payer.companyId, value: 0.02, min: 1, currency: 'USD' })
  const other = await givenPayer(app, { balance: '0' })
  expect(await paymentRate(payer.companyId)).toMatchObject({
    ...{ scope: 'customer', value: 0.02, version: '1 (own rate)' },
    text: 'of the amount sent (included), at least 1.00 USD',
  })
  expect(await paymentRate(other.companyId)).toMatchObject({ scope: 'default', value: 0.05, version: '1' })
  for (const company of [payer, other]) {
    const { rates } = (await app.call(priceList.list, {}, company)).body
    expect(rates[0]).toEqual(await paymentRate(company.companyId))
    expect(rates).toHaveLength(10)
  }
})

async function givenParties() {
  const staff = [await givenOnlyAdministrator(app), await givenAdministrator(app)] as const
  return { staff, payer: await givenPayer(app) }
}

const feeNow = async (token: string) => (await givenQuote(app, { token }, 1_000)).fees

async function readFee(simple_payment_id: string) {
  const { token } = made.payer
  return (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token })).body.simple_payment
}

async function rateOnProof(simple_payment_id: string): Promise<string | undefined> {
  const body = { simple_payment_id, show_fees: 'yes' } as const
  const { bytes } = await app.call(simplePayments.proof, { body }, { token: made.payer.token })
  return /Rate of the fee\s+(.*?version \d+(?: \(own rate\))?)/s.exec(await textOfPaper(bytes))?.[1]
}

async function paymentRate(uid: string) {
  const { rates } = (await app.call(customerRates.rates, { body: { uid } }, made.staff[0])).body
  return rates.find(({ service }) => service === 'payment')
}
