import { logistics } from '@tradelane/contract/logistics/calls'
import { passages } from '@tradelane/contract/logistics/passage-calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow, givenFreights, mumbaiToHamburg } from '../../../../test/given-freight.ts'
import { givenShipment, shipmentPage } from '../../../../test/given-shipment.ts'
import { failure, type TestApp } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

// Mumbai to Hamburg in ten days: the ship comes to Suez some twelve days after that.

const app = theApp()
let office: { token: string }
let company: { token: string }
let findUpdate: TestApp['deps']['carriers']['findUpdate']
beforeAll(async () => {
  office = { token: (await givenAdministrator(app)).token }
  findUpdate = app.deps.carriers.findUpdate
  // Closed as the product comes.
  await openAll()
})
beforeEach(async () => {
  company = { token: (await givenCompany(app, { kyb: 'Clear' })).token }
})
afterEach(async () => {
  app.deps.carriers.findUpdate = findUpdate
  await openAll()
  await app.runJobs()
})

test.each([
  ['0001-01-01', 'The day is more than a year ago'],
  ['9999-12-31', 'The day is more than a year ahead'],
])('a passage is not closed from %s', async (day, message) => {
  expect(failure(await close(day)).error.fields).toEqual({ closed_on: message })
})

describe('a search before the day', () => {
  test('leads round the passage if the ship comes there later, and says from when on', async () => {
    expect((await closedIn(15)).body.message).toMatch(/^Suez Canal closes on \d+ \w+ 20\d\d\. 0 open/)
    expect([...(await waysOf())]).toEqual(['good_hope'])
    const { body } = await app.call(
      logistics.getQuotes,
      { body: mumbaiToHamburg(app) },
      { token: company.token },
    )
    expect(body.closures).toEqual([{ passage: 'suez', reason, closed_on: dayFromNow(app, 15) }])
  })

  test('leads through it if the ship is through before, and such a quote can be booked', async () => {
    await closedIn(100)
    expect(await waysOf()).toContain('suez')
    const [offer] = await givenFreights(app, company.token)
    if (!offer) throw new Error('nobody sails')
    const booked = await app.call(logistics.add, { body: { freights: [offer] } }, { token: company.token })
    expect(booked.status).toBe(200)
  })

  test('leads through it again when that is called off', async () => {
    await closedIn(15)
    const { body } = await app.call(passages.list, {}, office)
    await reopen(body.passages.find(({ passage }) => passage === 'suez')?.closure?.closure_id ?? '')
    expect(await waysOf()).toContain('suez')
  })
})

test('an open quote ends if its ship would come there later, and its refusal says from when on', async () => {
  const [offer] = await givenFreights(app, company.token)
  if (!offer) throw new Error('nobody sails')
  await closedIn(15)
  const refused = failure(
    await app.call(logistics.add, { body: { freights: [offer] } }, { token: company.token }),
  )
  expect(refused.message).toMatch(/^Suez Canal closes on .*\. Please search again\.$/)
})

describe('a booking', () => {
  test('whose ship comes there after the day gets the later arrival now', async () => {
    const { logisticsId } = await givenShipment(app, company.token, { goods: 'Cotton yarn' })
    const before = await etaOf(logisticsId)
    await closedIn(15)
    await app.runJobs()
    expect(await etaOf(logisticsId)).toBeGreaterThan(before + 8 * 86_400_000)
    const { shipment } = await shipmentPage(app, company.token, logisticsId)
    expect(shipment?.eta_history.at(-1)?.remark).toMatch(/^Estimate of Tradelane: Suez Canal closes on /)
  })

  test('whose ship is through before keeps its date; it is looked at again on the day', async () => {
    const { logisticsId } = await givenShipment(app, company.token, { goods: 'Cotton yarn' })
    const before = await etaOf(logisticsId)
    await closedIn(40)
    await app.runJobs()
    expect(await etaOf(logisticsId)).toBe(before)
    const { rowCount } = await app.deps.pool.query(
      "select from graphile_worker.jobs where task_identifier = 'reroute-bookings' and run_at = $1",
      [new Date(dayFromNow(app, 40))],
    )
    expect(rowCount).toBe(1)
  })

  test('whose carrier does not answer gets its new arrival when it answers again, and others do not wait', async () => {
    const silent = await givenShipment(app, company.token, { goods: 'Cotton yarn' })
    const other = await givenShipment(app, company.token, { goods: 'Cotton yarn' })
    const [before, after] = [await etaOf(silent.logisticsId), await etaOf(other.logisticsId)]
    app.deps.carriers.findUpdate = async (key) => {
      if (key === silent.logisticsId) throw new Error('the carrier does not answer')
      return findUpdate(key)
    }
    await closedIn(0)
    await app.runJobs()
    expect(await etaOf(silent.logisticsId)).toBe(before)
    expect(await etaOf(other.logisticsId)).toBeGreaterThan(after)
    app.deps.carriers.findUpdate = findUpdate
    await app.deps.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await app.runJobs()
    expect(await etaOf(silent.logisticsId)).toBeGreaterThan(before)
  })

  test('without any way left is a task of the office and a message to the customer, until there is a way again', async () => {
    const kuwait = { to_city: 'Kuwait City', to_countrycode: 'KW', to_lat: 29.37, to_lng: 47.98 }
    const { bookingNumber } = await givenShipment(app, company.token, { goods: 'Cotton yarn', ...kuwait })
    await close(dayFromNow(app, 0), 'hormuz')
    await app.runJobs()
    expect(await tasksOf(bookingNumber)).toEqual([expect.stringMatching(/^Find a way for the goods/)])
    const { body } = await app.call(notifications.list, { query: {} }, company)
    expect(body.data[0]).toMatchObject({
      title: `Shipment ${bookingNumber}: no way by sea`,
      body: expect.stringContaining(reason),
    })
    const { passages: rows } = (await app.call(passages.list, {}, office)).body
    await reopen(rows.find(({ passage }) => passage === 'hormuz')?.closure?.closure_id ?? '')
    await app.runJobs()
    expect(await tasksOf(bookingNumber)).toEqual([])
  })
})

const reason = 'The locks are repaired'
const close = (closed_on: string, passage: 'suez' | 'hormuz' = 'suez') =>
  app.call(passages.close, { body: { passage, reason, closed_on } }, office)
const reopen = (closure_id: string) => app.call(passages.reopen, { body: { closure_id } }, office)
const openAll = async () => {
  const { body } = await app.call(passages.list, {}, office)
  for (const { closure } of body.passages) if (closure) await reopen(closure.closure_id)
}
const closedIn = (days: number) => close(dayFromNow(app, days))
const waysOf = async () => {
  const offers = await givenFreights(app, company.token)
  return new Set(offers.flatMap(({ legs }) => legs[1]?.passages ?? []))
}
const etaOf = async (logisticsId: string) => {
  const { shipment } = await shipmentPage(app, company.token, logisticsId)
  const { estimated, planned } = shipment?.eta ?? {}
  return Date.parse(estimated ?? planned ?? '')
}
const tasksOf = async (bookingNumber: string) => {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(adminTasks.list, { query: {}, body: {} }, office)
  return body.data.map(({ title }) => title).filter((title) => title.includes(bookingNumber))
}
