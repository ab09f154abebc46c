import { notifications } from '@tradelane/contract/notifications/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { adminTasks } from '@tradelane/contract/tasks/calls'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { daysPass, givenShipment, shipmentPage } from '../../../../../test/given-shipment.ts'
import { failure, type TestApp } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { readCarrierUpdate } from './read-carrier-update.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
const office = prepared(() => givenAdministrator(app))
let findUpdate: TestApp['deps']['carriers']['findUpdate']
beforeAll(async () => {
  findUpdate = app.deps.carriers.findUpdate
})
beforeEach(() => {
  app.deps.carriers.findUpdate = findUpdate
})

test('goods on their way stay on their way when the carrier reports a cancellation, and people clear it up', async () => {
  const { logisticsId, bookingNumber } = await underWay()
  carrierCancels()
  await read(logisticsId)
  const page = await pageOf(logisticsId)
  expect(page.logistics.state).toBe('in_transit')
  expect(page.timeline.at(-1)).toMatchObject({ to: 'cancelled_on_the_way', actor: 'carrier' })
  expect(page.shipment?.exceptions).toContainEqual(expect.objectContaining({ kind: 'cancelled_on_the_way' }))
  expect(await officeTasks(bookingNumber)).toEqual([
    expect.stringMatching(/^Ask the carrier about the cancellation on the way/),
  ])
  const { body } = await app.call(notifications.list, { query: {} }, company)
  expect(body.data[0]?.title).toBe(`Shipment ${bookingNumber}: the carrier reported a cancellation`)
})

test('a cancellation on the way is noted once, and further messages are still read', async () => {
  const { logisticsId, bookingNumber } = await underWay()
  carrierCancels()
  await read(logisticsId)
  const before = (await pageOf(logisticsId)).shipment?.messages.length ?? 0
  await daysPass(app, bookingNumber, 40)
  await read(logisticsId)
  const { timeline, shipment, logistics } = await pageOf(logisticsId)
  expect(timeline.filter(({ to }) => to === 'cancelled_on_the_way')).toHaveLength(1)
  expect(shipment?.messages.length).toBeGreaterThan(before)
  expect(logistics.state).toBe('arrived')
})

test('a cancellation before the carrier has the goods cancels the booking, and no arrival is expected', async () => {
  const { logisticsId, bookingNumber } = await givenShipment(app, company.token)
  expect((await pageOf(logisticsId)).logistics.eta).not.toBeNull()
  carrierCancels()
  await read(logisticsId)
  const { logistics } = await pageOf(logisticsId)
  expect(logistics).toMatchObject({ state: 'cancelled', eta: null })
  expect(await officeTasks(bookingNumber)).toEqual([])
})

test('a company that cancels goods on their way reads that the carrier has them', async () => {
  const { logisticsId } = await underWay()
  const refused = failure(
    await app.call(shipments.cancel, { body: { logistics_id: logisticsId } }, { token: company.token }),
  )
  expect([refused.error.code, refused.message]).toEqual([
    'ILLEGAL_STATE',
    'The carrier has received the goods. You can no longer cancel this booking.',
  ])
})

const read = (logisticsId: string) =>
  readCarrierUpdate(app.deps, { companyId: company.companyId, logisticsId })
const pageOf = (logisticsId: string) => shipmentPage(app, company.token, logisticsId)
async function underWay() {
  const shipment = await givenShipment(app, company.token, { goods: 'Cotton yarn' })
  await daysPass(app, shipment.bookingNumber, 12)
  expect((await pageOf(shipment.logisticsId)).logistics.state).toBe('in_transit')
  return shipment
}
const carrierCancels = () => {
  app.deps.carriers.findUpdate = async (key) => {
    const update = await findUpdate(key)
    return update && { ...update, isCancelled: true }
  }
}
async function officeTasks(bookingNumber: string): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(adminTasks.list, { query: {}, body: {} }, office)
  return body.data.map(({ title }) => title).filter((title) => title.includes(bookingNumber))
}
