import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenBooking, shipmentPage, someDetails } from '../../../../../test/given-shipment.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { amendCarriage } from './amend-carriage.ts'

const app = theApp()
const company = prepared(() => givenCompany(app))
const office = prepared(() => givenAdministrator(app))
let logisticsId: string

describe('details', () => {
  beforeEach(() => given('Cotton yarn'))

  test('are not changed while a confirmation is at the carrier', async () => {
    const { carriers } = app.deps
    const book = carriers.book
    let saved: Awaited<ReturnType<typeof save>> | undefined
    carriers.book = async (request) => {
      saved = await save('Silk')
      return book(request)
    }
    expect((await confirm()).status).toBe(200)
    carriers.book = book
    if (!saved) throw new Error('the carrier was not asked')
    const refused = failure(saved)
    expect([refused.error.code, refused.message]).toEqual([
      'ILLEGAL_STATE',
      'The carrier already has these details. Write to us to change them.',
    ])
    expect((await page()).details.goods_description).toBe('Cotton yarn')
  })
})

describe('details of a booking', () => {
  test('that are being saved as it is confirmed reach the carrier', async () => {
    await given('Cotton yarn')
    const { carriers } = app.deps
    const book = carriers.book
    let sent: string | undefined
    carriers.book = (request) => {
      sent = request.goods
      return book(request)
    }
    await race<unknown>(app, [() => save('Silk'), confirm], 'freight_booking_details')
    carriers.book = book
    expect([sent, (await page()).details.goods_description]).toEqual(['Silk', 'Silk'])
  })

  test('that the carrier refused can be changed again', async () => {
    await given('SIM-NOSPACE')
    expect(failure(await confirm()).error.code).toBe('CARRIER_REFUSED')
    expect((await page()).may.edit_details).toBe(true)
    expect((await save('Cotton yarn')).status).toBe(200)
    expect((await confirm()).status).toBe(200)
  })

  test('that the carrier may have made are not changed until it has answered', async () => {
    await given('SIM-TIMEOUT')
    expect((await confirm()).status).toBe(503)
    expect((await page()).may.edit_details).toBe(false)
    expect(failure(await save('Silk')).error.code).toBe('ILLEGAL_STATE')
    expect((await confirm()).status).toBe(200)
    expect((await page()).details.goods_description).toBe('SIM-TIMEOUT')
  })

  test('stay as they are where one attempt was refused and another is without an answer', async () => {
    await given('SIM-TIMEOUT')
    await confirm()
    const { carriers } = app.deps
    const book = carriers.book
    carriers.book = async () => ({ status: 'refused', reason: 'No space.' })
    expect(failure(await confirm()).error.code).toBe('CARRIER_REFUSED')
    carriers.book = book
    expect(failure(await save('Silk')).error.code).toBe('ILLEGAL_STATE')
  })
})

test('a correction of a booking that the carrier does not know waits, and its job is tried again', async () => {
  await given('Cotton yarn')
  await confirm()
  const { carriers } = app.deps
  const { amend } = carriers
  carriers.amend = async () => undefined
  const saved = await save('Silk')
  const which = { companyId: company.companyId, logisticsId }
  await expect(amendCarriage(app.deps, which)).rejects.toThrow(logisticsId)
  carriers.amend = amend
  expect(saved.body.message).toBe('We have received the correction. It applies once the carrier accepts it.')
  expect((await page()).corrections?.waiting?.changed).toBe('description of the goods')
})

const given = async (goods: string) => {
  ;({ logisticsId } = await givenBooking(app, company.token, { goods }))
}
const confirm = () => app.call(officeBookings.confirm, { body: { logistics_id: logisticsId } }, office)
const page = () => shipmentPage(app, company.token, logisticsId)
const save = (goods_description: string) =>
  app.call(
    shipments.saveDetails,
    { body: { logistics_id: logisticsId, details: { ...someDetails, goods_description } } },
    company,
  )
