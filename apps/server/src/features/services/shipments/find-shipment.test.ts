import { shipments } from '@tradelane/contract/shipments/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { daysPass, givenBooking, givenShipment, shipmentPage } from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let token: string
beforeAll(async () => {
  token = (await givenCompany(app)).token
})

const codeOf = (answer: { body: unknown }) => failure(answer).error.code

describe('looking a shipment up', () => {
  const find = (number: string, as = token) => app.call(shipments.find, { query: { number } }, { token: as })

  test('works by our number, the carrier’s, the bill of lading’s and a container’s, in any spelling', async () => {
    const { logisticsId, bookingNumber, carrierBookingNumber } = await givenShipment(app, token)
    const { shipment } = await shipmentPage(app, token, logisticsId)
    const box = shipment?.containers[0]?.container_number ?? ''
    const bill = shipment?.transport_document.number ?? ''
    const typed = [
      ...[bookingNumber, bookingNumber.toLowerCase(), bookingNumber.replaceAll('-', ' ')],
      ...[carrierBookingNumber, bill, box, `${box.slice(0, 4)} ${box.slice(4, 10)}-${box.slice(10)}`],
    ]
    for (const number of typed) {
      const { status, body } = await find(number)
      expect([number, status]).toEqual([number, 200])
      expect(body.logistics.map((booking) => booking.logistics_id)).toEqual([logisticsId])
    }
  })

  test('says at the field that a container number is wrong', async () => {
    const refused = await find('CSQU3054384')
    expect([refused.status, codeOf(refused)]).toEqual([400, 'INVALID_REQUEST'])
    expect(failure(refused).error.fields).toEqual({
      number: 'One of these signs is wrong: the check digit does not fit',
    })
    expect(failure(await find('CSQU 305438')).error.fields?.number).toContain('followed by 3')
    expect(codeOf(await find('CSQU3054383'))).toBe('NOT_FOUND')
  })

  test('finds nothing for the number of another year, an invalid number, or another company’s number', async () => {
    const { bookingNumber } = await givenBooking(app, token)
    const stranger = await givenCompany(app)
    for (const number of ['FB-1999-000001', 'FB', '%', "';--", '-'])
      expect([number, (await find(number)).status]).toEqual([number, 404])
    expect((await find(bookingNumber, stranger.token)).status).toBe(404)
    expect((await find(bookingNumber)).status).toBe(200)
    expect((await find(' ')).status).toBe(400)
  })
})

describe('the link for others', () => {
  const make = (logistics_id: string, as = token) =>
    app.call(shipments.makeLink, { body: { logistics_id } }, { token: as })
  const revoke = (logistics_id: string, as = token) =>
    app.call(shipments.revokeLink, { body: { logistics_id } }, { token: as })
  const track = (address: string) =>
    app.call(shipments.track, { query: { token: address.split('/track/')[1] ?? address } })

  test('shows anyone where the shipment is, without prices and parties', async () => {
    const { logisticsId, bookingNumber } = await givenShipment(app, token, { goods: 'Secret yarn' })
    const { url } = (await make(logisticsId)).body
    expect(url).toMatch(/^http:\/\/localhost:\d+\/track\/[\w-]{40,}$/)
    await daysPass(app, bookingNumber, 25)
    const shown = await track(url)
    expect(shown.body).toMatchObject({
      state: 'in_transit',
      shipment: { from_city: 'Mumbai, IN', to_city: 'Hamburg, DE', position: { leg: 'main' } },
    })
    expect(shown.body.routes).toHaveLength(1)
    const text = JSON.stringify(shown.body)
    const page = await shipmentPage(app, token, logisticsId)
    for (const secret of [
      'Okafor',
      'Deccan',
      'yarn',
      'price',
      'cost',
      'accrued',
      String(page.charge.amount),
      logisticsId,
    ])
      expect(text).not.toContain(secret)
    expect(page.tracking_link).toBe(url)
  })

  test('exists once for each shipment, and is new after it was revoked', async () => {
    const { logisticsId } = await givenShipment(app, token)
    const [first, again] = await Promise.all([make(logisticsId), make(logisticsId)])
    expect(again.body.url).toBe(first.body.url)
    expect((await revoke(logisticsId)).status).toBe(200)
    expect((await revoke(logisticsId)).status).toBe(200)
    expect((await shipmentPage(app, token, logisticsId)).tracking_link).toBeNull()
    const second = (await make(logisticsId)).body.url
    expect(second).not.toBe(first.body.url)
    expect((await track(second)).status).toBe(200)
    const dead = await track(first.body.url)
    const never = await track('no-such-token')
    expect([dead.status, dead.body]).toEqual([404, never.body])
  })

  test('is stored as a hash, so that the table does not reveal the link', async () => {
    const { logisticsId } = await givenShipment(app, token)
    const { url } = (await make(logisticsId)).body
    const kept = await app.db.selectFrom('tracking_links').selectAll().execute()
    for (const { link_id, token_hash } of kept) {
      expect(url).not.toContain(link_id)
      expect((await track(token_hash)).status).toBe(404)
    }
  })

  test('exists after the confirmation, and only its company can create or revoke it', async () => {
    const { logisticsId } = await givenBooking(app, token)
    expect(codeOf(await make(logisticsId))).toBe('ILLEGAL_STATE')
    const stranger = await givenCompany(app)
    const { logisticsId: shipped } = await givenShipment(app, token)
    const { url } = (await make(shipped)).body
    expect((await make(shipped, stranger.token)).status).toBe(404)
    expect((await revoke(shipped, stranger.token)).status).toBe(404)
    expect((await track(url)).status).toBe(200)
  })
})
