import { shipments } from '@tradelane/contract/shipments/calls'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenBooking, shipmentPage } from '../../../../../test/given-shipment.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { renderPdf } from '../../../../pdf/render-pdf.ts'
import { getBooking, quotedFreight } from '../bookings.ts'
import { carriageRequest } from '../carriage.ts'
import { readDetails } from '../details.ts'
import { dangerousGoodsDeclaration } from './dangerous-goods-declaration.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

test('the declaration has what was declared for the quote, and lines for three signatures', async () => {
  const { logisticsId } = await given()
  const booking = await bookingOf(logisticsId)
  const { lead, facts, table, blanks } = await dangerousGoodsDeclaration(app.deps, booking)
  expect(lead).toBe('Multimodal dangerous goods form')
  expect(Object.fromEntries(facts)).toMatchObject({
    'Emergency contact': search.emergency_contact,
    'Gross mass of the cargo': '18,000 kg',
    'Container size and type': '1 × ST40',
    Rules: 'IMDG Code 42-24',
  })
  expect(table?.rows).toEqual([
    [
      'UN 2031, NITRIC ACID, OTHER THAN RED FUMING, WITH LESS THAN 65 % ACID',
      '8',
      'II',
      '30 jerricans',
      '900 L',
    ],
  ])
  expect(blanks.map(({ title }) => title)).toEqual([
    'Shipper’s declaration',
    'Container packing certificate',
    'Receipt by the carrier',
  ])
})

const paint = {
  un_number: '1263',
  shipping_name: 'Paint',
  packing_group: 'II',
  net_quantity: 1_200,
  unit: 'L',
  packages: 60,
  packaging: 'drums',
  flash_point: 18,
} as const
const polluting = {
  un_number: '3082',
  technical_name: 'Epoxy resin (average molecular weight 700 or less)',
  net_quantity: 5_000,
  unit: 'L',
  packages: 5,
  packaging: 'ibc',
} as const
const lye = { ...paint, un_number: '1824', net_quantity: 400, packages: 20 } as const
const cold = { container_size: 'RF40', temperature_c: 5, genset: true } as const

async function pagesOf(logisticsId: string): Promise<string[]> {
  const content = await dangerousGoodsDeclaration(app.deps, await bookingOf(logisticsId))
  const title = 'Dangerous goods declaration'
  const head = { title, author: 'Tradelane', printedAt: new Date(), note: 'To verify this, write to us.' }
  const bytes = await renderPdf({ ...head, ...content })
  const { text } = await extractText(Uint8Array.from(bytes), { mergePages: false })
  return text
}

test.each([
  ['paint in a reefer', { dangerous_goods: [paint], ...cold }],
  ['a marine pollutant in IBCs', { dangerous_goods: [polluting] }],
  ['paint and lye', { dangerous_goods: [paint, lye] }],
])('%s: each signature stays with its sentence, on few pages', async (_, changes) => {
  const { logisticsId } = await given(changes)
  const pages = await pagesOf(logisticsId)
  expect(pages.length).toBeLessThanOrEqual(2)
  for (const page of pages) {
    const titles = ['I declare that the contents', 'I declare that the goods', 'Received the number']
    const signed = titles.filter((sentence) => page.includes(sentence)).length
    expect(page.split(/Name and status|Haulier and vehicle/).length - 1).toBe(signed)
    expect(page.split('Signature').length - 1).toBe(signed)
  }
})

test('it names marine pollutants, packages and the set temperature, ticked or not', async () => {
  const { logisticsId } = await given({
    dangerous_goods: [{ ...polluting, marine_pollutant: false }],
    ...cold,
  })
  const booking = await bookingOf(logisticsId)
  const { facts, table } = await dangerousGoodsDeclaration(app.deps, booking)
  expect(Object.fromEntries(facts)).toMatchObject({
    Refrigeration: 'Set temperature 5 °C, genset on the road',
  })
  expect(table?.rows[0]).toEqual([
    expect.stringMatching(/\nMarine pollutant$/),
    '9',
    'III',
    '5 IBCs',
    '5,000 L',
  ])
  expect(quotedFreight(booking).notes?.[0]?.text).toContain('5,000 L net in 5 IBCs, marine pollutant')
})

test('it is among the papers from the request on, as a file', async () => {
  const { logisticsId } = await given()
  expect((await shipmentPage(app, ada.token, logisticsId)).papers).toEqual(['dangerous_goods_declaration'])
  const usual = await givenBooking(app, ada.token)
  expect((await shipmentPage(app, ada.token, usual.logisticsId)).papers).toEqual([])
})

test('the carrier learns what the goods are', async () => {
  const { logisticsId } = await given()
  const booking = await bookingOf(logisticsId)
  const details = await readDetails(app.db, booking)
  const { remarks } = carriageRequest(logisticsId, quotedFreight(booking), details)
  expect(remarks).toEqual([expect.stringContaining('UN 2031, Nitric acid')])
})

test('a declaration is refused where nothing is dangerous', async () => {
  const { logisticsId } = await givenBooking(app, ada.token)
  const answer = await app.call(
    shipments.paper,
    { query: { logistics_id: logisticsId, paper: 'dangerous_goods_declaration' } },
    { token: ada.token },
  )
  expect(answer.status).toBe(409)
})

const nitricAcid = {
  un_number: '2031',
  shipping_name: 'Nitric acid, other than red fuming, with less than 65 % acid',
  net_quantity: 900,
  unit: 'L',
  packages: 30,
  packaging: 'jerricans',
} as const
const search = {
  dangerous_goods: [nitricAcid],
  emergency_contact: 'Ada Okafor, +1 212 555 0147',
  goods: 'Acid for etching',
} as const
const given = (changes = {}) =>
  givenBooking(app, ada.token, { ...search, dangerous_goods: [nitricAcid], ...changes })

async function bookingOf(logisticsId: string) {
  const { uid } = await shipmentPage(app, ada.token, logisticsId)
  return getBooking(app.db, systemScope(uid), logisticsId)
}
