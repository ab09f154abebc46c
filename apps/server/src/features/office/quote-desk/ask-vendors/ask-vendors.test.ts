import { links } from '@tradelane/contract/links/calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { vendors } from '@tradelane/contract/vendors/calls'
import { describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../../test/given-company.ts'
import { dayFromNow } from '../../../../../test/given-freight.ts'
import {
  acceptOfferOf,
  decideOffers,
  givenDeskRequest,
  givenOffers,
  requestOf,
} from '../../../../../test/given-quote-case.ts'
import { givenVendor, meera } from '../../../../../test/given-vendor.ts'
import {
  answerAsVendor,
  askVendorOf,
  deskCaseOf,
  openVendorLink,
  vendorOffer,
  vendorToken,
} from '../../../../../test/given-vendor-ask.ts'
import { race } from '../../../../../test/race.ts'
import { pdfFile } from '../../../../../test/sample-files.ts'
import { failure } from '../../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
const admin = prepared(() => givenAdministrator(app))
const note = 'A press in one piece.'
const spreadsheet = Buffer.from('port;price\nHamburg;9000').toString('base64')

describe('a vendor is asked for its price', () => {
  test('by a link to its first contact, and the desk reads whom it asked and until when', async () => {
    const { case_id } = await givenDeskRequest(app, company)
    const asked = await askVendorOf(app, case_id, { note, answer_by: dayFromNow(app, 2) })
    expect(asked.body).toMatchObject({ message: `We sent a link to ${meera.email}.` })
    const one = await deskCaseOf(app, case_id)
    expect(one).toMatchObject({ state: 'AWAITING_VENDOR', owner: expect.any(String) })
    expect(one.asks).toMatchObject([
      {
        ask_id: asked.body.ask_id,
        vendor_name: 'Saffron Forwarding',
        ...{ recipient: meera.contact_person_name, email: meera.email, note },
        answer_until: `${dayFromNow(app, 2)}T23:59:59.999Z`,
        ...{ state: 'ASKED', answered_at: null, offer: null, is_used: false },
      },
    ])
    expect(one.timeline.at(-1)?.text).toContain('asked Saffron Forwarding for its price.')
  })

  test('of which the customer reads that vendors are asked, and never whom', async () => {
    const { case_id } = await givenDeskRequest(app, company)
    await askVendorOf(app, case_id)
    const seen = await requestOf(app, company.token, case_id)
    expect(seen.state).toBe('AWAITING_VENDOR')
    expect(JSON.stringify(seen)).not.toMatch(/Saffron|saffron/)
  })

  test('without a word of who the customer is, or of what it has written', async () => {
    const { case_id } = await givenDeskRequest(app, company)
    await askVendorOf(app, case_id)
    const { company_name } = await app.db
      .selectFrom('companies')
      .select('company_name')
      .where('uid', '=', company.companyId)
      .executeTakeFirstOrThrow()
    const described = await app.call(links.get, { body: { token: await vendorToken(app) } })
    const { facts, fields } = await openVendorLink(app)
    const mails = (await app.mails(meera.email)).map(({ subject, text }) => ({ subject, text }))
    const read = JSON.stringify([described.body, facts, fields, mails])
    expect(read).not.toContain(company_name)
    expect(read).not.toContain('It needs a low loader')
    expect(facts).toContainEqual({ term: 'Weight', value: '90,000 kg' })
  })

  test('without the value of the goods, which the desk and the customer read', async () => {
    const { case_id } = await givenDeskRequest(app, company, { invoice_amount: 250_000 })
    await askVendorOf(app, case_id)
    const value = expect.objectContaining({ label: 'Value of the goods' })
    expect((await deskCaseOf(app, case_id)).request.facts).toContainEqual(value)
    expect((await requestOf(app, company.token, case_id)).request.facts).toContainEqual(value)
    expect((await openVendorLink(app)).facts.map(({ term }) => term)).not.toContain('Value of the goods')
  })

  test('also by a company that has sent all its links of the day', async () => {
    const { case_id } = await givenDeskRequest(app, company)
    await app.deps.pool.query(
      `insert into links (uid, purpose, subject, subject_id, asked, recipient, email, state, max_uses, sent_by, made_at, asked_at, expires_at)
       select $1, 'doc_upload', 'partner', gen_random_uuid(), 'a document', 'Bo', 'bo@partner.example', 'revoked', 1, 'user:test', $2, $2, $2
         from generate_series(1, 100)`,
      [company.companyId, app.clock.now()],
    )
    expect((await askVendorOf(app, case_id)).status).toBe(200)
  })

  test('again by a new link, and the old one ends', async () => {
    const { case_id } = await givenDeskRequest(app, company)
    await askVendorOf(app, case_id)
    const first = await openVendorLink(app)
    await askVendorOf(app, case_id)
    const late = await answerAsVendor(app, first.opened, vendorOffer(app))
    expect(failure(late).error.code).toBe('LINK_DEAD')
    expect((await openVendorLink(app)).opened.token).not.toBe(first.opened.token)
    expect((await deskCaseOf(app, case_id)).asks.map(({ state }) => state)).toEqual(['ASKED', 'REPLACED'])
  })

  test('by one of two who ask at once', async () => {
    const { case_id } = await givenDeskRequest(app, company)
    const vendor_id = await givenVendor(app)
    const ask = () => app.call(quoteDesk.askVendor, { body: { case_id, vendor_id } }, { token: admin.token })
    const both = await race(app, [ask, ask])
    expect(both.map((one) => one.status === 'fulfilled' && one.value.status).sort()).toEqual([200, 409])
    expect((await deskCaseOf(app, case_id)).asks.filter(({ state }) => state === 'ASKED')).toHaveLength(1)
  })

  test('not when it is retired, without a contact, after the link would end, or of an ended request', async () => {
    const { case_id, transaction_id } = await givenDeskRequest(app, company)
    const vendor_id = await givenVendor(app, { company_name: 'Old Harbour Lines' })
    const late = await askVendorOf(app, case_id, { answer_by: dayFromNow(app, 8) })
    expect(Object.keys(failure(late).error.fields ?? {})).toEqual(['answer_by'])
    await app.db
      .updateTable('vendors')
      .set({ contact_details: '[]' })
      .where('vendor_id', '=', vendor_id)
      .execute()
    const nobody = await askVendorOf(app, case_id, { vendor_id })
    expect(failure(nobody).error.fields).toEqual({
      email: 'Old Harbour Lines has no contact. Enter an email',
    })
    const body = { vendor_id, version: 1, is_retired: true }
    await app.call(vendors.retire, { body }, { token: admin.token })
    const retired = await askVendorOf(app, case_id, { vendor_id })
    expect(Object.keys(failure(retired).error.fields ?? {})).toEqual(['vendor_id'])
    await decideOffers(app, { transaction_id }, { decision: 'deny', reason: 'No way' })
    expect(failure(await askVendorOf(app, case_id)).error.code).toBe('ILLEGAL_STATE')
  })
})

describe('the answer of a vendor', () => {
  test('is read at the desk with what the customer would pay by the margin of the rates', async () => {
    const { case_id } = await givenDeskRequest(app, company)
    await askVendorOf(app, case_id)
    const { opened } = await openVendorLink(app)
    const file = { file: pdfFile().toString('base64'), file_name: 'Our offer.pdf' }
    const sent = await answerAsVendor(app, opened, vendorOffer(app, file))
    expect(sent.body).toMatchObject({
      message: expect.stringMatching(
        /^Thank you\. We have received your offer of 9,000\.00 USD for QR-\d{4}-\d{6}\. You can change your answer/,
      ),
    })
    const [ask] = (await deskCaseOf(app, case_id)).asks
    expect(ask).toMatchObject({
      state: 'ANSWERED',
      offer: {
        ...{ buy_amount: 9000, quote_amount: 9180, margin_amount: 180, margin_percent: 2, eta: 31 },
        ...{ inclusions: ['Low loader at both ends'], file_name: 'Our offer.pdf' },
      },
    })
    const { token } = admin
    const read = await app.call(quoteDesk.vendorFile, { body: { ask_id: ask?.ask_id ?? '' } }, { token })
    expect(read.status).toBe(200)
  })

  test('may be changed, also to none at all, and keeps its file unless that is changed', async () => {
    const { case_id } = await givenDeskRequest(app, company)
    await askVendorOf(app, case_id)
    const { opened } = await openVendorLink(app)
    await answerAsVendor(app, opened, vendorOffer(app, { file: pdfFile().toString('base64') }))
    await answerAsVendor(app, opened, vendorOffer(app, { buy_amount: 8500 }))
    const [changed] = (await deskCaseOf(app, case_id)).asks
    expect(changed?.offer).toMatchObject({ buy_amount: 8500, file_name: expect.any(String) })
    expect((await openVendorLink(app)).fields).toMatchObject({ buy_amount: '8500.00', eta: '31' })
    const { opened: again } = await openVendorLink(app)
    await answerAsVendor(app, again, { answer: 'cannot_offer', reason: 'No low loader is free' })
    const [none] = (await deskCaseOf(app, case_id)).asks
    expect(none).toMatchObject({ state: 'CANNOT_OFFER', cannot_offer: 'No low loader is free', offer: null })
  })

  test('is refused at each field that is missing or does not fit', async () => {
    const { case_id } = await givenDeskRequest(app, company)
    await askVendorOf(app, case_id)
    const { opened } = await openVendorLink(app)
    const faults = async (fields: Record<string, unknown>) =>
      failure(await answerAsVendor(app, opened, fields)).error.fields
    expect(await faults({})).toEqual({
      ...{ buy_amount: 'Enter your price', eta: 'Enter the days', valid_until: 'Enter the last day' },
    })
    expect(await faults(vendorOffer(app, { currency: 'EUR' }))).toEqual({
      currency: 'Orders are billed in USD',
    })
    expect(await faults(vendorOffer(app, { valid_until: dayFromNow(app, -1) }))).toEqual({
      valid_until: 'The last day is in the past',
    })
    expect(await faults(vendorOffer(app, { file: spreadsheet, file_name: 'prices.csv' }))).toEqual({
      file: 'Only png, jpeg, jpg and pdf files',
    })
    expect(await faults({ answer: 'cannot_offer' })).toEqual({ reason: 'Say why you cannot offer' })
  })

  test('changes nothing by the look of a mail scanner', async () => {
    const { case_id } = await givenDeskRequest(app, company)
    await askVendorOf(app, case_id)
    const before = await deskCaseOf(app, case_id)
    const token = await vendorToken(app)
    expect((await app.call(links.get, { body: { token } })).status).toBe(200)
    expect((await app.call(links.open, { body: { token } })).status).not.toBe(200)
    expect(await deskCaseOf(app, case_id)).toEqual(before)
  })

  test('after the request is decided says so, and after the last moment the link is dead', async () => {
    const { case_id, ...person } = await givenOffers(app, company)
    await askVendorOf(app, case_id)
    const { opened } = await openVendorLink(app)
    await acceptOfferOf(app, company, person.offerIds[0])
    const late = await answerAsVendor(app, opened, vendorOffer(app))
    expect(failure(late)).toMatchObject({
      error: { code: 'ILLEGAL_STATE' },
      message: 'This request has ended (accepted). We do not need an offer any more.',
    })
    expect((await openVendorLink(app)).fields.closed).toContain('This request has ended')
    app.clock.advance(8 * 86_400_000)
    expect(failure(await answerAsVendor(app, opened, vendorOffer(app))).error.code).toBe('LINK_DEAD')
  })
})
