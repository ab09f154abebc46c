import { logistics } from '@tradelane/contract/logistics/calls'
import { passages } from '@tradelane/contract/logistics/passage-calls'
import { greatCircleKm } from '@tradelane/freight'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { dayFromNow, givenFreights, mumbaiToHamburg } from '../../../../../test/given-freight.ts'
import {
  confirmed,
  daysPass,
  givenBooking,
  givenShipment,
  shipmentPage,
} from '../../../../../test/given-shipment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { rerouteBookings } from './reroute-bookings.ts'

// Mumbai to Hamburg leads through Suez.

const app = theApp()
let admin: string
let token: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
  // Closed as the product comes.
  await reopen('hormuz')
})
beforeEach(async () => {
  token = (await givenCompany(app, { kyb: 'Clear' })).token
})
afterEach(async () => {
  for (const { passage, closure } of (await list()).passages) if (closure) await reopen(passage)
  await app.runJobs()
})

describe('a passage', () => {
  test('is closed with a reason and a day, and opened again, each with an event', async () => {
    const closing = await close({ passage: 'panama' })
    expect(closing.body.message).toBe('Panama Canal is closed. 0 open quotes through it have ended.')
    expect(await rowOf('panama')).toMatchObject({
      open_bookings: 0,
      closure: { reason, closed_on: dayFromNow(app, 0), closed_by: 'Bo Lindqvist', reopened_at: null },
    })
    await reopen('panama')
    expect(await rowOf('panama')).toMatchObject({ closure: null })
    expect((await list()).ended[0]).toMatchObject({ passage: 'panama', reopened_by: 'Bo Lindqvist' })
    const events = await app.db
      .selectFrom('events')
      .select(['subject_id', 'from_state', 'to_state'])
      .where('subject', '=', 'passage')
      .orderBy('event_id')
      .execute()
    expect(events.slice(-2)).toEqual([
      { subject_id: 'panama', from_state: 'open', to_state: 'closed' },
      { subject_id: 'panama', from_state: 'closed', to_state: 'open' },
    ])
  })

  test.each([
    ['reason', ' ', 'A reason is required'],
    ['reason', 'x'.repeat(301), 'At most 300 characters'],
    ['closed_on', '2026-02-30', 'Enter a valid date'],
    ['passage', 'good_hope', 'Select a passage'],
  ])('is not closed with the %s %j', async (field, value, message) => {
    expect(failure(await close({ [field]: value })).error.fields).toEqual({ [field]: message })
    expect((await rowOf('suez'))?.closure).toBeNull()
  })

  test('is closed once, also by two at once, and opened once', async () => {
    const both = await Promise.all([close(), close()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const closure_id = (await rowOf('suez'))?.closure?.closure_id ?? ''
    await reopen()
    const second = await app.call(passages.reopen, { body: { closure_id } }, { token: admin })
    expect(failure(second).error.code).toBe('CONFLICT')
  })
})

describe('a search while Suez is closed', () => {
  test('leads round the Cape, and says why', async () => {
    expect(await passagesOf()).toContain('suez')
    await close()
    expect([...(await passagesOf())]).toEqual(['good_hope'])
    const { body } = await app.call(logistics.getQuotes, { body: mumbaiToHamburg(app) }, { token })
    expect(body.closures).toEqual([{ passage: 'suez', reason, closed_on: dayFromNow(app, 0) }])
    await reopen()
    expect(await passagesOf()).toContain('suez')
  })

  test('says nothing of a closure that is not on its way', async () => {
    await close({ passage: 'panama' })
    const { body } = await app.call(logistics.getQuotes, { body: mumbaiToHamburg(app) }, { token })
    expect(body.closures).toEqual([])
  })
})

describe('a quote', () => {
  test('through a passage ends when it is closed; one round it can still be booked', async () => {
    const [through] = await givenFreights(app, token)
    if (!through) throw new Error('nobody sails')
    expect((await close()).body.message).toMatch(/^Suez Canal is closed\. \d+ open quotes/)
    const refused = failure(await app.call(logistics.add, { body: { freights: [through] } }, { token }))
    expect(refused).toMatchObject({
      error: { code: 'QUOTE_EXPIRED' },
      message: 'Suez Canal is closed. Please search again.',
    })
    const [round] = await givenFreights(app, token)
    if (!round) throw new Error('nobody sails round the Cape')
    expect((await app.call(logistics.add, { body: { freights: [round] } }, { token })).status).toBe(200)
  })

  test('of the longer of two ways is booked at its own price', async () => {
    const shanghai = { from_city: 'Shanghai', from_countrycode: 'CN', from_lat: 31.22, from_lng: 121.46 }
    const offers = await givenFreights(app, token, shanghai)
    const cape = offers.find(({ legs }) => legs[1]?.passages?.includes('good_hope'))
    const suez = offers.find(({ name, legs }) => name === cape?.name && legs[1]?.passages?.includes('suez'))
    if (!cape || !suez) throw new Error('one way is missing')
    expect(cape.days).toBeGreaterThan(suez.days)
    expect(cape.co2_kg).toBeGreaterThan(suez.co2_kg)
    expect((await app.call(logistics.add, { body: { freights: [cape] } }, { token })).status).toBe(200)
  })
})

describe('a booking', () => {
  test('through a closed passage gets a later arrival, the new way and a message, and its price stays', async () => {
    const { logisticsId } = await givenShipment(app, token, { goods: 'Cotton yarn' })
    const [before, first] = [await etaOf(logisticsId), await shipmentOf(logisticsId)]
    expect((await rowOf('suez'))?.open_bookings).toBeGreaterThan(0)
    await close()
    await app.runJobs()
    const { shipment, booking, timeline, routes } = await shipmentOf(logisticsId)
    const later = await laterBy(logisticsId, before)
    // 4,415 nautical miles more, at some 400 a day.
    expect(later).toBeGreaterThan(8)
    expect(later).toBeLessThan(14)
    expect(shipment.legs[1]?.passages).toEqual(['good_hope'])
    expect(shipment.legs[1]?.distance_km).toBeGreaterThan(20_000)
    expect(routes[0]?.distance_nm).toBeGreaterThan(10_900)
    expect(shipment.eta_history.at(-1)?.remark).toBe(
      `Estimate of Tradelane: Suez Canal is closed: ${reason}. The ship sails via Cape of Good Hope, ${later} days longer.`,
    )
    expect(timeline.at(-1)).toMatchObject({ to: 'eta_changed' })
    expect(booking.freight.cost).toBe(first.booking.freight.cost)
  })

  test('arrives when the estimate said, give or take the hours that every ship is late', async () => {
    const { logisticsId, bookingNumber } = await givenShipment(app, token, { goods: 'Cotton yarn' })
    await close()
    await app.runJobs()
    const eta = await etaOf(logisticsId)
    await daysPass(app, bookingNumber, 80)
    const { actual } = (await shipmentOf(logisticsId)).shipment.eta
    expect(Math.abs(Date.parse(actual ?? '') - eta) / dayMs).toBeLessThan(1)
  })

  test('gets it once, also when the job runs several times', async () => {
    const { logisticsId } = await givenShipment(app, token, { goods: 'Cotton yarn' })
    await close()
    await app.runJobs()
    const [eta, { timeline }] = [await etaOf(logisticsId), await shipmentOf(logisticsId)]
    await Promise.all([rerouteBookings(app.deps), rerouteBookings(app.deps)])
    await app.runJobs()
    expect(await laterBy(logisticsId, eta)).toBe(0)
    expect((await shipmentOf(logisticsId)).timeline).toEqual(timeline)
  })

  test('that was confirmed while the passage was closed gets it, too', async () => {
    const { logisticsId } = await givenBooking(app, token)
    await close()
    await app.runJobs()
    await confirmed(app, logisticsId)
    const before = await etaOf(logisticsId)
    await app.runJobs()
    expect(await laterBy(logisticsId, before)).toBeGreaterThan(8)
  })

  test('goes through the passage again where it is opened before the ship leaves', async () => {
    const { logisticsId } = await givenShipment(app, token, { goods: 'Cotton yarn' })
    const before = await etaOf(logisticsId)
    await close()
    await app.runJobs()
    await reopen()
    await app.runJobs()
    expect(await laterBy(logisticsId, before)).toBe(0)
    expect((await shipmentOf(logisticsId)).shipment.legs[1]?.passages).toContain('suez')
  })

  test('whose ship is under way turns where it is, and stays on its way when the passage is opened', async () => {
    const { logisticsId, bookingNumber } = await givenShipment(app, token, { goods: 'Cotton yarn' })
    await daysPass(app, bookingNumber, 18)
    const { shipment } = await shipmentOf(logisticsId)
    expect(shipment.legs[1]?.progress).toBe('under_way')
    const before = await etaOf(logisticsId)
    await close()
    await app.runJobs()
    const later = await laterBy(logisticsId, before)
    expect(later).toBeGreaterThan(8)
    const { routes } = await shipmentOf(logisticsId)
    const { lng = 0, lat = 0 } = shipment.position ?? {}
    const away = (routes[0]?.geometry ?? []).map(([x = 0, y = 0]) => greatCircleKm([x, y], [lng, lat]))
    expect(Math.min(...away)).toBeLessThan(50)
    await reopen()
    await app.runJobs()
    expect(await laterBy(logisticsId, before)).toBe(later)
  })

  test('hears of the closures on its own way only', async () => {
    const { logisticsId } = await givenShipment(app, token, { goods: 'Cotton yarn' })
    await close({ passage: 'hormuz', reason: 'Mines' })
    await close()
    await app.runJobs()
    const ours = ({ messages }: Awaited<ReturnType<typeof shipmentOf>>['shipment']) =>
      messages.filter(({ event_id }) => event_id.startsWith('tradelane'))
    const { shipment } = await shipmentOf(logisticsId)
    const [, moved] = shipment.eta_history
    expect(moved?.remark).toMatch(
      /^Estimate of Tradelane: Suez Canal is closed: A ship blocks the canal\. The ship sails/,
    )
    await close({ passage: 'kiel' })
    await close({ passage: 'bab_el_mandeb', reason: 'Attacks' })
    await app.runJobs()
    const later = (await shipmentOf(logisticsId)).shipment
    expect(ours(later)).toEqual(ours(shipment))
    expect(later.eta_history).toEqual(shipment.eta_history)
  })

  test('whose ship has passed is left alone', async () => {
    const { logisticsId, bookingNumber } = await givenShipment(app, token, { goods: 'Cotton yarn' })
    await daysPass(app, bookingNumber, 27)
    expect((await shipmentOf(logisticsId)).shipment.legs[1]?.progress).toBe('under_way')
    const before = await etaOf(logisticsId)
    await close()
    await app.runJobs()
    expect(await laterBy(logisticsId, before)).toBe(0)
  })

  test('to a port behind a closed strait keeps its date, and says that no way leads there', async () => {
    const kuwait = { to_city: 'Kuwait City', to_countrycode: 'KW', to_lat: 29.37, to_lng: 47.98 }
    const { logisticsId } = await givenShipment(app, token, { goods: 'Cotton yarn', ...kuwait })
    const before = await etaOf(logisticsId)
    await close({ passage: 'bosphorus' })
    await close({ passage: 'hormuz', reason: 'Mines' })
    await app.runJobs()
    await close({ passage: 'kiel' })
    await rerouteBookings(app.deps)
    await app.runJobs()
    const { timeline } = await shipmentOf(logisticsId)
    expect(timeline.filter(({ to }) => to === 'no_way_by_sea')).toMatchObject([
      { reason: 'Strait of Hormuz is closed: Mines.' },
    ])
    expect(await laterBy(logisticsId, before)).toBe(0)
    const refused = failure(
      await app.call(logistics.getQuotes, { body: mumbaiToHamburg(app, kuwait) }, { token }),
    )
    expect(refused).toMatchObject({
      error: { code: 'NO_ROUTE' },
      message:
        'The only way by sea leads through a passage that is closed. Strait of Hormuz is closed: Mines. Try air or land.',
    })
  })
})

const reason = 'A ship blocks the canal'
const close = (changes: object = {}) =>
  app.call(
    passages.close,
    { body: { passage: 'suez', reason, closed_on: dayFromNow(app, 0), ...changes } as never },
    { token: admin },
  )
const list = async () => (await app.call(passages.list, {}, { token: admin })).body
const rowOf = async (passage: string) => (await list()).passages.find((one) => one.passage === passage)
const reopen = async (passage = 'suez') => {
  const closure_id = (await rowOf(passage))?.closure?.closure_id ?? ''
  return app.call(passages.reopen, { body: { closure_id } }, { token: admin })
}
const passagesOf = async () => {
  const offers = await givenFreights(app, token)
  return new Set(offers.flatMap(({ legs }) => legs[1]?.passages ?? []))
}
const shipmentOf = async (logisticsId: string) => {
  const { shipment, logistics: booking, timeline, routes } = await shipmentPage(app, token, logisticsId)
  if (!shipment) throw new Error('the carrier has not confirmed')
  return { shipment, booking, timeline, routes }
}
const dayMs = 86_400_000
const etaOf = async (logisticsId: string) => {
  const { estimated, planned } = (await shipmentOf(logisticsId)).shipment.eta
  return Date.parse(estimated ?? planned ?? '')
}
const laterBy = async (logisticsId: string, before: number) => ((await etaOf(logisticsId)) - before) / dayMs
