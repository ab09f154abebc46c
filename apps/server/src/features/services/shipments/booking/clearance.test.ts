import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../../test/given-company.ts'
import { givenDocument } from '../../../../../test/given-document.ts'
import { confirmed, givenBooking, givenShipment, shipmentPage } from '../../../../../test/given-shipment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { afterBusinessDays } from '../../../../lifecycle/due-dates.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'

const app = theApp()
const office = prepared(() => givenAdministrator(app))
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
})

describe('customs clearance', () => {
  test('begins with the confirmation, and asks for the documents', async () => {
    const { logisticsId } = await givenBooking(app, company.token, cleared)
    expect(await clearanceOf(logisticsId)).toBeNull()
    await confirmed(app, logisticsId)
    expect(await clearanceOf(logisticsId)).toMatchObject({
      state: 'documents_requested',
      documents: [
        { document_type: 'commercial_invoice', is_added: false },
        { document_type: 'packing_list', is_added: false },
      ],
      declaration_number: null,
      next: { who: 'customer' },
    })
    expect(await openTasks()).toEqual(['give-clearance-documents'])
  })

  test('says to the back office who acts', async () => {
    const logistics_id = await given()
    const { body } = await app.call(officeBookings.get, { body: { logistics_id } }, office)
    expect(body.clearance?.next?.text).toBe('The company adds the documents.')
  })

  test('is not there where it was not chosen', async () => {
    const { logisticsId } = await givenShipment(app, company.token)
    expect(await clearanceOf(logisticsId)).toBeNull()
  })

  test('goes on when the last document is added', async () => {
    const id = await given()
    await add(id, 'commercial_invoice')
    expect((await clearanceOf(id))?.state).toBe('documents_requested')
    await add(id, 'packing_list')
    expect((await clearanceOf(id))?.state).toBe('documents_received')
    expect(await openTasks()).toEqual(['declare-goods'])
  })

  test('knows the documents that were there before the confirmation', async () => {
    const { logisticsId } = await givenBooking(app, company.token, { ...cleared, goods: 'Cotton yarn' })
    await addBoth(logisticsId)
    await confirmed(app, logisticsId)
    expect((await clearanceOf(logisticsId))?.state).toBe('documents_received')
  })

  test('is declared under a number, released, and shown on the shipment’s time line', async () => {
    const id = await given()
    await addBoth(id)
    expect((await declare(id)).status).toBe(200)
    expect(await clearanceOf(id)).toMatchObject({
      state: 'declared',
      declaration_number: '26DE5851000A1B2C3D',
    })
    expect(await openTasks()).toEqual(['record-customs-release'])
    await received(id)
    expect((await clear(id)).status).toBe(200)
    expect(await clearanceOf(id)).toMatchObject({ state: 'cleared', next: null })
    expect(await openTasks()).toEqual([])
    const { timeline } = await shipmentPage(app, company.token, id)
    const reached = timeline.map(({ to }) => to)
    expect(reached.slice(-4)).toEqual(['documents_requested', 'documents_received', 'declared', 'cleared'])
    expect(timeline.find(({ to }) => to === 'declared')?.text).toContain('26DE5851000A1B2C3D')
  })

  test('is not declared while documents are missing', async () => {
    const id = await given()
    expect(failure(await declare(id)).error.code).toBe('ILLEGAL_STATE')
  })

  test('is not released before it is declared', async () => {
    const id = await given()
    await addBoth(id)
    expect(failure(await clear(id)).error.code).toBe('ILLEGAL_STATE')
  })

  test('is not released before the carrier has the goods: with its booking it can still be cancelled', async () => {
    const id = await given()
    await addBoth(id)
    await declare(id)
    const refused = failure(await clear(id))
    expect([refused.error.code, refused.message]).toEqual([
      'ILLEGAL_STATE',
      'The carrier has not received the goods yet. Customs cannot have released them.',
    ])
    await app.call(shipments.cancel, { body: { logistics_id: id } }, { token: company.token })
    expect((await clearanceOf(id))?.state).toBe('cancelled')
  })

  test('needs a number', async () => {
    const id = await given()
    await addBoth(id)
    expect(failure(await declare(id, ' ')).error.fields).toEqual({
      declaration_number: 'Enter the declaration number',
    })
  })

  test('is declared once by two administrators', async () => {
    const id = await given()
    await addBoth(id)
    const answers = await Promise.all([declare(id, 'A1'), declare(id, 'B2')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('is cancelled with its booking', async () => {
    const id = await given()
    await app.call(shipments.cancel, { body: { logistics_id: id } }, { token: company.token })
    expect(await clearanceOf(id)).toMatchObject({ state: 'cancelled', next: null })
    expect(await openTasks()).toEqual([])
    expect(failure(await declare(id)).error.code).toBe('ILLEGAL_STATE')
  })

  test('is changed by the back office alone', async () => {
    const id = await given()
    await addBoth(id)
    expect((await declare(id, 'A1', { token: company.token })).status).toBe(401)
    expect((await clear(id, { token: company.token })).status).toBe(401)
  })

  test('of a booking that does not exist is not found', async () => {
    expect((await declare('0198a0c4-7f1e-7c6a-9a53-2f6f3f6f3f01')).status).toBe(404)
  })

  test('counts the days for the documents as the company’s country works', async () => {
    const dueIn = (country: string | null) => afterBusinessDays(app.clock.now(), 3, country).getTime()
    // Where Friday and Saturday are free, most days end up with another date.
    while (dueIn('SA') === dueIn(null)) app.clock.advance(24 * 60 * 60_000)
    await app.db
      .updateTable('companies')
      .set({ company_region: 'SA' })
      .where('uid', '=', company.companyId)
      .execute()
    const { logisticsId } = await givenBooking(app, company.token, cleared)
    const before = dueIn('SA')
    await confirmed(app, logisticsId)
    const by = Date.parse((await clearanceOf(logisticsId))?.next?.by ?? '')
    expect(by).toBeGreaterThanOrEqual(before)
    expect(by).toBeLessThanOrEqual(dueIn('SA'))
  })
})

const cleared = { customs_clearance: true }
const given = async () =>
  (await givenShipment(app, company.token, { ...cleared, goods: 'Cotton yarn' })).logisticsId
const clearanceOf = async (logisticsId: string) =>
  (await shipmentPage(app, company.token, logisticsId)).clearance
const add = async (logistics_id: string, document_type: 'commercial_invoice' | 'packing_list') => {
  const url = await givenDocument(app, company.token)
  const body = { logistics_id, document_type, url }
  expect((await app.call(shipments.addDocument, { body }, { token: company.token })).status).toBe(200)
}
const addBoth = async (logisticsId: string) => {
  await add(logisticsId, 'commercial_invoice')
  await add(logisticsId, 'packing_list')
}
const received = (id: string) =>
  app.deps.pool.query("update freight_bookings set state = 'in_transit' where logistics_id = $1", [id])
type Person = { token: string }
const declare = (logistics_id: string, declaration_number = '26DE5851000A1B2C3D', by: Person = office) =>
  app.call(officeBookings.declare, { body: { logistics_id, declaration_number } }, by)
const clear = (logistics_id: string, by: Person = office) =>
  app.call(officeBookings.clear, { body: { logistics_id } }, by)
const openTasks = async () => {
  while ((await processEvents(app.deps)) > 0);
  const rows = await app.db
    .selectFrom('tasks')
    .select('kind')
    .where('uid', '=', company.companyId)
    .where('subject', '=', 'customs_clearance')
    .where('closed_at', 'is', null)
    .execute()
  return rows.map(({ kind }) => kind)
}
