import { dayText } from '@tradelane/contract/primitives/day-text'
import { beforeAll, expect, test } from 'vitest'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenShipment, payFreightOf, shipmentPage } from '../../../../test/given-shipment.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { getBooking } from './bookings.ts'
import { readCarrierUpdate } from './tracking/read-carrier-update.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
let logisticsId: string
beforeAll(async () => {
  await givenBalance(app, company, '20000.00', 'USD')
  ;({ logisticsId } = await givenShipment(app, company.token, { goods: 'Cotton yarn' }))
  await payFreightOf(app, company, logisticsId)
  await app.runJobs()
})

test('a booking has left, arrived and been delivered at the times that the carrier gave', async () => {
  const onItsWay = await daysPass(14)
  expect(onItsWay).toMatchObject({ state: 'in_transit', delivered_at: null })
  const left = await reached('in_transit')
  expect(left.at).toEqual((await messages('DEPA'))[0])
  expect(left.after).toBeNull()
  await daysPass(60)
  expect(await messages('ARRI')).toContainEqual((await reached('arrived')).at)
  const [delivered] = (await messages('DROP')).toReversed()
  expect((await reached('delivered')).at).toEqual(delivered)
  const closed = await daysPass(30)
  expect(closed).toMatchObject({ state: 'closed', delivered_at: delivered })
})

test('a message of a time that our clock has not reached counts from now, and its own day is said', async () => {
  const fresh = await givenCompany(app, { kyb: 'Clear' })
  const ahead = await givenShipment(app, fresh.token, { goods: 'Cotton yarn' })
  await app.deps.sandbox?.carriers.advance(ahead.carrierBookingNumber, 20)
  const before = app.clock.now()
  await readCarrierUpdate(app.deps, { companyId: fresh.companyId, logisticsId: ahead.logisticsId })
  const { timeline } = await shipmentPage(app, fresh.token, ahead.logisticsId)
  const left = timeline.find(({ to }) => to === 'in_transit')
  expect(Date.parse(left?.at ?? '')).toBeGreaterThanOrEqual(before.getTime())
  expect(Date.parse(left?.at ?? '')).toBeLessThanOrEqual(app.clock.now().getTime())
  const [departure = before] = await messages('DEPA', ahead.logisticsId)
  expect(left?.reason).toBe(`By the carrier's clock, which is ahead, on ${dayText(departure)}`)
})

const dayMs = 86_400_000

/** Our clock and the carrier's go on together. */
async function daysPass(days: number) {
  app.clock.advance(days * dayMs)
  await readCarrierUpdate(app.deps, { companyId: company.companyId, logisticsId })
  return getBooking(app.db, systemScope(company.companyId), logisticsId)
}

const messages = (code: string, ofBooking = logisticsId) =>
  app.db
    .selectFrom('tracking_events')
    .select('date_time')
    .where('logistics_id', '=', ofBooking)
    .where('code', '=', code)
    .where('classifier', '=', 'ACT')
    .where('is_empty', '=', false)
    .orderBy('date_time')
    .execute()
    .then((rows) => rows.map(({ date_time }) => date_time))

const reached = (state: string) =>
  app.db
    .selectFrom('events')
    .select(['at', 'after'])
    .where('subject_id', '=', logisticsId)
    .where('to_state', '=', state)
    .executeTakeFirstOrThrow()
