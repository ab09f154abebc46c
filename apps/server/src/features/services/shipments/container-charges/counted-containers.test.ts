import type { Freight } from '@tradelane/contract/logistics/freight'
import { containerTariff } from '@tradelane/freight'
import { decimalText } from '@tradelane/money'
import { expect, test } from 'vitest'
import { givenPayer } from '../../../../../test/given-payment.ts'
import {
  daysPass,
  givenBooking,
  givenShipment,
  payFreightOf,
  shipmentPage,
} from '../../../../../test/given-shipment.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { getBooking } from '../bookings.ts'
import type { TrackingEvent } from '../tracking-events.ts'
import { countContainers } from './container-charges.ts'

const app = theApp()
checkBooksAfterEach(app, { runsJobs: true })
const payer = prepared(() => givenPayer(app, { balance: '50000' }))

test('part loads travel in containers of the carrier: nothing is counted, and the booking closes', async () => {
  const part = { transportation_by: 'LCL', container_size: '', weight: 900, volume: 4 } as const
  const { logistics, container_charge } = await delivered(part)
  expect([logistics.state, container_charge]).toEqual(['closed', null])
})

test('where the carrier reports no discharge nothing is counted, and the booking closes', async () => {
  const { carriers } = app.deps
  const { findUpdate } = carriers
  carriers.findUpdate = async (key) => {
    const update = await findUpdate(key)
    return update && { ...update, events: update.events.filter(({ code }) => code !== 'DISC') }
  }
  const { logistics, container_charge } = await delivered({})
  carriers.findUpdate = findUpdate
  expect([logistics.state, container_charge]).toEqual(['closed', null])
})

test('the days are those of the place at which the ship or the train arrives, and all containers have to be back', async () => {
  const ship = await givenBooking(app, payer.token)
  const booking = await getBooking(app.db, systemScope(payer.companyId), ship.logisticsId)
  const none = countContainers(booking, { numbers: [], events: [], asOf })
  expect(none).toEqual({ stays: [], clocks: [], isBegun: false, isBack: false, timeZone: 'Europe/Berlin' })
  const [discharge, back] = [event('DISC', 2), event('GTIN', 2, { is_empty: true, containers: ['A'] })]
  const count = (numbers: string[]) => countContainers(booking, { numbers, events: [discharge, back], asOf })
  expect(count(['A', 'B'])).toMatchObject({ isBegun: true, isBack: false })
  expect(count(['A'])).toMatchObject({ isBegun: true, isBack: true })
})

test('by rail between two terminals without a truck, the days begin with the train', async () => {
  const train = await givenBooking(app, payer.token, munichToLyon)
  const booking = await getBooking(app.db, systemScope(payer.companyId), train.logisticsId)
  const arrival = event('ARRI', 1, { event_type: 'TRANSPORT' })
  const isBegun = (one: typeof booking) =>
    countContainers(one, { numbers: ['A'], events: [arrival], asOf }).isBegun
  const { freight } = booking as unknown as { freight: Freight }
  const legs = freight.legs.filter(({ role }) => role === 'main')
  expect([isBegun(booking), isBegun({ ...booking, freight: { ...freight, legs } })]).toEqual([false, true])
})

test('by rail from door to door the days are counted at the terminal, from its gate, by the tariff of their size', async () => {
  const { logistics, shipment, container_charge } = await delivered(munichToLyon)
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

const munichToLyon: Parameters<typeof givenShipment>[2] = {
  ...{ from_city: 'Munich', from_countrycode: 'DE', from_lat: 48.137, from_lng: 11.575 },
  ...{ to_city: 'Lyon', to_countrycode: 'FR', to_lat: 45.75, to_lng: 4.85 },
  ...{ freight_type: 'Land', transportation_by: 'RAIL_FCL', container_size: 'ST40' },
}
const asOf = new Date('2026-03-05T10:00:00Z')
const event = (code: string, stop: number, changes: Partial<TrackingEvent> = {}): TrackingEvent => ({
  ...{ uid: '', logistics_id: '', event_id: '', event_type: 'EQUIPMENT', classifier: 'ACT', code, stop },
  ...{ date_time: asOf, reported_at: asOf, received_at: asOf, location: null, is_empty: false },
  ...{ vessel: null, imo: null, voyage: null, containers: [], remark: null, proof: null },
  ...changes,
})

async function delivered(search: Parameters<typeof givenShipment>[2]) {
  const { logisticsId, bookingNumber } = await givenShipment(app, payer.token, search)
  app.clock.advance(31_000)
  expect((await payFreightOf(app, payer, logisticsId)).status).toBe(200)
  await app.runJobs()
  await daysPass(app, bookingNumber, 120)
  return shipmentPage(app, payer.token, logisticsId)
}
