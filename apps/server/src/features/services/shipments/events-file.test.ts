import { shipments } from '@tradelane/contract/shipments/calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { daysPass, givenBooking, givenShipment, shipmentPage } from '../../../../test/given-shipment.ts'
import { readCsv } from '../../../../test/read-csv.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
let token: string
beforeAll(async () => {
  token = company.token
})

describe('the events as a file', () => {
  const file = (logistics_id: string, format: 'csv' | 'ics', as = token) =>
    app.call(shipments.eventsFile, { query: { logistics_id, format } }, { token: as })

  test('are a table for a spreadsheet', async () => {
    const { logisticsId, bookingNumber } = await givenShipment(app, token)
    await daysPass(app, bookingNumber, 20)
    const rows = readCsv((await file(logisticsId, 'csv')).bytes.toString())
    const { shipment } = await shipmentPage(app, token, logisticsId)
    expect(rows.map((row) => row.Event)).toEqual(shipment?.events.map(({ label }) => label))
    expect(rows.map((row) => row.Planned ?? '')).toEqual(shipment?.events.map(({ planned }) => planned ?? ''))
  })

  test('are entries of a calendar, in lines that calendars can read', async () => {
    const { logisticsId } = await givenShipment(app, token)
    const text = (await file(logisticsId, 'ics')).bytes.toString()
    const { shipment } = await shipmentPage(app, token, logisticsId)
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(shipment?.events.length ?? 0)
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/)
    expect(new Set(text.match(/^UID:.*$/gm)).size).toBe(shipment?.events.length)
  })

  test('are available after the confirmation, and to the company only', async () => {
    const { logisticsId } = await givenBooking(app, token)
    expect(failure(await file(logisticsId, 'csv')).error.code).toBe('ILLEGAL_STATE')
    expect((await file(logisticsId, 'ics', (await givenCompany(app)).token)).status).toBe(404)
  })
})
