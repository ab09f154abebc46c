import type { PrintedDocument } from '@tradelane/contract/shipments/booking-detail'
import { shipments } from '@tradelane/contract/shipments/calls'
import { team } from '@tradelane/contract/team/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenBalance } from '../../../../../test/given-balance.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenShipment, payFreightOf, shipmentPage } from '../../../../../test/given-shipment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
beforeAll(async () => {
  await givenBalance(app, company, '60000.00', 'USD')
})

test('before it is paid, the bill names seller, buyer, days, lines, tax and total, and has no number of an invoice', async () => {
  const { logisticsId } = await givenShipment(app, company.token, { goods: 'Cotton' })
  const { charge } = await shipmentPage(app, company.token, logisticsId)
  const text = await textOf(logisticsId, 'invoice')
  expect(text).toContain('Payment request')
  expect(text).not.toMatch(/INV-|LI-/)
  expect(text).toMatch(/Seller Tradelane Buyer Okafor Imports Inc\., (.+, )?registration number \S+/)
  expect(text).toMatch(/Issued \d+ \w+ \d{4} Due \d+ \w+ \d{4}/)
  expect(text).toContain('VAT or other tax: none is charged')
  const total = Number(charge.amount).toLocaleString('en', { minimumFractionDigits: 2 })
  expect(text.split(total).length).toBeGreaterThan(2)
  expect(text).toContain('Status Not paid yet Invoice number Given when it is paid')
})

test('the bill has the tax number of the company, once it has given one', async () => {
  const { logisticsId } = await givenShipment(app, company.token)
  expect(await textOf(logisticsId, 'invoice')).not.toContain('tax number')
  await app.call(team.saveTaxNumber, { body: { tax_number: 'US12-3456789' } }, { token: company.token })
  expect(await textOf(logisticsId, 'invoice')).toMatch(/registration number \S+, tax number US12-3456789/)
  await app.call(team.saveTaxNumber, { body: { tax_number: '' } }, { token: company.token })
})

test('a refund has a credit note with its own number, and the invoice stays', async () => {
  const { logisticsId, bookingNumber } = await givenShipment(app, company.token)
  await payFreightOf(app, company, logisticsId)
  await app.runJobs()
  expect(failure(await read(logisticsId, 'credit_note')).error.code).toBe('ILLEGAL_STATE')
  const paid = await textOf(logisticsId, 'invoice')
  const number = /Invoice (INV-\d{4}-\d{6}) Issued/.exec(paid)?.[1]
  expect(paid).toMatch(/Carried from \d+ \w+ \d{4} Paid on/)
  const body = { logistics_id: logisticsId, reason: 'The buyer has withdrawn' }
  expect((await app.call(shipments.cancel, { body }, { token: company.token })).status).toBe(200)
  // The refund is asked for, and not in the wallet yet.
  expect(failure(await read(logisticsId, 'credit_note')).error.code).toBe('ILLEGAL_STATE')
  await app.runJobs()
  const { papers, charge } = await shipmentPage(app, company.token, logisticsId)
  expect(charge.state).toBe('refunded')
  expect(papers).toEqual(expect.arrayContaining(['invoice', 'credit_note']))
  const note = await textOf(logisticsId, 'credit_note')
  expect(note).toMatch(new RegExp(`Credit note CN-\\d{4}-\\d{6} Issued .+ For invoice ${number} `))
  expect(note).toContain(bookingNumber)
  expect(note).toContain('The buyer has withdrawn')
  const total = Number(charge.amount).toLocaleString('en', { minimumFractionDigits: 2 })
  expect(note).toMatch(new RegExp(`Total −\\D{0,5}${total}`))
  expect(await textOf(logisticsId, 'invoice')).toMatch(
    new RegExp(`Invoice ${number} Issued .+ Credited by CN-`),
  )
})

test('the confirmation names terminals with their codes, equipment, weight and containers', async () => {
  const { logisticsId } = await givenShipment(app, company.token, { goods: 'Cotton', quantity: 3 })
  const { logistics, shipment } = await shipmentPage(app, company.token, logisticsId)
  const text = await textOf(logisticsId, 'booking_confirmation')
  const main = shipment?.legs.find(({ role }) => role === 'main')
  expect(text).toContain(`Port of loading ${main?.from.name} (${main?.from.code})`)
  expect(text).toContain(`Port of discharge ${main?.to.name} (${main?.to.code})`)
  expect(text).toMatch(/Equipment 3 × [A-Z]{2}\d{2}/)
  expect(text).toMatch(/Gross weight [\d,]+ kg/)
  expect(text).toContain(shipment?.containers[2]?.container_number)
  expect(text).toContain(logistics.booking_number)
})

test('the confirmation names dangerous goods and the set temperature', async () => {
  const substance = { net_quantity: 900, packages: 1, flash_point: 18, unit: 'L' } as const
  const { logisticsId } = await givenShipment(app, company.token, {
    goods: 'Paint',
    container_size: 'RF40',
    temperature_c: 5,
    genset: true,
    dangerous_goods: [
      { ...substance, un_number: '1263', shipping_name: 'Paint', packing_group: 'II', packaging: 'drums' },
      { ...substance, un_number: '1145', packaging: 'ibc', packages: 5 },
    ],
    emergency_contact: 'Ada Okafor, +1 212 555 0147',
  })
  const text = await textOf(logisticsId, 'booking_confirmation')
  expect(text).toContain('Dangerous goods UN 1263, Paint, class 3, PG II')
  expect(text).toContain('900 L net in 1 drum,')
  expect(text).toMatch(/UN 1145, Cyclohexane.+ in 5 IBCs, flash point 18 °C, marine pollutant/)
  expect(text).toContain('Refrigeration Set temperature 5 °C, genset on the road')
})

test('the draft of the bill of lading shows what is known and what is missing', async () => {
  const { logisticsId } = await givenShipment(app, company.token, { goods: 'Cotton' })
  const text = await textOf(logisticsId, 'transport_draft')
  expect(text).toContain('no document of title')
  expect(text).toMatch(/Shipper .+ Consignee .+ Notify party/)
  expect(text).toContain('Freight Prepaid')
  expect(text).toContain('Cotton')
})

test('the bill of a booking that was cancelled unpaid asks for nothing', async () => {
  const { logisticsId } = await givenShipment(app, company.token)
  expect(await textOf(logisticsId, 'invoice')).toContain('Status Not paid yet')
  const body = { logistics_id: logisticsId }
  expect((await app.call(shipments.cancel, { body }, { token: company.token })).status).toBe(200)
  await app.runJobs()
  const text = await textOf(logisticsId, 'invoice')
  expect(text).toContain('The booking was cancelled: nothing to pay')
  expect(text).not.toContain('Due ')
  expect((await shipmentPage(app, company.token, logisticsId)).papers).not.toContain('credit_note')
})

const read = (logistics_id: string, paper: PrintedDocument) =>
  app.call(shipments.paper, { query: { logistics_id, paper } }, { token: company.token })
const textOf = async (logisticsId: string, paper: PrintedDocument) =>
  textOfPaper((await read(logisticsId, paper)).bytes)
