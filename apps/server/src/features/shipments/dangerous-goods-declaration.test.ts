import { shipments } from '@tradelane/contract/shipments/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../test/given-company.ts'
import { givenBooking, shipmentPage } from '../../../test/given-shipment.ts'
import { type TestApp, testApp } from '../../../test/test-app.ts'
import { systemScope } from '../../access/scope.ts'
import { getBooking, quotedFreight } from './bookings.ts'
import { carriageRequest } from './carriage.ts'
import { dangerousGoodsDeclaration } from './dangerous-goods-declaration.ts'
import { readDetails } from './details.ts'

let app: TestApp
let ada: GivenCompany
beforeAll(async () => {
  app = await testApp()
  ada = await givenCompany(app)
})
afterAll(() => app.close())

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

test('the declaration has what was declared for the quote, and lines for three signatures', async () => {
  const { logisticsId } = await given()
  const booking = await bookingOf(logisticsId)
  const { lead, facts, table, blanks } = await dangerousGoodsDeclaration(app.deps, booking)
  expect(lead).toBe('Multimodal dangerous goods form')
  expect(Object.fromEntries(facts)).toMatchObject({
    'Emergency contact': search.emergency_contact,
    'Gross mass of the cargo': '18,000 kg',
    'Container size and type': '1 × ST40',
  })
  expect(table?.rows).toEqual([
    [
      'UN 2031, NITRIC ACID, OTHER THAN RED FUMING, WITH LESS THAN 65 % ACID',
      '8',
      'II',
      '30 × jerricans',
      '900 L',
    ],
  ])
  expect(blanks.map(({ title }) => title)).toEqual([
    'Shipper’s declaration',
    'Container packing certificate',
    'Receipt by the carrier',
  ])
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
