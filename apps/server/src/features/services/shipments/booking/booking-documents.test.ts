import { shipments } from '@tradelane/contract/shipments/calls'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { givenDocument } from '../../../../../test/given-document.ts'
import { givenBooking, shipmentPage } from '../../../../../test/given-shipment.ts'
import { pdfFile } from '../../../../../test/sample-files.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))

test('a transport document of a booking is in the form that is said, and in none for older clients', async () => {
  const { logisticsId } = await givenBooking(app, company.token)
  const office = await givenAdministrator(app)
  const none = { document_form: null, platform: null, platform_reference: null }
  const electronic = { document_form: 'electronic', platform: 'WaveBL', platform_reference: 'BL-7731' }
  const kinds = ['bill_of_lading', 'bill_of_lading', 'bill_of_lading', 'packing_list']
  const forms = [electronic, { document_form: 'original', platform: 'unused' }, {}, electronic]
  for (const [index, form] of forms.entries()) {
    const [document_type, base64File] = [kinds[index], pdfFile().toString('base64')]
    const body = { logistics_id: logisticsId, document_type, base64File, ...form } as never
    expect((await app.call(officeBookings.addDocument, { body }, { token: office.token })).status).toBe(200)
    app.clock.advance(1000)
  }
  const expected = [electronic, { ...none, document_form: 'original' }, none, none]
  expect((await shipmentPage(app, company.token, logisticsId)).documents).toMatchObject(expected)
})

test('an electronic one needs a platform and a reference', async () => {
  const { logisticsId } = await givenBooking(app, company.token)
  const url = await givenDocument(app, company.token)
  const body = {
    logistics_id: logisticsId,
    document_type: 'bill_of_lading',
    url,
    document_form: 'electronic',
  }
  const refused = await app.call(shipments.addDocument, { body: body as never }, { token: company.token })
  expect(failure(refused).error.fields).toEqual({
    platform: 'Platform is required',
    platform_reference: 'Reference on the platform is required',
  })
})
