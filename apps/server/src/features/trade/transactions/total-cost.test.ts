import { insurance } from '@tradelane/contract/insurance/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dayOfRates } from '../../../../test/day-of-rates.ts'
import { givenBoundInsurance, givenQuotedInsurance } from '../../../../test/given-insurance.ts'
import {
  givenDraft,
  givenPayer,
  givenPayment,
  givenSubmission,
  type Payer,
  untilSettled,
} from '../../../../test/given-payment.ts'
import { givenShipment, payFreightOf } from '../../../../test/given-shipment.ts'
import { tradeOf } from '../../../../test/given-trade.ts'
import { theApp } from '../../../../test/the-app.ts'
import { checkTrades } from './check-trades.ts'

const app = theApp()
let ada: Payer
beforeEach(async () => {
  ada = await givenPayer(app)
})
afterEach(async () => expect(await checkTrades(app.deps)).toEqual([]))

describe('the total cost', () => {
  test('tells paid, committed and quoted apart, and adds them up', async () => {
    await givenPayment(app, ada)
    await untilSettled(app)
    const body = await givenSubmission(app, ada, { amount: 300 })
    await app.call(simplePayments.save, { body }, { token: ada.token })
    await givenQuotedInsurance(app, ada)
    const { total, cost_lines } = await summary()
    expect(total).toEqual({ currency: 'USD', paid: 1000, committed: 300, quoted: 400, total: 1700 })
    expect(cost_lines.map(({ amount, standing, rate }) => [amount, standing, rate])).toEqual([
      [999.5, 'paid', null],
      [0.5, 'paid', null],
      [299.85, 'committed', null],
      [0.15, 'committed', null],
      [300, 'quoted', null],
      [100, 'quoted', null],
    ])
    await untilSettled(app)
  })

  test('contains no draft: nobody has offered or decided anything', async () => {
    await givenDraft(app, ada, { amount: 200 })
    expect(await summary()).toMatchObject({ cost_lines: [], total: { quoted: 0, total: 0 } })
  })

  test('says of a payment where it is, in the words of its page', async () => {
    await givenPayment(app, ada, { reference: 'SIM-RFI' })
    await untilSettled(app)
    const { cost_lines } = await summary()
    expect(cost_lines).toMatchObject([
      { description: 'Payment to Hafenhandel Nord GmbH', standing: 'paid', status: 'Needs a document' },
      { description: 'Payment fee', standing: 'paid', status: 'Needs a document' },
    ])
  })

  test('counts freight as committed once the carrier has confirmed, and as paid once it is', async () => {
    const rich = await givenPayer(app, { balance: '20000' })
    const { logisticsId } = await givenShipment(app, rich.token)
    const before = (await summary(undefined, rich)).total
    expect(before).toMatchObject({ paid: 0, quoted: 0 })
    expect(before.committed).toBeGreaterThan(1000)
    await payFreightOf(app, rich, logisticsId)
    expect((await summary(undefined, rich)).total).toMatchObject({ paid: before.committed, committed: 0 })
  })

  test('changes a payment at the rate that it was really made at', async () => {
    await countIn('EUR')
    const { target } = await givenPayment(app, ada)
    await untilSettled(app)
    const [payment, fee] = (await summary()).cost_lines
    expect(payment).toMatchObject({
      amount_in_total: target,
      rate: { source: 'Rate of the payment (Sandbox rate)', as_of: dayOfRates(app) },
    })
    expect(fee?.amount_in_total).toBeCloseTo(0.48, 2)
  })

  test('changes other foreign amounts at a dated rate, and names it', async () => {
    await countIn('GBP')
    await givenPayment(app, ada)
    const [payment] = (await summary()).cost_lines
    // 999.50 USD / 1.0389 × 0.82918
    expect(payment).toMatchObject({
      amount_in_total: 797.73,
      rate: { source: 'Sandbox rate', as_of: dayOfRates(app) },
    })
  })

  test('leaves out an amount for which no rate is known, and says so', async () => {
    await countIn('KWD')
    await givenPayment(app, ada)
    const { cost_lines, total } = await summary()
    expect(cost_lines.map(({ amount_in_total, rate }) => [amount_in_total, rate])).toEqual([
      [null, null],
      [null, null],
    ])
    expect(total).toMatchObject({ currency: 'KWD', total: 0 })
  })

  test('leaves out what was paid back', async () => {
    await givenPayment(app, ada, { reference: 'SIM-RETURN' })
    await untilSettled(app)
    expect((await summary()).total.total).toBe(0)
  })

  test('keeps the fee of an insurance that was cancelled before its first day', async () => {
    const insurance_id = await givenBoundInsurance(app, ada)
    expect((await summary()).total).toMatchObject({ paid: 400, total: 400 })
    await app.call(insurance.cancel, { body: { insurance_id } }, { token: ada.token })
    expect((await summary()).total).toMatchObject({ paid: 100, total: 100 })
    expect(await checkTrades(app.deps)).toEqual([])
    await app.runJobs()
  })

  test('leaves out an offer for insurance that has expired', async () => {
    await givenQuotedInsurance(app, ada)
    expect((await summary()).total).toMatchObject({ quoted: 400, total: 400 })
    app.clock.advance(48 * 3_600_000)
    expect(await summary()).toMatchObject({
      total: { quoted: 0, total: 0 },
      cost_lines: [],
      insurance_data: [{ state: 'quoted', status: 'Quote expired' }],
    })
  })

  test('lists the freight that was requested first before the other, also after it is paid', async () => {
    const rich = await givenPayer(app, { balance: '20000' })
    const first = await givenShipment(app, rich.token)
    await givenShipment(app, rich.token)
    await payFreightOf(app, rich, first.logisticsId)
    const { cost_lines } = await summary(undefined, rich)
    expect(cost_lines.map(({ standing }) => standing)).toEqual(['paid', 'paid', 'committed', 'committed'])
  })

  test('leaves out freight that was paid and then cancelled', async () => {
    const rich = await givenPayer(app, { balance: '20000' })
    const { logisticsId: logistics_id } = await givenShipment(app, rich.token)
    await payFreightOf(app, rich, logistics_id)
    await app.call(shipments.cancel, { body: { logistics_id } }, { token: rich.token })
    expect((await summary(undefined, rich)).total.total).toBe(0)
    expect(await checkTrades(app.deps)).toEqual([])
    await app.runJobs()
  })
})

const summary = (id?: string, person: { token: string } = ada) => tradeOf(app, person, id)
const countIn = async (currency: 'EUR' | 'GBP' | 'KWD') => {
  const { transaction_id } = await summary()
  await app.call(transactionSummary.update, { body: { transaction_id, currency } }, { token: ada.token })
}
