import { logistics } from '@tradelane/contract/logistics/calls'
import { freightQuotes } from '@tradelane/contract/logistics/quote-calls'
import { priceRates } from '@tradelane/contract/price-rates/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenFreights } from '../../../../../test/given-freight.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { givenRate } from '../../../../../test/given-price-rate.ts'
import {
  acceptOfferOf,
  givenDeskRequest,
  givenOffers,
  offerRow,
} from '../../../../../test/given-quote-case.ts'
import { givenRated, newestInvoice } from '../../../../../test/given-rated.ts'
import { completeDetails, confirmed, payFreightOf, shipmentPage } from '../../../../../test/given-shipment.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp({}, { isForEachTest: true })
checkBooksAfterEach(app, { runsJobs: true })
const made = prepared(() => givenRated(app), { isForEachTest: true })

type Offered = Awaited<ReturnType<typeof givenFreights>>[number]
const dayMs = 24 * 60 * 60_000
const cleared = { customs_clearance: true, invoice_amount: 80_000 } as const

test('an offer made after a change has the new fee, and the open one keeps its own, to its bill', async () => {
  const { payer, staff } = made
  const open = await searched()
  await givenRate(app, staff, { service: 'logistics', value: 3 })
  const next = await searched()
  expect([feeOf(open, 'SVC').label, feeOf(next, 'SVC').label]).toEqual([
    'Tradelane service fee: 2 % of the carriage, version 1',
    'Tradelane service fee: 3 % of the carriage, version 2',
  ])
  expect([centsOf(open, 'SVC'), centsOf(next, 'SVC')]).toEqual([share(open, 2), share(next, 3)])
  const id = await bookedAndPaid(open)
  const { charge, logistics: booking } = await shipmentPage(app, payer.token, id)
  expect([charge.amount, booking.freight.cost]).toEqual([open.cost, open.cost])
  expect(charge.lines[1]).toMatchObject({
    label: 'Tradelane service fee: 2 % of the carriage, version 1',
    amount: feeOf(open, 'SVC').amount,
  })
  await givenRate(app, staff, { service: 'logistics', value: 4 })
  for (const _ of ['issued', 'printed again']) {
    const text = await newestInvoice(app, payer)
    expect(text).toContain(`Tradelane service fee: 2 % of the carriage, version 1 ${centsText(open)} USD`)
    app.clock.advance(dayMs)
  }
})

test('a customer’s own rate is its alone, with its least, in its offers and in the desk’s own form, until its end', async () => {
  const { payer, staff } = made
  const valid_to = new Date(app.clock.now().getTime() + dayMs).toISOString()
  const own = { uid: payer.companyId, value: 1, min: 500, currency: 'USD', valid_to } as const
  await givenRate(app, staff, { service: 'logistics', ...own })
  const other = await givenPayer(app, { balance: '0' })
  const [theirs] = await givenFreights(app, other.token)
  expect(theirs && centsOf(theirs, 'SVC')).toBe(theirs && share(theirs, 2))
  const offer = await searched()
  expect(feeOf(offer, 'SVC')).toMatchObject({
    amount: 500,
    label: 'Tradelane service fee: 1 % of the carriage, at least 500.00 USD, version 1 (own rate)',
  })
  const id = await bookedAndPaid(offer)
  expect((await shipmentPage(app, payer.token, id)).charge.lines[1]?.amount).toBe(500)
  const { transaction_id } = await givenDeskRequest(app, payer)
  const desk = (await app.call(quoteDesk.get, { body: { transaction_id } }, staff[0])).body
  expect(desk.cases[0]?.presets.margin_percent).toBe(1)
  app.clock.advance(dayMs)
  expect(feeOf(await searched(), 'SVC').label).toContain('2 % of the carriage, version 1')
})

test('clearance is the entry and a share of the value by their rates, and without a known value the entry alone', async () => {
  const { payer, staff } = made
  const [open, unknown] = [await searched(cleared), await searched()]
  await givenRate(app, staff, { service: 'clearance_entry', value: 150.5, currency: 'USD' })
  await givenRate(app, staff, { service: 'clearance', value: 0.5 })
  expect([open, await searched(cleared), unknown, await searched()].map(clearanceOf)).toEqual([
    [320, `${entry}, version 1 and 0.25 % of the goods’ value, version 1`, [120, 200]],
    [550.5, '150.50 USD an entry, version 2 and 0.5 % of the goods’ value, version 2', [150.5, 400]],
    [120, `${entry}, version 1`, [120]],
    [150.5, '150.50 USD an entry, version 2', [150.5]],
  ])
  const id = await bookedAndPaid(open)
  const { charge } = await shipmentPage(app, payer.token, id)
  expect(charge.amount).toBe(open.cost)
  expect(charge.lines.find(({ code }) => code === 'customs')?.amount).toBe(320)
  expect(await newestInvoice(app, payer)).toContain(`${entry}, version 1 and 0.25 % of the goods’ value`)
})

test('rates of nothing charge nothing, and the bill says so', async () => {
  const { payer, staff } = made
  const own = { uid: payer.companyId, value: 0 } as const
  await givenRate(app, staff, { ...own, service: 'logistics' })
  await givenRate(app, staff, { ...own, service: 'clearance_entry', currency: 'USD' })
  const offer = await searched({ customs_clearance: true })
  const id = await bookedAndPaid(offer)
  const { lines } = (await shipmentPage(app, payer.token, id)).charge
  expect(lines).toMatchObject([
    { amount: offer.cost },
    { label: 'Tradelane service fee: 0 % of the carriage, version 1 (own rate)', amount: 0 },
    { label: 'Customs clearance: 0.00 USD an entry, version 1 (own rate)', amount: 0 },
  ])
})

test('an offer of before, which names no version, holds across a change, and its bill names the first', async () => {
  const { payer, staff } = made
  const open = await searched(cleared)
  await app.deps.pool.query(
    `update freight_quotes set freight = jsonb_set(freight, '{fees}', (
       select jsonb_agg(jsonb_set(fee - 'rate' - 'rates', '{label}', to_jsonb(replace(fee->>'label', ', version 1', ''))))
         from jsonb_array_elements(freight->'fees') fee)) where shipment_id = $1`,
    [open.shipment_id],
  )
  await givenRate(app, staff, { service: 'logistics', value: 3 })
  await givenRate(app, staff, { service: 'clearance_entry', value: 150, currency: 'USD' })
  const id = await bookedAndPaid(open)
  const { lines } = (await shipmentPage(app, payer.token, id)).charge
  expect(lines.slice(1).map(({ label }) => label)).toEqual([
    'Tradelane service fee: 2 % of the carriage, version 1',
    `Customs clearance: ${entry} and 0.25 % of the goods’ value, version 1`,
  ])
  expect(await replayed('logistics', 4)).toMatchObject({ count: 1, before: feeOf(open, 'SVC').amount })
  expect(await replayed('clearance', 1)).toBeUndefined()
})

test('an offer of the desk keeps the version that its margin followed when it was stored, and is as offered otherwise', async () => {
  const { payer, staff } = made
  const rows = [
    offerRow(app),
    offerRow(app, { quote_amount: 10_123, margin_percent: undefined, margin_amount: 123 }),
  ]
  const texts: unknown[] = []
  for (const row of rows) {
    const { offerIds } = await givenOffers(app, payer, [row])
    await givenRate(app, staff, { service: 'logistics', value: 2.5 + texts.length })
    const { subject } = (await acceptOfferOf(app, payer, offerIds[0])).body
    const { lines } = (await shipmentPage(app, payer.token, subject?.id ?? '')).charge
    texts.push([lines[1]?.label, lines[1]?.amount])
    app.clock.advance(31_000)
  }
  expect(texts).toEqual([
    ['Tradelane service fee: 2 % of the carriage, version 1', 200],
    ['Tradelane service fee: as offered', 123],
  ])
})

test('the last 30 days charged again have what is paid, without what was paid back, and the open prices', async () => {
  const { payer } = made
  const paid = await searched(cleared)
  await bookedAndPaid(paid)
  const back = await bookedAndPaid(await searched(cleared))
  await app.call(shipments.cancel, { body: { logistics_id: back } }, payer)
  await app.runJobs()
  expect((await shipmentPage(app, payer.token, back)).charge.state).toBe('refunded')
  await booked(await searched(cleared))
  const kept = await searched()
  await app.call(freightQuotes.save, { body: { shipment_ids: [kept.shipment_id] } }, payer)
  expect(await replayed('logistics', 4)).toEqual({
    ...{ count: 1, currency: 'USD', before: feeOf(paid, 'SVC').amount, after: share(paid, 4) / 100 },
    quotes_kept: 2,
  })
  const cleared30 = { count: 1, currency: 'USD', quotes_kept: 1 }
  expect(await replayed('clearance', 1)).toEqual({ ...cleared30, before: 200, after: 800 })
  expect(await replayed('clearance_entry', 99.99)).toEqual({ ...cleared30, before: 120, after: 99.99 })
  app.clock.advance(31 * dayMs)
  expect(await replayed('logistics', 4, await givenAdministrator(app))).toBeUndefined()
})

const entry = '120.00 USD an entry'

async function searched(changes: Parameters<typeof givenFreights>[2] = {}): Promise<Offered> {
  const [offer] = await givenFreights(app, made.payer.token, changes)
  if (!offer) throw new Error('nobody sails')
  return offer
}

function feeOf({ fees }: Offered, code: string) {
  const fee = fees.find((one) => one.code === code)
  if (!fee) throw new Error(`no ${code}`)
  return fee
}

const cents = (amount: number | null) => Math.round((amount ?? 0) * 100)
const centsOf = (offer: Offered, code: string) => cents(feeOf(offer, code).amount)
const centsText = (offer: Offered) => (feeOf(offer, 'SVC').amount ?? 0).toFixed(2)

/** Of the carriage, in cents, half-up. */
function share({ fees }: Offered, percent: number): number {
  const carried = fees.filter(({ code, kind }) => kind === 'included' && code !== 'SVC' && code !== 'CUS')
  return Math.floor((carried.reduce((sum, { amount }) => sum + cents(amount), 0) * percent + 50) / 100)
}

function clearanceOf(offer: Offered) {
  const { amount, label, rates = [] } = feeOf(offer, 'CUS')
  return [amount, label.replace('Customs clearance: ', ''), rates.map((one) => one.amount)]
}

async function booked(offer: Offered): Promise<string> {
  const { token } = made.payer
  const { body } = await app.call(logistics.add, { body: { freights: [offer] } }, { token })
  const { logistics_id } = body
  await app.call(shipments.saveDetails, { body: { logistics_id, details: completeDetails } }, { token })
  await confirmed(app, logistics_id)
  return logistics_id
}

async function bookedAndPaid(offer: Offered): Promise<string> {
  const id = await booked(offer)
  app.clock.advance(31_000)
  expect((await payFreightOf(app, made.payer, id)).body).toMatchObject({ payment_status: 'paid' })
  return id
}

type Service = 'logistics' | 'clearance' | 'clearance_entry'

async function replayed(service: Service, value: number, { token }: { token: string } = made.staff[0]) {
  const body = { service, value, ...(service === 'clearance_entry' && { currency: 'USD' as const }) }
  const answer = (await app.call(priceRates.replay, { body }, { token })).body
  const [line] = answer.lines
  if (!line) return undefined
  const { count, currency, before, after } = line
  return { count, currency, before, after, quotes_kept: answer.quotes_kept }
}
