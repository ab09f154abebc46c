import { notifications } from '@tradelane/contract/notifications/calls'
import { sandboxCarrier } from '@tradelane/contract/sandbox-carrier/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenBalance } from '../../../../../test/given-balance.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import {
  daysPass,
  givenShipment,
  payFreightOf,
  shipmentPage,
  untilFebruary,
} from '../../../../../test/given-shipment.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { readCarrierUpdate } from './read-carrier-update.ts'
import { watchShipments } from './watch-shipments.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
beforeAll(async () => {
  await givenBalance(app, company, '900000.00', 'USD')
})

test('a shipment moves from door to door as days pass, waits for the payment, is delivered, and is closed', async () => {
  await untilFebruary(app)
  const { logisticsId, bookingNumber, carrierBookingNumber } = await given()
  await daysPass(app, bookingNumber, 12)
  const early = await pageOf(logisticsId)
  expect(early.logistics.state).toBe('in_transit')
  expect(early.may).toMatchObject({ cancel: false, pay: true })

  await daysPass(app, carrierBookingNumber, 10)
  const atSea = await pageOf(logisticsId)
  expect(atSea.shipment?.legs.map(({ progress }) => progress)).toEqual(['done', 'under_way', 'planned'])
  expect(atSea.shipment?.legs.map(({ from, to }) => [from.time_zone, to.time_zone])).toEqual([
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Europe/Berlin'],
    ['Europe/Berlin', 'Europe/Berlin'],
  ])
  const { position } = atSea.shipment ?? {}
  expect(position).toMatchObject({ leg: 'main', text: expect.stringMatching(/^At sea between /) })
  expect(position?.share).toBeGreaterThan(0)
  expect(position?.share).toBeLessThan(1)

  await daysPass(app, bookingNumber, 60)
  const waiting = await pageOf(logisticsId)
  expect(waiting.logistics).toMatchObject({ state: 'arrived', payment: 'due' })
  expect(waiting.next).toMatchObject({
    who: 'approver',
    text: expect.stringContaining('until the freight is paid'),
  })
  expect(waiting.shipment?.free_time?.clocks).toMatchObject([
    { kind: 'demurrage', free_days: 5, state: 'over', days_left: 0 },
    { kind: 'detention', state: 'waiting', accrued: 0 },
  ])
  expect(waiting.shipment?.exceptions.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['held_for_payment', 'container_late']),
  )

  expect((await pay(logisticsId)).body.payment_status).toBe('paid')
  await daysPass(app, bookingNumber, 5)
  const delivered = await pageOf(logisticsId)
  expect(delivered.logistics).toMatchObject({ state: 'delivered', payment: 'paid' })
  expect(delivered.shipment).toMatchObject({
    position: null,
    free_time: { clocks: [{ state: 'stopped' }, {}] },
  })
  expect(delivered.shipment?.delivery.actual).toBeTruthy()
  expect(delivered.papers).toEqual([
    ...['booking_confirmation', 'transport_draft', 'invoice', 'container_invoice'],
    'proof_of_delivery',
  ])

  await daysPass(app, bookingNumber, 7)
  const { timeline, may, next } = await pageOf(logisticsId)
  const happened = timeline.map(({ to }) => to)
  expect(happened).toContain('loaded')
  // Whether it is collected and loaded between two reads depends on the hour at which this runs.
  expect(happened.filter((to) => to !== 'loaded')).toEqual([
    ...['requested', 'details_missing', 'confirmed', 'in_transit', 'arrived', 'counting'],
    ...['free_time_ended', 'freight_paid', 'delivered', 'invoiced', 'closed'],
  ])
  expect(may).toEqual({
    ...{ edit_details: false, cancel: false, pay: false, share: true },
    ...{ pay_container_charges: true, pay_clearance: false, correct_late: false, record_return: false },
  })
  expect(next).toMatchObject({ who: 'approver', text: 'Pay the demurrage and detention.' })
})

test('goods that are paid early are handed out without waiting', async () => {
  const { logisticsId, bookingNumber } = await given()
  await pay(logisticsId)
  await daysPass(app, bookingNumber, 90)
  const { logistics, shipment } = await pageOf(logisticsId)
  expect(logistics.state).toBe('closed')
  const { planned, actual } = shipment?.delivery ?? {}
  expect(Date.parse(actual ?? '') - Date.parse(planned ?? '')).toBeLessThan(86_400_000)
})

describe('a carrier’s message', () => {
  test('is stored once, also when it is read again or by several workers at the same time', async () => {
    const { logisticsId, bookingNumber } = await given('SIM-DELAY')
    await daysPass(app, bookingNumber, 25)
    const kept = await keptEvents(logisticsId)
    const which = { companyId: company.companyId, logisticsId }
    await Promise.all([1, 2, 3].map(() => readCarrierUpdate(app.deps, which)))
    await watchShipments(app.deps)
    expect(await keptEvents(logisticsId)).toEqual(kept)
    const { timeline } = await pageOf(logisticsId)
    expect(timeline.map(({ to }) => to)).toEqual([
      'requested',
      'details_missing',
      'confirmed',
      'loaded',
      'in_transit',
      'eta_changed',
    ])
  })

  test('may arrive late and out of order, and the state never goes back', async () => {
    const { logisticsId, bookingNumber } = await given()
    const real = app.deps.carriers.findUpdate
    const findUpdate = async (key: string) => {
      const all = await real(key)
      return all && { ...all, events: all.events.filter(({ code }) => code !== 'DEPA').toReversed() }
    }
    const withholding = { ...app.deps, carriers: { ...app.deps.carriers, findUpdate } }
    await app.deps.sandbox?.carriers.advance(
      (await pageOf(logisticsId)).logistics.carrier_booking_number ?? '',
      60,
    )
    const which = { companyId: company.companyId, logisticsId }
    await readCarrierUpdate(withholding, which)
    const before = await pageOf(logisticsId)
    expect(before.timeline.map(({ to }) => to).slice(3)).toEqual([
      ...['loaded', 'in_transit', 'arrived', 'counting', 'free_time_ended'],
    ])
    // The departures come after the arrival.
    await readCarrierUpdate(app.deps, which)
    const after = await pageOf(logisticsId)
    expect(after.logistics.state).toBe('arrived')
    expect(after.timeline).toEqual(before.timeline)
    expect(after.shipment?.legs[1]?.departure.actual).toBeTruthy()
    expect(after.shipment?.messages.length).toBeGreaterThan(before.shipment?.messages.length ?? 0)
    expect(bookingNumber).toMatch(/^FB-/)
  })

  test('keeps planned and estimated times beside the actual one, and the actual one is shown', async () => {
    const { logisticsId, bookingNumber } = await given('SIM-DELAY')
    await daysPass(app, bookingNumber, 90)
    const { shipment } = await pageOf(logisticsId)
    const arrival = shipment?.events.find(({ code, imo }) => code === 'ARRI' && imo)
    expect(arrival).toMatchObject({ classifier: 'ACT', shown_at: arrival?.actual, label: 'Vessel arrives' })
    expect(arrival?.planned).not.toBe(arrival?.actual)
    expect(arrival?.estimated).toBe(arrival?.actual)
    const arrivals = shipment?.messages.filter(({ code, imo }) => code === 'ARRI' && imo) ?? []
    expect(new Set(arrivals.map(({ classifier }) => classifier))).toEqual(new Set(['PLN', 'EST', 'ACT']))
  })

  test('that cannot be fetched does not stop the other shipments', async () => {
    const [first, second] = [await given(), await given()]
    for (const { carrierBookingNumber } of [first, second])
      await app.deps.sandbox?.carriers.advance(carrierBookingNumber, 15)
    const real = app.deps.carriers.findUpdate
    const findUpdate = async (key: string) => (key === first.logisticsId ? undefined : real(key))
    await watchShipments({ ...app.deps, carriers: { ...app.deps.carriers, findUpdate } })
    expect((await pageOf(first.logisticsId)).logistics.state).toBe('confirmed')
    expect((await pageOf(second.logisticsId)).logistics.state).toBe('in_transit')
  })
})

describe('an exception is notified', () => {
  test('when the arrival moves by more than a day, with the reason', async () => {
    const { logisticsId, bookingNumber } = await given('SIM-DELAY')
    for (let day = 0; day < 40; day++) await daysPass(app, bookingNumber, 1)
    const titles = await titlesOf()
    expect(titles.filter((title) => title === `Shipment ${bookingNumber}: new arrival date`)).toHaveLength(2)
    const { shipment } = await pageOf(logisticsId)
    expect(shipment?.exceptions.map(({ kind }) => kind)).toContain('delay')
    expect(shipment?.exceptions[0]?.text).toMatch(/: slowed down by bad weather$/)
    expect(shipment?.eta_history.length).toBeGreaterThanOrEqual(3)
    expect(shipment?.eta_history[0]?.eta).toBe(shipment?.eta.planned)
  })

  test('not when it moves by hours', async () => {
    const { bookingNumber } = await given()
    await daysPass(app, bookingNumber, 60)
    expect(await titlesOf()).not.toContain(`Shipment ${bookingNumber}: new arrival date`)
  })

  test('when the goods are left behind, and sail on another ship', async () => {
    const { logisticsId, bookingNumber } = await given('SIM-ROLLED')
    const booked = (await pageOf(logisticsId)).shipment
    await daysPass(app, bookingNumber, 40)
    const { shipment } = await pageOf(logisticsId)
    expect(shipment?.exceptions.map(({ kind }) => kind)).toContain('rolled')
    expect(shipment?.vessel).not.toBe(booked?.vessel)
    expect(await titlesOf()).toContain(`Shipment ${bookingNumber}: new arrival date`)
  })

  test('when customs hold it', async () => {
    const { logisticsId, bookingNumber } = await given('SIM-CUSTOMS')
    await daysPass(app, bookingNumber, 90)
    const { shipment } = await pageOf(logisticsId)
    expect(shipment?.exceptions).toContainEqual(expect.objectContaining({ kind: 'customs_hold' }))
    const heldTitle = `Shipment ${bookingNumber}: held by customs`
    expect((await titlesOf()).filter((title) => title === heldTitle)).toHaveLength(1)
  })
})

test.each([
  ['air', { freight_type: 'Air', transportation_by: undefined, container_size: '', weight: 900, volume: 4 }],
  ['LCL', { transportation_by: 'LCL', container_size: '', weight: 900, volume: 4 }],
] as const)('goods also arrive by %s', async (_, search) => {
  const { logisticsId, bookingNumber } = await givenShipment(app, company.token, search)
  await pay(logisticsId)
  await daysPass(app, bookingNumber, 120)
  expect((await pageOf(logisticsId)).logistics.state).toBe('closed')
})

test('goods also arrive by truck and by train', async () => {
  const lyon = { to_city: 'Lyon', to_countrycode: 'FR', to_lat: 45.75, to_lng: 4.85 }
  const munich = { from_city: 'Munich', from_countrycode: 'DE', from_lat: 48.137, from_lng: 11.575 }
  const byLand = { ...munich, ...lyon, freight_type: 'Land' } as const
  for (const search of [
    { ...byLand, transportation_by: 'FTL', container_size: '' },
    { ...byLand, transportation_by: 'RAIL_FCL', container_size: 'ST40' },
  ] as const) {
    const { logisticsId, bookingNumber } = await givenShipment(app, company.token, search)
    await pay(logisticsId)
    await daysPass(app, bookingNumber, 60)
    expect((await pageOf(logisticsId)).logistics.state).toBe('closed')
  }
})

describe('the played carriers', () => {
  test('list their shipments, each with its next event', async () => {
    const { carrierBookingNumber } = await given()
    const { body } = await app.call(sandboxCarrier.list, {})
    const listed = body.shipments.find((one) => one.carrier_booking_number === carrierBookingNumber)
    expect(listed).toMatchObject({
      days_ahead: 0,
      is_released: false,
      next_event: { text: 'Empty container collected, Mumbai' },
    })
  })

  test('refuse to advance an unknown shipment, or by ten years', async () => {
    const advance = (booking_number: string, days: number) =>
      app.call(sandboxCarrier.advance, { body: { booking_number, days } })
    expect((await advance('FB-2026-999999', 1)).status).toBe(404)
    expect((await advance('NOBODY', 1)).status).toBe(404)
    for (const days of [0, 3_650, 1.5]) expect((await advance('NOBODY', days)).status).toBe(400)
  })
})

const given = (goods = 'Cotton yarn') => givenShipment(app, company.token, { goods })
const pageOf = (logisticsId: string) => shipmentPage(app, company.token, logisticsId)
const pay = async (logisticsId: string) => {
  // Codes are sent at most every 30 seconds.
  app.clock.advance(31_000)
  const paid = await payFreightOf(app, company, logisticsId)
  await app.runJobs()
  return paid
}
const keptEvents = (logisticsId: string) =>
  app.db.selectFrom('tracking_events').selectAll().where('logistics_id', '=', logisticsId).execute()

async function titlesOf(): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(notifications.list, { query: { limit: '100' } }, { token: company.token })
  return body.data.map(({ title }) => title)
}
