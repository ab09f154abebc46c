import { insurance } from '@tradelane/contract/insurance/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { beforeAll, expect, test } from 'vitest'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenShipment, payFreightOf, shipmentPage } from '../../../../test/given-shipment.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
beforeAll(async () => {
  await givenBalance(app, company, '20000.00', 'USD')
})

const place = 'Springfield, Illinois, US'

test('the shipment, its papers and its insurance name the state of a city that is one of several', async () => {
  const { token } = company
  const { logisticsId } = await givenShipment(app, token, {
    goods: 'Cotton',
    ...{ from_city: 'Springfield', from_countrycode: 'US', from_lat: 39.8017, from_lng: -89.6437 },
    ...{ insurance: true, category_of_goods: 'Electronics', invoice_amount: '50000' },
  })
  expect(JSON.stringify(await shipmentPage(app, token, logisticsId))).toContain(`"from_city":"${place}"`)
  const paper = async (name: 'booking_confirmation' | 'invoice') =>
    textOfPaper(
      (await app.call(shipments.paper, { query: { logistics_id: logisticsId, paper: name } }, { token }))
        .bytes,
    )
  expect(await paper('booking_confirmation')).toContain(place)
  expect(await paper('invoice')).toContain(`${place} to Hamburg, DE`)
  await payFreightOf(app, company, logisticsId)
  const policies = await app.call(insurance.list, { query: {} }, { token })
  expect(JSON.stringify(policies.body)).toContain(place)
})
