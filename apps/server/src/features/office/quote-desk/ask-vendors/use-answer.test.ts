import { quoteOffers } from '@tradelane/contract/quote-desk/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  decideOffers,
  givenDeskRequest,
  offerRow,
  requestOf,
  submitOffersOf,
} from '../../../../../test/given-quote-case.ts'
import { givenVendor, saffron } from '../../../../../test/given-vendor.ts'
import {
  answerAsVendor,
  askVendorOf,
  deskCaseOf,
  givenAnswer,
  openVendorLink,
  usedRow,
  vendorOffer,
} from '../../../../../test/given-vendor-ask.ts'
import { pdfFile } from '../../../../../test/sample-files.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
const admin = prepared(() => givenAdministrator(app))
const file = pdfFile().toString('base64')

describe('an offer that the desk makes of a vendor’s answer', () => {
  test('names the answer, and is stored with the answer’s file', async () => {
    const { asked, ask } = await givenAnswer(app, company, { file, file_name: 'Our offer.pdf' })
    const stored = await submitOffersOf(app, asked, [usedRow(app, ask)])
    expect(stored.body).toMatchObject({
      offers: [{ ask_id: ask.ask_id, buy_amount: 9000, quote_amount: 9180, file_name: 'Our offer.pdf' }],
    })
    expect((await deskCaseOf(app, asked.case_id)).asks).toMatchObject([{ is_used: true }])
  })

  test('keeps its words and its file, and the vendor reads that nothing can be changed', async () => {
    const { asked, ask, opened } = await givenAnswer(app, company, { file })
    const stored = await submitOffersOf(app, asked, [usedRow(app, ask)])
    await decideOffers(app, asked, { decision: 'approve' })
    const late = await answerAsVendor(app, opened, vendorOffer(app, { buy_amount: 12_000, file: null }))
    expect(failure(late)).toMatchObject({
      error: { code: 'ILLEGAL_STATE' },
      message: 'We have used your answer. It cannot be changed any more. Reply to our email if it has to be.',
    })
    expect((await openVendorLink(app)).fields.closed).toContain('We have used your answer')
    const offer_id = stored.body.offers[0]?.offer_id ?? ''
    expect((await requestOf(app, company.token, asked.case_id)).offers).toMatchObject([
      { offer_id, quote_amount: 9180 },
    ])
    const { token } = company
    expect((await app.call(quoteOffers.file, { body: { offer_id } }, { token })).status).toBe(200)
  })

  test('has a copy of the file: a stored offer that is dropped leaves the answer whole, and open for change', async () => {
    const { asked, ask, opened } = await givenAnswer(app, company, { file })
    await submitOffersOf(app, asked, [usedRow(app, ask)])
    await submitOffersOf(app, asked, [offerRow(app)])
    const { token } = admin
    const read = await app.call(quoteDesk.vendorFile, { body: { ask_id: ask.ask_id } }, { token })
    expect(read.status).toBe(200)
    expect((await deskCaseOf(app, asked.case_id)).asks).toMatchObject([{ is_used: false }])
    expect((await answerAsVendor(app, opened, vendorOffer(app, { buy_amount: 8000 }))).status).toBe(200)
  })

  test('has another file where the desk gives one, keeps what is stored, and has none where it says so', async () => {
    const { asked, ask } = await givenAnswer(app, company, { file, file_name: 'Theirs.pdf' })
    const row = usedRow(app, ask)
    const first = await submitOffersOf(app, asked, [{ ...row, file, file_name: 'Ours.pdf' }])
    expect(first.body.offers).toMatchObject([{ file_name: 'Ours.pdf' }])
    const keeps_file_of = first.body.offers[0]?.offer_id ?? ''
    const second = await submitOffersOf(app, asked, [{ ...row, keeps_file_of }])
    expect(second.body.offers).toMatchObject([{ file_name: 'Ours.pdf' }])
    const third = await submitOffersOf(app, asked, [{ ...row, file: null }])
    expect(third.body.offers).toMatchObject([{ file_name: null }])
  })
})

describe('an offer is refused at the field of its row', () => {
  const faultsOf = async (
    asked: Parameters<typeof submitOffersOf>[1],
    row: Parameters<typeof submitOffersOf>[2][number],
  ) => failure(await submitOffersOf(app, asked, [row])).error.fields

  test('where the answer is to another request', async () => {
    const { ask } = await givenAnswer(app, company)
    const other = await givenDeskRequest(app, company)
    const { transaction_id, case_id } = other
    const quotes = [usedRow(app, ask)]
    const body = { transaction_id, service: 'freight' as const, case_id, quotes }
    const refused = await app.call(quoteDesk.submit, { body }, { token: admin.token })
    expect(failure(refused).error.fields).toEqual({
      'quotes.0.ask_id': 'Select an answer to this request',
    })
  })

  test('where the vendor has not answered, or cannot offer', async () => {
    const asked = await givenDeskRequest(app, company)
    const vendor_id = await givenVendor(app)
    const sent = await askVendorOf(app, asked.case_id)
    const row = offerRow(app, { vendor_id, ask_id: sent.body.ask_id })
    expect(await faultsOf(asked, row)).toEqual({
      'quotes.0.ask_id': 'Saffron Forwarding has not answered yet',
    })
    const { opened } = await openVendorLink(app)
    await answerAsVendor(app, opened, { answer: 'cannot_offer', reason: 'No low loader is free' })
    expect(await faultsOf(asked, row)).toEqual({ 'quotes.0.ask_id': 'Saffron Forwarding cannot offer' })
  })

  test('where it names another vendor, or none', async () => {
    const { asked, ask } = await givenAnswer(app, company)
    const row = usedRow(app, ask)
    const vendor_id = await givenVendor(app, { ...saffron, company_name: 'Old Harbour Lines' })
    const fault = { 'quotes.0.vendor_id': 'The answer is of Saffron Forwarding. Select this vendor' }
    expect(await faultsOf(asked, { ...row, vendor_id })).toEqual(fault)
    expect(await faultsOf(asked, { ...row, vendor_id: null })).toEqual(fault)
  })

  test('where the vendor asks another price by now', async () => {
    const { asked, ask, opened } = await givenAnswer(app, company)
    const row = usedRow(app, ask)
    await answerAsVendor(app, opened, vendorOffer(app, { buy_amount: 9900, eta: 30 }))
    expect(await faultsOf(asked, row)).toEqual({
      'quotes.0.buy_amount': 'Saffron Forwarding asks 9,900.00 USD. Enter that, or remove the answer',
    })
    const valid_until = dayFromNow(app, 4)
    const agreed = { ...row, buy_amount: 9900, quote_amount: 10_098, eta: '33', valid_until }
    expect((await submitOffersOf(app, asked, [agreed])).status).toBe(200)
  })
})
