import { containerTariff } from '@tradelane/freight'
import { decimalText } from '@tradelane/money'
import { expect, test } from 'vitest'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { daysPass, givenShipment, payFreightOf, shipmentPage } from '../../../../../test/given-shipment.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
const payer = prepared(() => givenPayer(app, { balance: '50000' }))

test('part loads travel in containers of the carrier: nothing is counted, and the booking closes', async () => {
  const part = { transportation_by: 'LCL', container_size: '', weight: 900, volume: 4 } as const
  const { logistics, container_charge } = await delivered(part)
  expect([logistics.state, container_charge]).toEqual(['closed', null])
})

test('by rail from door to door the days are counted at the terminal, from its gate, by the tariff of their size', async () => {
  const { logistics, shipment, container_charge } = await delivered({
    ...{ from_city: 'Munich', from_countrycode: 'DE', from_lat: 48.137, from_lng: 11.575 },
    ...{ to_city: 'Lyon', to_countrycode: 'FR', to_lat: 45.75, to_lng: 4.85 },
    ...{ freight_type: 'Land', transportation_by: 'RAIL_FCL', container_size: 'ST40' },
  })
  expect(shipment?.free_time?.clocks).toMatchObject([
    { kind: 'demurrage', state: 'stopped' },
    { kind: 'detention', state: 'stopped' },
  ])
  expect(container_charge?.state).toBe('nothing_due')
  const { name, shipping_date } = logistics.freight
  const [tier] = containerTariff(name, 'ST40', shipping_date).demurrage.tiers
  expect(shipment?.free_time?.clocks[0]?.tiers[0]).toEqual({
    from_day: tier?.fromDay,
    per_day: tier && Number(decimalText(tier.perDay)),
  })
})

async function delivered(search: Parameters<typeof givenShipment>[2]) {
  const { logisticsId, bookingNumber } = await givenShipment(app, payer.token, search)
  app.clock.advance(31_000)
  expect((await payFreightOf(app, payer, logisticsId)).status).toBe(200)
  await app.runJobs()
  await daysPass(app, bookingNumber, 120)
  return shipmentPage(app, payer.token, logisticsId)
}
