import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenPayer, givenPayment, type Payer } from '../../../../test/given-payment.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp({}, { isEmpty: true })
checkBooksAfterEach(app)

let payer: Payer
beforeEach(async () => {
  setClock('2032-11-24T09:00:00Z')
  payer = await givenPayer(app)
})

describe('a quote of a payment', () => {
  it('says when it would arrive, for each way of paying out', async () => {
    // Thanksgiving, 25 November: no dollars settle.
    const { body } = await ask({})
    expect(body.arrivals).toEqual([
      {
        method: 'LOCAL',
        place: 'the euro area',
        counted:
          'Counted in days on which banks work in the United States and the euro area. It is converted on a day on which both currencies settle.',
        day: '2032-11-26',
        reasons: ['25 Nov 2032 is a bank holiday in the United States: Thanksgiving Day.'],
      },
      {
        method: 'SWIFT',
        place: 'the euro area',
        counted:
          'Counted in days on which banks work in the United States and the euro area. It is converted on a day on which both currencies settle.',
        day: '2032-11-30',
        reasons: [
          '25 Nov 2032 is a bank holiday in the United States: Thanksgiving Day.',
          'Banks do not work at the weekend.',
        ],
      },
    ])
  })

  it('says it for the chosen account alone, and not for a conversion', async () => {
    const { body } = await ask({ bank_country: 'DE', payout_method: 'LOCAL' })
    expect(body.arrivals).toMatchObject([{ method: 'LOCAL', place: 'Germany', day: '2032-11-26' }])
    expect((await ask({ purpose: 'conversion' })).body.arrivals).toBeUndefined()
  })

  const ask = (change: object) =>
    app.call(
      wallet.quote,
      {
        body: {
          ...{ source_currency_code: 'USD', destination_currency_code: 'EUR', amount: 100, ...change },
        },
      },
      { token: payer.token },
    )
})

describe('a submitted payment', () => {
  // The partner's bank is paid by SWIFT.
  const whyLater = [
    '25 Nov 2032 is a bank holiday in the United States: Thanksgiving Day.',
    'Banks do not work at the weekend.',
  ]

  it('keeps the promised day, says it with the reason, and is late when it is over', async () => {
    const { simplePaymentId: id } = await givenPayment(app, payer)
    const promised = {
      ...{ promised_day: '2032-11-30', is_late: false, day: '2032-11-30', place: 'Germany' },
      counted:
        'Counted in days on which banks work in the United States, the euro area and Germany. It is converted on a day on which both currencies settle.',
    }
    expect((await paymentOf(id)).arrives_by).toEqual({
      ...promised,
      reasons: whyLater,
    })
    expect((await paymentOf(id)).estimated_time).toBe('2032-11-30T22:59:59.999Z')
    setClock('2032-11-30T22:59:00Z')
    expect((await paymentOf(id)).arrives_by?.is_late).toBe(false)
    setClock('2032-11-30T23:00:00Z')
    expect((await paymentOf(id)).arrives_by).toEqual({
      ...promised,
      is_late: true,
      reasons: ['The payment is late. We keep asking the payments provider for it.'],
    })
  })

  it('keeps its promise when the calendar changes later', async () => {
    const { simplePaymentId: id } = await givenPayment(app, payer)
    await sql`update simple_payments set promised_arrival = '2032-12-01' where simple_payment_id = ${id}`.execute(
      app.db,
    )
    expect((await paymentOf(id)).arrives_by).toMatchObject({ day: '2032-12-01', promised_day: '2032-12-01' })
  })

  it('says what it waits for', async () => {
    const { simplePaymentId: id } = await givenPayment(app, payer)
    await setState(id, 'action_required')
    expect((await paymentOf(id)).arrives_by).toMatchObject({
      day: '2032-11-30',
      reasons: [
        'The payments provider asks for more information. The payment goes on after your answer.',
        ...whyLater,
      ],
    })
    await setState(id, 'in_review')
    const { arrives_by: checked } = await paymentOf(id)
    expect(checked).toMatchObject({ promised_day: '2032-11-30', day: '2032-12-02' })
    expect(checked?.reasons[0]).toBe('We check the payment first, within 2 business days.')
    await setState(id, 'processing')
  })

  it('is mailed with its day once the provider has accepted it', async () => {
    await givenPayment(app, payer)
    await app.runJobs()
    while ((await processEvents(app.deps)) > 0);
    await app.runJobs()
    const mails = await app.mails(payer.email)
    expect(mails.find(({ subject }) => subject.endsWith(': processing'))?.text).toContain(
      'The payments provider accepted the payment. It arrives by 30 Nov 2032 at the bank in Germany.',
    )
  })

  it('is in the trade’s costs with the same day', async () => {
    const { simplePaymentId: id } = await givenPayment(app, payer)
    const { transaction_id } = await paymentOf(id)
    const { body } = await app.call(
      transactionSummary.get,
      { query: { transaction_id } },
      { token: payer.token },
    )
    expect(body.simple_payment_data).toMatchObject([{ arrives_by: { day: '2032-11-30' } }])
  })

  const setState = (id: string, state: string) =>
    sql`update simple_payments set state = ${state} where simple_payment_id = ${id}`.execute(app.db)
})

const paymentOf = async (simple_payment_id: string) =>
  (await app.call(simplePayments.get, { body: { simple_payment_id } }, { token: payer.token })).body
    .simple_payment

/** A day on which no test runs, with holidays that the data covers. */
const setClock = (instant: string) => app.clock.advance(Date.parse(instant) - app.clock.now().getTime())
