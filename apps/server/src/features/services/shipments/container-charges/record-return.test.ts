import { notifications } from '@tradelane/contract/notifications/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenBalance } from '../../../../../test/given-balance.ts'
import { type GivenCompany, givenCompany } from '../../../../../test/given-company.ts'
import { daysPass, givenShipment, payFreightOf, shipmentPage } from '../../../../../test/given-shipment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { checkTrades } from '../../../trade/transactions/check-trades.ts'

const app = theApp()
let company: GivenCompany
let office: { token: string }
let logisticsId: string
let bookingNumber: string
beforeAll(async () => {
  office = { token: (await givenAdministrator(app)).token }
})
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
  await givenBalance(app, company, '50000.00', 'USD')
  ;({ logisticsId, bookingNumber } = await givenShipment(app, company.token, { goods: 'SIM-LATEEMPTY' }))
  await payFreightOf(app, company, logisticsId)
  await app.runJobs()
})
afterEach(async () => {
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkTrades(app.deps)).toEqual([])
})

describe('a return that the carrier does not report', () => {
  test('ends the count with the day that the back office records, and the charges are invoiced', async () => {
    const at = await delivered(14)
    expect((await page()).may.record_return).toBe(true)
    expect((await record(dayAfter(at, 9))).status).toBe(200)
    const { container_charge, shipment, timeline, may } = await page()
    expect(container_charge).toMatchObject({ state: 'invoiced' })
    const detention = shipment?.free_time?.clocks[1]
    expect(detention).toMatchObject({ state: 'stopped', stopped_on: dayAfter(at, 9) })
    expect(container_charge?.amount).toBe(detention?.accrued)
    expect(shipment?.exceptions.map(({ kind }) => kind)).not.toContain('container_late')
    expect(may.record_return).toBe(false)
    expect(timeline.find(({ to }) => to === 'return_recorded')?.text).toMatch(
      /^Tradelane recorded the return of the empty containers on .*: [A-Z]{4}\d{7}\. Elbe Depot reported it by mail\.$/,
    )
    while ((await processEvents(app.deps)) > 0);
    const { body } = await app.call(notifications.list, { query: {} }, company)
    expect(body.data.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^Demurrage and detention DD-.*: return recorded$/),
    )
    await app.runJobs()
    expect((await page()).logistics.state).toBe('closed')
  })

  test('within the free time leaves nothing due', async () => {
    await record(dayAfter(await delivered(14), 3))
    expect((await page()).container_charge).toMatchObject({ state: 'nothing_due', due: 0 })
  })

  test('is not changed by what the carrier reports later', async () => {
    await record(dayAfter(await delivered(14), 9))
    const before = (await page()).container_charge
    await daysPass(app, bookingNumber, 40)
    await app.runJobs()
    expect((await page()).container_charge).toMatchObject({ amount: before?.amount, state: 'invoiced' })
  })

  test('is not before the containers left the terminal', async () => {
    const at = await delivered(14)
    expect(failure(await record(dayAfter(at, -10))).error.fields?.returned_on).toMatch(
      /^Enter .* or a later day/,
    )
  })

  test('may be on the day on which the last of them left the terminal', async () => {
    await delivered(14)
    const left = (await page()).shipment?.free_time?.clocks[0]?.stopped_on ?? ''
    expect(failure(await record(dayAfter(left, -1))).error.fields?.returned_on).toMatch(
      /^Enter .* or a later/,
    )
    expect((await record(left)).status).toBe(200)
  })

  test('is not on a day to come', async () => {
    const at = await delivered(14)
    const { fields } = failure(await record(dayAfter(at, 30))).error
    expect(fields).toEqual({ returned_on: "The date can't be in the future" })
  })

  test('is not recorded without saying who reported it', async () => {
    const at = await delivered(14)
    expect(failure(await record(dayAfter(at, 9), { reason: ' ' })).error.fields).toHaveProperty('reason')
  })

  test('is recorded once, by two administrators too', async () => {
    const day = dayAfter(await delivered(14), 9)
    const answers = await Promise.all([record(day), record(day)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('nothing is recorded before every container is discharged', async () => {
  ;({ logisticsId, bookingNumber } = await givenShipment(app, company.token, { quantity: 2 }))
  const { carriers } = app.deps
  const { findUpdate } = carriers
  // Of the second container the carrier has reported nothing yet.
  carriers.findUpdate = async (key) => {
    const update = await findUpdate(key)
    const events = update?.events.map((event) => ({ ...event, containers: event.containers.slice(0, 1) }))
    return update && { ...update, events: events ?? [] }
  }
  await daysPass(app, bookingNumber, 120)
  carriers.findUpdate = findUpdate
  const refused = failure(await record(dayAfter(app.clock.now().toISOString(), 0)))
  expect([refused.error.code, refused.message]).toEqual([
    'ILLEGAL_STATE',
    'Not every container has been discharged yet.',
  ])
})

test('nothing is recorded before the discharge', async () => {
  expect((await record(dayAfter(app.clock.now().toISOString(), 0))).status).toBe(404)
})

test('a return of today is recorded, also where the carrier has been silent for days', async () => {
  await delivered(14)
  app.clock.advance(120 * 86_400_000)
  // Sessions have ended meanwhile.
  office = { token: (await givenAdministrator(app)).token }
  const today = app.clock.now().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  expect(failure(await record(dayAfter(today, 1))).error.fields).toEqual({
    ...{ returned_on: "The date can't be in the future" },
  })
  expect((await record(today)).status).toBe(200)
})

const page = () => shipmentPage(app, company.token, logisticsId)
/** Some days after the delivery: the consignee still has the container. */
async function delivered(daysLater: number): Promise<string> {
  const { delivery } = (await page()).shipment ?? {}
  const days = (Date.parse(delivery?.planned ?? '') - app.clock.now().getTime()) / 86_400_000
  await daysPass(app, bookingNumber, Math.ceil(days) + daysLater)
  return (await page()).shipment?.delivery.actual ?? ''
}
const reason = 'Elbe Depot reported it by mail.'
const record = (returned_on: string, changes = {}) =>
  app.call(
    officeBookings.recordReturn,
    { body: { logistics_id: logisticsId, returned_on, reason, ...changes } },
    office,
  )
const dayAfter = (at: string, days: number) =>
  new Date(Date.parse(at) + days * 86_400_000).toISOString().slice(0, 10)
