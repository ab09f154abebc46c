import { documents } from '@tradelane/contract/documents/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenBalance } from '../../../../test/given-balance.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import {
  daysPass,
  givenBooking,
  givenShipment,
  payFreightOf,
  shipmentPage,
  someDetails,
} from '../../../../test/given-shipment.ts'
import { pdfFile } from '../../../../test/sample-files.ts'
import { ublInvoice } from '../../../../test/sample-invoices.ts'
import { failure } from '../../../../test/test-app.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
let token: string
beforeAll(async () => {
  token = company.token
})

const codeOf = (answer: { body: unknown }) => failure(answer).error.code
const pageOf = (logisticsId: string) => shipmentPage(app, token, logisticsId)

describe('the details of a booking', () => {
  const save = (logistics_id: string, changes: Partial<typeof someDetails> = {}, as = token) =>
    app.call(
      shipments.saveDetails,
      { body: { logistics_id, details: { ...someDetails, ...changes } } },
      { token: as },
    )

  test('are suggested from the profile, until they are saved', async () => {
    const toNewYork = { to_city: 'New York, US', to_countrycode: 'US', to_lat: 40.71, to_lng: -74.01 }
    const { logisticsId } = await givenBooking(app, token, toNewYork)
    const { details } = await pageOf(logisticsId)
    expect(details.consignee).toMatchObject({
      company_name: 'Okafor Imports Inc.',
      contact_name: 'Ada Okafor',
    })
    expect(details.shipper?.company_name).toBe('')
    expect((await save(logisticsId)).status).toBe(200)
    expect((await save(logisticsId, { customer_reference: 'PO 9' })).status).toBe(200)
    expect((await pageOf(logisticsId)).details).toEqual({
      ...someDetails,
      customer_reference: 'PO 9',
      hs_codes: ['520511'],
    })
  })

  test('with invalid values are refused at their fields', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const faults = async (changes: Partial<typeof someDetails>) =>
      failure(await save(logisticsId, changes)).error.fields
    expect(await faults({ hs_codes: ['52'] })).toEqual({
      'details.hs_codes.0': 'An HS code has 6 to 10 digits',
    })
    expect(await faults({ incoterm: 'XYZ' as 'FOB' })).toEqual({ 'details.incoterm': 'Select an Incoterm' })
    expect(await faults({ shipper: { ...someDetails.shipper, email: 'nobody' } })).toEqual({
      'details.shipper.email': 'Enter a valid email',
    })
    expect((await pageOf(logisticsId)).details.incoterm).toBeNull()
  })

  test('with codes that the Harmonized System does not have are refused, and the same code twice is kept once', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const codes = ['520511', '520599', '000000', '770000', '851712', '5205.99.100', '5205.11.00']
    const text = 'The Harmonized System has no code'
    expect(failure(await save(logisticsId, { hs_codes: codes })).error.fields).toEqual({
      ...{ 'details.hs_codes.1': `${text} 520599`, 'details.hs_codes.2': `${text} 000000` },
      'details.hs_codes.3': `${text} 770000`,
      'details.hs_codes.4': '8517.12 was replaced in 2022 by 8517.13 or 8517.14. Choose one of them.',
      'details.hs_codes.5': `${text} 520599100`,
    })
    expect((await save(logisticsId, { hs_codes: ['520511', '5205.11', '52051100'] })).status).toBe(200)
    expect((await pageOf(logisticsId)).details.hs_codes).toEqual(['520511', '52051100'])
  })

  test('have codes with the digits and chapters of a single country', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const hs_codes = ['5205111', '520511000', '980100', '9903012500']
    expect((await save(logisticsId, { hs_codes })).status).toBe(200)
    expect((await pageOf(logisticsId)).details.hs_codes).toEqual(hs_codes)
  })

  test('that were saved with such a code before keep it until it is corrected, and get no other', async () => {
    const { logisticsId } = await givenBooking(app, token)
    await save(logisticsId)
    await app.deps.pool.query(
      "update freight_booking_details set hs_codes = '{770000,851712}' where logistics_id = $1",
      [logisticsId],
    )
    const { details } = await pageOf(logisticsId)
    expect(details.hs_codes).toEqual(['770000', '851712'])
    expect(failure(await save(logisticsId, { hs_codes: ['851712', '000000'] })).error.fields).toEqual({
      'details.hs_codes.1': 'The Harmonized System has no code 000000',
    })
    const changed = { hs_codes: details.hs_codes, customer_reference: 'PO 9' }
    expect((await save(logisticsId, changed)).status).toBe(200)
    expect((await pageOf(logisticsId)).details).toMatchObject(changed)
    expect((await save(logisticsId)).status).toBe(200)
    expect((await save(logisticsId, { hs_codes: details.hs_codes })).status).toBe(400)
  })

  test('cannot be changed once the booking was cancelled, and not by another company', async () => {
    const { logisticsId } = await givenShipment(app, token, { goods: 'Cotton' })
    await app.call(shipments.cancel, { body: { logistics_id: logisticsId } }, { token })
    expect(codeOf(await save(logisticsId))).toBe('ILLEGAL_STATE')
    expect((await save(logisticsId, {}, (await givenCompany(app)).token)).status).toBe(404)
    expect((await pageOf(logisticsId)).details.goods_description).toBe('Cotton')
  })
})

describe('documents', () => {
  const add = async (logistics_id: string, url: string, as = token) =>
    app.call(
      shipments.addDocument,
      { body: { logistics_id, document_type: 'packing_list', url } },
      { token: as },
    )

  test('of the customer and of the back office are in one list, each once', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const url = await givenDocument(app, token, { name: 'packing.pdf' })
    expect((await add(logisticsId, url)).status).toBe(200)
    expect((await add(logisticsId, url)).status).toBe(200)
    const office = await givenAdministrator(app)
    const body = {
      logistics_id: logisticsId,
      document_type: 'bill_of_lading',
      base64File: pdfFile().toString('base64'),
      file_name: 'bl.pdf',
    } as const
    expect((await app.call(officeBookings.addDocument, { body }, { token: office.token })).status).toBe(200)
    const { documents: listed } = await pageOf(logisticsId)
    expect(listed).toMatchObject([
      { document_type: 'packing_list', file_name: 'packing.pdf', url, added_by: 'company' },
      { document_type: 'bill_of_lading', file_name: 'bl.pdf', added_by: 'tradelane' },
    ])
    const file = listed[1]?.url ?? ''
    expect((await app.call(documents.serveFile, { query: { file }, body: {} }, { token })).bytes).toEqual(
      pdfFile(),
    )
  })

  test('of another company, or for its booking, are refused', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const stranger = await givenCompany(app)
    const theirs = await givenDocument(app, stranger.token)
    expect(failure(await add(logisticsId, theirs)).error.fields).toEqual({
      url: 'Please upload this document again',
    })
    expect((await add(logisticsId, theirs, stranger.token)).status).toBe(404)
    const office = await givenAdministrator(app)
    const html = Buffer.from('<html>').toString('base64')
    const body = { logistics_id: logisticsId, document_type: 'other', base64File: html } as const
    expect((await app.call(officeBookings.addDocument, { body }, { token: office.token })).status).toBe(415)
    expect((await app.call(officeBookings.addDocument, { body }, { token })).status).toBe(401)
    expect((await pageOf(logisticsId)).documents).toEqual([])
  })

  test('are XML as commercial invoice alone', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const bytes = Buffer.from(ublInvoice())
    const url = await givenDocument(app, token, { bytes, name: 'invoice.xml', isInvoice: true })
    expect(failure(await add(logisticsId, url)).error.fields).toEqual({
      url: 'Upload a png, jpeg or pdf file here',
    })
    const body = { logistics_id: logisticsId, document_type: 'commercial_invoice', url } as const
    expect((await app.call(shipments.addDocument, { body }, { token })).status).toBe(200)
    const office = await givenAdministrator(app)
    const sent = { logistics_id: logisticsId, base64File: bytes.toString('base64') }
    const statuses = (['commercial_invoice', 'packing_list'] as const).map(async (document_type) => {
      const answer = await app.call(
        officeBookings.addDocument,
        { body: { ...sent, document_type } },
        { token: office.token },
      )
      return answer.status
    })
    expect(await Promise.all(statuses)).toEqual([200, 415])
    expect(
      (await app.call(documents.serveFile, { query: { file: url }, body: {} }, { token })).bytes,
    ).toEqual(bytes)
  })

  test('are limited to fifty', async () => {
    const { logisticsId } = await givenBooking(app, token)
    const url = await givenDocument(app, token)
    const [row] = await app.db
      .selectFrom('documents')
      .selectAll()
      .where('uid', '=', company.companyId)
      .execute()
    if (!row) throw new Error('there is no document')
    const { document_id: _, ...columns } = row
    const many = Array.from({ length: 50 }, (_, index) => ({
      ...columns,
      stored_id: `${logisticsId} ${index}`,
    }))
    const ids = await app.db.insertInto('documents').values(many).returning('document_id').execute()
    const added = { uid: company.companyId, logistics_id: logisticsId, document_type: 'other' }
    await app.db
      .insertInto('freight_documents')
      .values(
        ids.map(({ document_id }) => ({ ...added, document_id, added_by: 'company', added_at: new Date() })),
      )
      .execute()
    expect(codeOf(await add(logisticsId, url))).toBe('LIST_FULL')
  })
})

describe('papers', () => {
  const paper = (
    logistics_id: string,
    name: 'booking_confirmation' | 'invoice' | 'proof_of_delivery',
    as = token,
  ) => app.call(shipments.paper, { query: { logistics_id, paper: name } }, { token: as })

  test('are available as the booking progresses', async () => {
    const { logisticsId } = await givenBooking(app, token)
    for (const name of ['booking_confirmation', 'invoice', 'proof_of_delivery'] as const)
      expect(codeOf(await paper(logisticsId, name))).toBe('ILLEGAL_STATE')
  })

  test('are PDFs, for the company and for the back office', async () => {
    await givenBalance(app, company, '20000.00', 'USD')
    const { logisticsId, bookingNumber } = await givenShipment(app, token, { goods: 'Cotton', quantity: 3 })
    const office = await givenAdministrator(app)
    const stranger = await givenCompany(app)
    for (const [name, as] of [
      ['booking_confirmation', token],
      ['invoice', office.token],
    ] as const) {
      const answer = await paper(logisticsId, name, as)
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(String(answer.headers['content-disposition'])).toContain(bookingNumber)
      expect((await paper(logisticsId, name, stranger.token)).status).toBe(404)
    }
    expect(codeOf(await paper(logisticsId, 'proof_of_delivery'))).toBe('ILLEGAL_STATE')
    await payFreightOf(app, company, logisticsId)
    await app.runJobs()
    await daysPass(app, bookingNumber, 90)
    expect((await paper(logisticsId, 'proof_of_delivery')).bytes.subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('the proof of delivery', () => {
  const deliver = async (goods: string) => {
    await givenBalance(app, company, '20000.00', 'USD')
    const { logisticsId, bookingNumber } = await givenShipment(app, token, { goods })
    app.clock.advance(31_000)
    await payFreightOf(app, company, logisticsId)
    await app.runJobs()
    await daysPass(app, bookingNumber, 90)
    const query = { logistics_id: logisticsId, paper: 'proof_of_delivery' } as const
    return textOfPaper((await app.call(shipments.paper, { query }, { token })).bytes)
  }

  test('names the receiver and the condition, with the signature', async () => {
    const text = await deliver('Cotton SIM-DAMAGED')
    expect(text).toMatch(/Received by [A-Z]\. \w+/)
    expect(text).toContain('Two cartons wet at the door end')
    expect(text).toContain('Signature of the receiver')
  })

  test('says what the carrier has not given', async () => {
    const text = await deliver('Cotton SIM-NOPROOF')
    expect(text.match(/Not given by the carrier/g)).toHaveLength(3)
    expect(text).not.toContain('Signature of the receiver')
  })
})
