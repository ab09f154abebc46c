import { containerNumberFault } from '@tradelane/contract/logistics/container-number'
import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { adminTasks, tasks } from '@tradelane/contract/tasks/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import {
  completeDetails,
  givenBooking,
  shipmentPage,
  someDetails,
} from '../../../../../test/given-shipment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { getBooking, quotedFreight } from '../bookings.ts'
import { carriageRequest } from '../carriage.ts'
import { readDetails } from '../details.ts'

const app = theApp()
let office: { token: string }
let token: string
let companyId: string
beforeAll(async () => {
  office = await givenAdministrator(app)
  const company = await givenCompany(app)
  ;({ token, companyId } = company)
})

describe('confirming', () => {
  test('does not ask the carrier for a booking that was denied', async () => {
    const { logisticsId } = await givenBooking(app, token)
    await deny(logisticsId)
    const { book } = app.deps.carriers
    let isAsked = false
    app.deps.carriers.book = (request) => {
      isAsked = true
      return book(request)
    }
    expect(codeOf(await confirm(logisticsId))).toBe('ILLEGAL_STATE')
    app.deps.carriers.book = book
    expect(isAsked).toBe(false)
  })

  test('is refused for details that were saved since the administrator saw them', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const seen = (await shipmentPage(app, token, logisticsId)).details_saved_at
    expect(codeOf(await confirmSeen(logisticsId, '2026-01-01T00:00:00.000Z'))).toBe('CONFLICT')
    const details = { ...someDetails, customer_reference: 'PO-1203' }
    await app.call(shipments.saveDetails, { body: { logistics_id: logisticsId, details } }, { token })
    expect(codeOf(await confirmSeen(logisticsId, seen))).toBe('CONFLICT')
  })

  test('is done for the details as the administrator saw them', async () => {
    const { logisticsId } = await givenBooking(app, token, { goods: 'Cotton yarn' })
    const seen = (await shipmentPage(app, token, logisticsId)).details_saved_at
    expect((await confirmSeen(logisticsId, seen)).status).toBe(200)
  })

  test('books with the carrier, and brings its numbers, containers, ship and plan', async () => {
    const { logisticsId } = await givenBooking(app, token, { goods: 'Cotton yarn', quantity: 2 })
    const answer = await confirm(logisticsId)
    expect(answer.body.carrier_booking_number).toMatch(/^[A-Z]{3}\d{7}$/)
    const page = await shipmentPage(app, token, logisticsId)
    expect(page.logistics).toMatchObject({ state: 'confirmed', payment: 'due', eta: expect.any(String) })
    expect(page.cargo).toEqual({ weight_kg: 18_000, volume_m3: null, invoice_amount: null })
    expect(page.timeline).toMatchObject([
      { to: 'requested', actor: 'company' },
      { to: 'details_missing', actor: 'tradelane' },
      { from: 'requested', to: 'confirmed', actor: 'tradelane' },
    ])
    const { shipment } = page
    expect(shipment?.containers).toHaveLength(2)
    for (const { container_number } of shipment?.containers ?? [])
      expect(containerNumberFault(container_number)).toBeUndefined()
    expect(shipment).toMatchObject({
      carrier_booking_number: answer.body.carrier_booking_number,
      transport_document: { name: 'Master bill of lading' },
      imo: expect.stringMatching(/^\d{7}$/),
      position: null,
      free_time: null,
      exceptions: [],
    })
    expect(shipment?.legs.map(({ role, by, progress }) => [role, by, progress])).toEqual([
      ['origin', 'truck', 'planned'],
      ['main', 'sea', 'planned'],
      ['destination', 'truck', 'planned'],
    ])
    expect(shipment?.legs.every(({ departure, arrival }) => departure.planned && arrival.planned)).toBe(true)
    expect(page.next).toMatchObject({
      who: 'customer',
      text: expect.stringMatching(
        /^Give the missing details: address of the consignee\. Also: Pay the freight\./,
      ),
    })
  })

  test('leaves two entries of the trail: what was asked for, before the carrier is, and what came of it', async () => {
    const { logisticsId } = await givenBooking(app, token, { goods: 'Cotton yarn' })
    await confirm(logisticsId)
    const { rows } = await app.deps.pool.query<{ after: string }>(
      `select after from audit_entries where action = '/admin/bookings/confirm' and subject_id = $1 order by entry_id`,
      [logisticsId],
    )
    const asked = { logistics_id: logisticsId }
    const missing = 'address of the consignee'
    expect(rows.map(({ after }) => JSON.parse(after))).toEqual([
      { asked },
      {
        asked,
        records: [{ subject: 'logistics', id: logisticsId, state: 'confirmed', facts: { missing } }],
      },
    ])
  })

  test('is a task of the back office, due in two business days, and then a task of the company to pay', async () => {
    const { logisticsId, bookingNumber } = await givenBooking(app, token)
    const [task] = await openTasks(new RegExp(`^Confirm or deny .*${bookingNumber}`))
    const { confirm_due_at } = (await shipmentPage(app, token, logisticsId)).logistics
    expect(task).toMatchObject({ due_at: confirm_due_at, subject: 'logistics', subject_id: logisticsId })
    const body = { logistics_id: logisticsId, details: completeDetails }
    await app.call(shipments.saveDetails, { body }, { token })
    await confirm(logisticsId)
    expect(await openTasks(new RegExp(`^Confirm or deny .*${bookingNumber}`))).toEqual([])
    const [bill, ...others] = await openTasks(new RegExp(`^Pay the freight.*${bookingNumber}`))
    expect(others).toEqual([])
    // One bill, one deadline: the page says the day of the task.
    expect((await shipmentPage(app, token, logisticsId)).next?.by).toEqual(bill?.due_at)
    await app.call(shipments.cancel, { body: { logistics_id: logisticsId } }, { token })
    expect(await openTasks(new RegExp(bookingNumber))).toEqual([])
  })

  test('is refused when the carrier has no space, and the request can still be denied', async () => {
    const { logisticsId } = await givenBooking(app, token, { goods: 'SIM-NOSPACE' })
    const refused = await confirm(logisticsId)
    expect([refused.status, codeOf(refused)]).toEqual([422, 'CARRIER_REFUSED'])
    expect(failure(refused).message).toBe(
      'The carrier refused the booking: There is no space left on this sailing.',
    )
    expect((await deny(logisticsId)).status).toBe(200)
    const page = await shipmentPage(app, token, logisticsId)
    expect(page.logistics).toMatchObject({ state: 'denied', state_reason: 'No sailing that week' })
    expect(page.may).toMatchObject({ edit_details: false, cancel: false, pay: false, share: false })
  })

  test('books once when it is repeated, and after a crash at any point', async () => {
    const { logisticsId } = await givenBooking(app, token, { goods: 'SIM-TIMEOUT' })
    const lost = await confirm(logisticsId, 'confirm-once')
    expect([lost.status, codeOf(lost)]).toEqual([503, 'DEPENDENCY_UNAVAILABLE'])
    expect((await shipmentPage(app, token, logisticsId)).logistics.state).toBe('requested')
    const [first, second] = [
      await confirm(logisticsId, 'confirm-once'),
      await confirm(logisticsId, 'confirm-once'),
    ]
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
    expect(codeOf(await confirm(logisticsId))).toBe('ILLEGAL_STATE')
    const booked = await app.deps.sandbox?.carriers.list()
    const numbers = booked?.map(({ carrierBookingNumber }) => carrierBookingNumber)
    expect(numbers?.filter((number) => number === first.body.carrier_booking_number)).toHaveLength(1)
  })

  test('by two administrators at the same time happens once', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const answers = await Promise.all([confirm(logisticsId), confirm(logisticsId)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const page = await shipmentPage(app, token, logisticsId)
    expect(page.timeline.map(({ to }) => to)).toEqual(['requested', 'details_missing', 'confirmed'])
  })

  test('is for administrators only, and for existing bookings only', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const asked = { body: { logistics_id: logisticsId } }
    expect((await app.call(officeBookings.confirm, asked, { token })).status).toBe(401)
    expect((await app.call(officeBookings.get, asked, { token })).status).toBe(401)
    expect((await confirm('00000000-0000-4000-8000-000000000000')).status).toBe(404)
  })
})

test('a booking that is denied during the carrier’s call is cancelled with the carrier too', async () => {
  const { logisticsId } = await givenBooking(app, token, { goods: 'SIM-TIMEOUT' })
  await confirm(logisticsId)
  await deny(logisticsId)
  expect(codeOf(await deny(logisticsId))).toBe('ILLEGAL_STATE')
  const row = await getBooking(app.db, systemScope(companyId), logisticsId)
  await app.runJobs()
  const again = await app.deps.carriers.book(
    carriageRequest(logisticsId, quotedFreight(row), await readDetails(app.db, row)),
  )
  expect(again).toEqual({ status: 'refused', reason: 'This booking was cancelled.' })
})

describe('denying', () => {
  test('requires a reason and an administrator', async () => {
    const { logisticsId } = await givenBooking(app, token)
    expect(failure(await deny(logisticsId, ' ')).error.fields).toEqual({ reason: 'Enter a reason' })
    const body = { logistics_id: logisticsId, reason: 'No' }
    expect((await app.call(officeBookings.deny, { body }, { token })).status).toBe(401)
    expect((await shipmentPage(app, token, logisticsId)).logistics.state).toBe('requested')
  })

  test('is too late once it is confirmed', async () => {
    const { logisticsId } = await givenBooking(app, token)
    await confirm(logisticsId)
    expect(codeOf(await deny(logisticsId))).toBe('ILLEGAL_STATE')
  })
})

describe('the list of the back office', () => {
  test('lists waiting requests first, earliest due first, and marks overdue ones', async () => {
    const other = await givenCompany(app, { name: 'Zephyr Textiles' })
    const old = await givenBooking(app, other.token)
    app.clock.advance(5 * 86_400_000)
    office = await givenAdministrator(app)
    const [waiting, done] = [await givenBooking(app, other.token), await givenBooking(app, other.token)]
    const number = (await confirm(done.logisticsId)).body.carrier_booking_number
    const listed = async (query: { search?: string; state?: 'requested' }) =>
      (await app.call(officeBookings.list, { query }, { token: office.token })).body
    const { data, pagination } = await listed({ search: 'zephyr' })
    expect(data.map((row) => [row.logistics_id, row.is_overdue])).toEqual([
      [old.logisticsId, true],
      [waiting.logisticsId, false],
      [done.logisticsId, false],
    ])
    expect(pagination).toEqual({ current_page: 1, total_pages: 1, total: 3 })
    expect((await listed({ search: 'zephyr', state: 'requested' })).data).toHaveLength(2)
    for (const search of [number, done.bookingNumber, number.toLowerCase()])
      expect((await listed({ search })).data.map((row) => row.logistics_id)).toEqual([done.logisticsId])
    const page = await shipmentPage(app, other.token, done.logisticsId)
    const box = page.shipment?.containers[0]?.container_number ?? ''
    expect((await listed({ search: box })).data).toHaveLength(1)
    expect((await listed({ search: '%' })).data).toEqual([])
  })
})

const confirm = (logistics_id: string, key?: string) =>
  app.call(officeBookings.confirm, { body: { logistics_id } }, { token: office.token, ...(key && { key }) })
const confirmSeen = (logistics_id: string, details_saved_at: string | null) =>
  app.call(officeBookings.confirm, { body: { logistics_id, details_saved_at } }, office)
const deny = (logistics_id: string, reason = 'No sailing that week') =>
  app.call(officeBookings.deny, { body: { logistics_id, reason } }, { token: office.token })
const codeOf = (answer: { body: unknown }) => failure(answer).error.code

async function openTasks(kind: RegExp) {
  while ((await processEvents(app.deps)) > 0);
  const office_ = await app.call(adminTasks.list, { query: {}, body: {} }, { token: office.token })
  const own = await app.call(tasks.list, { query: {} }, { token })
  return [...office_.body.data, ...own.body.data].filter(({ title }) => kind.test(title))
}
