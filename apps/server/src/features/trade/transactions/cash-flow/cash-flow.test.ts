import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { tradeFigures } from '@tradelane/contract/transactions/figures'
import type { Currency } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { afterEach, describe, expect, test } from 'vitest'
import { dayOfRates } from '../../../../../test/day-of-rates.ts'
import { givenContainerCharge } from '../../../../../test/given-container-charge.ts'
import { givenEscrow, givenImporter } from '../../../../../test/given-escrow.ts'
import { escrowReleasedBy } from '../../../../../test/given-escrow-events.ts'
import { givenFunding, givenRequestedFunding, givenSupplier } from '../../../../../test/given-funding.ts'
import { givenPayer, givenPayment, givenSubmission, untilSettled } from '../../../../../test/given-payment.ts'
import { givenShipment, shipmentPage } from '../../../../../test/given-shipment.ts'
import { tradeOf } from '../../../../../test/given-trade.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { checkTrades } from '../check-trades.ts'

const app = theApp()
afterEach(async () => expect(await checkTrades(app.deps)).toEqual([]))

describe('the cash flow of a trade', () => {
  test('has each journal of its records with a running sum, also what came back', async () => {
    const ada = await givenPayer(app)
    await givenPayment(app, ada)
    await untilSettled(app)
    await givenPayment(app, ada, { reference: 'SIM-RETURN' })
    await untilSettled(app)
    const { currency, past, ahead } = await cashFlow(ada)
    expect([currency, ahead]).toEqual(['USD', []])
    const payment = 'Payment to Hafenhandel Nord GmbH'
    expect(past).toEqual([
      booked({ description: `${payment}: accepted`, amount: -1000, sum: -1000 }),
      booked({ description: `${payment}: accepted`, amount: -1000, sum: -2000 }),
      booked({ description: `${payment}: returned`, amount: 1000, sum: -1000 }),
    ])
    expect((await tradeOf(app, ada)).total.paid).toBe(1000)
  })

  test('has what is held as owed, without a day', async () => {
    const ada = await givenPayer(app)
    const body = await givenSubmission(app, ada, { amount: 300 })
    await app.call(simplePayments.save, { body }, { token: ada.token })
    const { past, ahead } = await cashFlow(ada)
    expect(past).toEqual([])
    expect(ahead.map(({ standing, day, amount, sum }) => [standing, day, amount, sum])).toEqual([
      ['owed', null, -299.85, -299.85],
      ['owed', null, -0.15, -300],
    ])
    await untilSettled(app)
  })

  test('has the advance of a funding, and on the due date what the buyer pays and what is repaid from it', async () => {
    const supplier = await givenSupplier(app)
    await givenRequestedFunding(app, supplier)
    const promised = await cashFlow(supplier)
    expect(promised.past).toEqual([])
    expect(promised.ahead.at(-1)).toMatchObject({
      standing: 'expected',
      day: null,
      amount: 8500,
      sum: 9730,
    })
    await givenFunding(app, supplier)
    const { past, ahead } = await cashFlow(supplier)
    expect(past).toMatchObject([{ standing: 'booked', amount: 8500, sum: 8500 }])
    const [{ day } = { day: null }] = ahead
    expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
    const due = ahead.filter((line) => line.day === day).map(({ standing, amount }) => [standing, amount])
    const ofOne = [
      ['expected', 10_000],
      ['expected', -8500],
    ]
    const costs = [
      ['owed', -170],
      ['owed', -100],
    ]
    expect(due).toEqual([...ofOne, ...ofOne, ...costs, ...costs])
    // Two invoices of 10,000.00 less interest and fee.
    expect(ahead.at(-1)).toMatchObject({ sum: 19_460 })
  })

  test('says what an escrow has set aside, which has not left the company', async () => {
    const importer = await givenImporter(app)
    await givenEscrow(app, importer)
    const { past, ahead } = await cashFlow(importer)
    expect(past.map(({ standing, amount, sum }) => [standing, amount, sum])).toEqual([
      ['set_aside', -8000, 0],
      ['booked', -160, -160],
    ])
    expect(ahead.map(({ standing, amount, sum }) => [standing, amount, sum])).toEqual([
      ['owed', -2352, -2512],
      ['owed', -5488, -8000],
    ])
    expect(ahead[0]?.description).toMatch(/^Escrow for .+, block 1$/)
    const { total, smart_escrow_data } = await tradeOf(app, importer)
    expect(total).toMatchObject({ paid: 160, committed: 7840 })
    expect(ahead[0]?.day).toBe(smart_escrow_data[0]?.expiry_date)
  })

  test('has each block of an escrow on the day that is planned for what it waits for', async () => {
    const importer = await givenImporter(app, { balance: '60000' })
    const { logisticsId } = await givenShipment(app, importer.token)
    const escrowId = await escrowReleasedBy(app, importer, {
      ...{ event: 'shipment_delivered', subject_id: logisticsId },
    })
    const { delivery } = (await shipmentPage(app, importer.token, logisticsId)).shipment ?? {}
    const [first, second] = (await cashFlow(importer)).ahead.filter(({ description }) =>
      description.startsWith('Escrow for '),
    )
    const planned = delivery?.planned?.slice(0, 10)
    expect([first?.day, first?.amount]).toEqual([planned, -5488])
    // What waits for a person alone is due on the last day.
    const { smart_escrow_data } = await tradeOf(app, importer)
    expect([second?.day, second?.amount]).toEqual([smart_escrow_data[0]?.expiry_date, -2352])
    expect(smart_escrow_data[0]?.smart_escrow_id).toBe(escrowId)
  })

  test('has demurrage and detention on the day by which they are paid, and every cost in its last sum', async () => {
    const rich = await givenPayer(app, { balance: '20000' })
    const logistics_id = await givenContainerCharge(app, rich)
    const { past, ahead } = await cashFlow(rich)
    const { amount, due_at } = await app.db
      .selectFrom('container_charges')
      .select(['amount', 'due_at'])
      .where('logistics_id', '=', logistics_id)
      .executeTakeFirstOrThrow()
    const owed = { standing: 'owed', day: due_at && dayOf(due_at), amount: Number(-(amount ?? 0n)) / 100 }
    expect(ahead).toMatchObject([owed])
    const { total } = await tradeOf(app, rich)
    expect([past.at(-1)?.sum, ahead.at(-1)?.sum]).toEqual([-total.paid, -total.total])
  })

  test('changes foreign money at a named rate, and leaves out of the sum what has none', async () => {
    const ada = await givenPayer(app)
    await givenPayment(app, ada)
    await untilSettled(app)
    await countIn(ada, 'JPY')
    const { currency, past } = await cashFlow(ada)
    const rate = { rate: expect.any(String), source: 'Sandbox rate', as_of: dayOfRates(app) }
    // 1,000.00 USD / 1.0389 × 163.06
    expect(past).toMatchObject([{ amount: -1000, amount_in_total: -156_954, rate, sum: -156_954 }])
    expect(currency).toBe('JPY')
    await countIn(ada, 'KWD')
    expect((await cashFlow(ada)).past).toMatchObject([{ amount_in_total: null, rate: null, sum: 0 }])
  })
})

const booked = (line: { description: string; amount: number; sum: number }) => ({
  ...{ standing: 'booked', day: dayOf(app.clock.now()), currency: 'USD', rate: null },
  ...{ ...line, amount_in_total: line.amount },
})
const countIn = async (person: { token: string }, currency: Currency) => {
  const { transaction_id } = await tradeOf(app, person)
  await app.call(transactionSummary.update, { body: { transaction_id, currency } }, { token: person.token })
}
const cashFlow = async (person: { token: string }) => {
  const { transaction_id } = await tradeOf(app, person)
  return (await app.call(tradeFigures.cashFlow, { query: { transaction_id } }, { token: person.token })).body
}
