import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, describe, expect, test } from 'vitest'
import { booksOf, providerBooksOf } from '../../../../test/books.ts'
import {
  givenPayer,
  givenPayment,
  givenSubmission,
  type Payer,
  untilSettled,
} from '../../../../test/given-payment.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp({}, { isEmpty: true })

afterEach(async () => expect(await checkInvariants(app.db)).toEqual([]))

const pageOf = async ({ token }: Payer, simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token })).body

describe('a payment', () => {
  test('is held, accepted, sent and paid, and the books are right to the cent at each step', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    const submitted = await app.call(simplePayments.save, { body }, { token: payer.token })
    expect(submitted).toMatchObject({
      status: 200,
      body: { status: 'success', payment_status: 'submitted', provider: { status: 'PROCESSING' } },
    })
    expect(await booksOf(app, payer.companyId)).toMatchObject({
      'available USD': '4000.00',
      'held USD': '1000.00',
    })

    await app.runJobs()
    expect(await booksOf(app, payer.companyId)).toEqual({
      'available USD': '4000.00',
      'available EUR': '700.00',
    })
    expect(await booksOf(app, 'platform')).toEqual({
      // 0.05 % of the amount sent, and the markup of 20 basis points, rounded in the customer's favour.
      'fees USD': '2.50',
      'provider USD': '-4002.50',
      'provider EUR': '-1660.15',
      'payouts EUR': '960.15',
    })

    await untilSettled(app)
    expect(await booksOf(app, 'platform')).toEqual({
      'fees USD': '2.50',
      'provider USD': '-4002.50',
      'provider EUR': '-700.00',
    })
    expect(await providerBooksOf(app, payer.companyId)).toEqual({ USD: '4000.00', EUR: '700.00' })
  })

  test('has a time line in plain words, with the next step and its due date', async () => {
    const payer = await givenPayer(app)
    const { simplePaymentId } = await givenPayment(app, payer)
    const before = await pageOf(payer, simplePaymentId)
    expect(before).toMatchObject({
      simple_payment: {
        status: 'processing',
        company_name: 'Hafenhandel Nord GmbH',
        account_last_four: '3000',
      },
      next: { who: 'provider', text: paymentStateTable.processing.next?.text, by: expect.any(String) },
      may_cancel: true,
    })
    await untilSettled(app)
    const after = await pageOf(payer, simplePaymentId)
    expect(after.timeline.map(({ to }) => to)).toEqual(['draft', 'submitted', 'processing', 'sent', 'paid'])
    expect(after).toMatchObject({ next: null, may_cancel: false, has_proof: true })
  })
})
