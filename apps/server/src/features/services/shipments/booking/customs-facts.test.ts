import { shipments } from '@tradelane/contract/shipments/calls'
import { dutyText } from '@tradelane/contract/shipments/customs-asks'
import { officeBookings } from '@tradelane/contract/shipments/office-calls'
import { ProviderUnavailable } from '@tradelane/providers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../../test/given-company.ts'
import { givenDocument } from '../../../../../test/given-document.ts'
import {
  completeDetails,
  confirmed,
  daysPass,
  givenBooking,
  shipmentPage,
} from '../../../../../test/given-shipment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { getBooking } from '../bookings.ts'
import { dutyFacts } from '../papers/duty-facts.ts'
import { freightToPay } from '../papers/freight-invoice.ts'

const app = theApp()
let company: GivenCompany
let office: { token: string }
beforeAll(async () => {
  office = await givenAdministrator(app)
})
beforeEach(async () => {
  company = await givenCompany(app, { kyb: 'Clear' })
})

const steel = ['7208.10', '0901.11']

test('steel and coffee into the EU ask for a CBAM declarant and a due diligence statement, and wait for them', async () => {
  const id = await given(steel)
  expect(await asksOf(id)).toEqual([
    { ask: 'cbam', is_given: false },
    { ask: 'eudr', is_given: false },
  ])
  await addDocuments(id)
  expect((await clearanceOf(id))?.state).toBe('documents_requested')
  expect((await save(id, { cbam_declarant: 'CBAM-DE-2026-ABC12345678901' })).status).toBe(200)
  expect((await clearanceOf(id))?.state).toBe('documents_requested')
  expect(
    (await save(id, { cbam_declarant: 'CBAM-DE-2026-ABC12345678901', eudr_statement: '26DEABC1234567' }))
      .status,
  ).toBe(200)
  expect(await clearanceOf(id)).toMatchObject({
    state: 'documents_received',
    facts: { cbam_declarant: 'CBAM-DE-2026-ABC12345678901', eudr_statement: '26DEABC1234567' },
  })
  // Still open: a number may be corrected until the declaration.
  expect((await save(id, { cbam_below_threshold: true, eudr_not_due: true })).status).toBe(200)
})

test('goods are declared with their codes and all answers, and what was declared stays', async () => {
  const id = await given(['7208.10'])
  await addDocuments(id)
  await save(id, { cbam_below_threshold: true })
  const missing = 'Customs asks for more than the company has given'
  await saveDetails(id, [])
  expect(failure(await declare(id)).message).toBe(`${missing}: HS codes of the goods.`)
  await saveDetails(id, steel)
  expect(failure(await declare(id)).message).toBe(`${missing}: Number of the due diligence statement (EUDR).`)
  await saveDetails(id, ['7208.10'])
  expect((await declare(id)).status).toBe(200)
  const refused = failure(await correct(id, ['7208.10', '5205.11']))
  expect([refused.error.code, refused.message]).toEqual([
    'ILLEGAL_STATE',
    'The goods are declared to customs already, under 26DE5851000A1B2C3D. Their HS codes can no longer be changed.',
  ])
  expect((await correct(id, ['7208.10'], { customer_reference: 'PO 9' })).status).toBe(200)
})

test('goods without codes wait for them until they arrive, and are declared then by what their papers say', async () => {
  const id = await given([])
  await addDocuments(id)
  expect(await clearanceOf(id)).toMatchObject({ state: 'documents_requested', next: { who: 'customer' } })
  expect((await declare(id)).status).toBe(409)
  const { logistics } = await shipmentPage(app, company.token, id)
  await daysPass(app, logistics.booking_number, 60)
  await app.runJobs()
  expect(await clearanceOf(id)).toMatchObject({ has_codes: false, state: 'documents_received' })
  expect((await declare(id)).status).toBe(200)
})

test('goods that arrived without codes before these were waited for are declared', async () => {
  const id = await given(['5205.11'])
  await addDocuments(id)
  await storeCodes(id, '{}')
  const missing = 'Customs asks for more than the company has given: HS codes of the goods.'
  for (const [state, message] of [
    ['in_transit', missing],
    ['arrived', undefined],
  ] as const) {
    await app.deps.pool.query('update freight_bookings set state = $2 where logistics_id = $1', [id, state])
    const answer = await declare(id)
    expect(answer.status === 200 ? undefined : failure(answer).message).toBe(message)
  }
})

test('goods without codes go on once these are given', async () => {
  const id = await given([])
  await addDocuments(id)
  await saveDetails(id, ['5205.11'])
  expect((await clearanceOf(id))?.state).toBe('documents_received')
})

test('declared goods that name a code twice are corrected, and not of that alone', async () => {
  const id = await given(['5205.11'])
  await addDocuments(id)
  expect((await declare(id)).status).toBe(200)
  await storeCodes(id, '{520512,520511,520511}')
  const codes = ['520511', '520512']
  expect((await correct(id, codes)).body).toMatchObject({
    message: 'The carrier already has these details. Nothing was sent.',
  })
  expect((await correct(id, codes, { customer_reference: 'PO 9' })).status).toBe(200)
  const { details, timeline } = await shipmentPage(app, company.token, id)
  expect([details.hs_codes, details.customer_reference]).toEqual([codes, 'PO 9'])
  expect(timeline.at(-1)?.text).toBe('The carrier accepted the correction: reference from PO 4471 to PO 9.')
})

test('declared goods with a code that the Harmonized System no longer has are corrected in all else', async () => {
  const id = await given(['5205.11'])
  await addDocuments(id)
  await storeCodes(id, '{851712}')
  expect((await declare(id)).status).toBe(200)
  expect((await correct(id, ['851712'], { customer_reference: 'PO 9' })).status).toBe(200)
  expect((await shipmentPage(app, company.token, id)).details).toMatchObject({
    ...{ hs_codes: ['851712'], customer_reference: 'PO 9' },
  })
})

test('goods are not declared while a correction of their codes waits for the carrier', async () => {
  const id = await given(['5205.11'])
  await addDocuments(id)
  const { carriers } = app.deps
  const { amend } = carriers
  carriers.amend = async () => {
    throw new ProviderUnavailable('the carrier did not answer')
  }
  expect((await correct(id, ['5206.11'])).status).toBe(200)
  carriers.amend = amend
  expect(failure(await declare(id)).message).toBe(
    'A correction of the HS codes waits for the carrier. Declare the goods once it is answered.',
  )
  app.clock.advance(60_000)
  await app.runJobs()
  expect((await declare(id)).status).toBe(200)
})

test('other goods are asked nothing, and need their documents only', async () => {
  const id = await given(['5205.11'])
  expect(await asksOf(id)).toEqual([])
  await addDocuments(id)
  expect((await clearanceOf(id))?.state).toBe('documents_received')
})

test('goods without a code are asked for it, as a detail that is missing', async () => {
  const { logisticsId } = await givenBooking(app, company.token, cargo())
  await saveDetails(logisticsId, [])
  const page = await shipmentPage(app, company.token, logisticsId)
  expect(page.next?.text ?? '').not.toContain('undefined')
  expect(page.asked.cleared).toBe(true)
  await confirmed(app, logisticsId)
  const { clearance, next } = await shipmentPage(app, company.token, logisticsId)
  expect(clearance).toMatchObject({ has_codes: false, asks: [] })
  expect(JSON.stringify([page.next, next])).toContain('HS codes, for customs')
})

test('hydrogen has no threshold, and what is declared or not cleared takes no answers', async () => {
  const id = await given(['2804.10'])
  const refused = failure(await save(id, { cbam_below_threshold: true }))
  expect(Object.keys(refused.error.fields ?? {})).toEqual(['facts.cbam_below_threshold'])
  const { logisticsId } = await givenBooking(app, company.token)
  expect(failure(await save(logisticsId, { origin_country: 'IN' })).error.code).toBe('ILLEGAL_STATE')
  for (const [field, text] of [
    ['origin_country', 'India'],
    ['origin_country', 'XX'],
    ['melt_country', 'XX'],
    ['cbam_declarant', '12'],
    ['eudr_statement', 'abc'],
  ] as const)
    expect(failure(await save(id, { [field]: text })).error.fields).toHaveProperty([`facts.${field}`])
  const both = await save(id, { eudr_statement: '26DEABC1234567', eudr_not_due: true })
  expect(Object.keys(failure(both).error.fields ?? {})).toEqual(['facts.eudr_not_due'])
})

test('into the United States the origin is asked for, and of metals the melt; papers say what is not paid', async () => {
  const id = await given(['7308.90'], newYork)
  expect(await asksOf(id)).toEqual([
    { ask: 'origin', is_given: false },
    { ask: 'melt', is_given: false },
  ])
  expect((await save(id, { origin_country: 'in', melt_country: 'IN' })).status).toBe(200)
  expect((await clearanceOf(id))?.facts).toMatchObject({ origin_country: 'IN', melt_country: 'IN' })
  const booking = await getBooking(app.db, systemScope(company.companyId), id)
  expect(dutyFacts(booking)).toEqual([['Not included', expect.stringContaining('several duties can add up')]])
  expect(Object.fromEntries((await freightToPay(app.deps, booking)).facts)['Not included']).toContain(
    dutyText,
  )
  const { logistics } = await shipmentPage(app, company.token, id)
  expect(logistics.freight.fees.find(({ code }) => code === 'DUTY')?.label).toContain('can add up')
})

test('goods of a country under sanctions are refused at their origin, those of a country of war are not', async () => {
  const id = await given(['7308.90'], newYork)
  expect(failure(await save(id, { origin_country: 'KP', melt_country: 'IN' })).error.fields).toEqual({
    'facts.origin_country': 'We carry nothing from or to North Korea. Sanctions forbid it.',
  })
  expect((await save(id, { origin_country: 'SD', melt_country: 'IN' })).status).toBe(200)
})

const newYork = { to_city: 'New York', to_countrycode: 'United States', to_lat: 40.71427, to_lng: -74.00597 }
/** Arrives after the day from which EUDR applies, whenever the tests run. */
const cargo = (changes = {}) => ({
  customs_clearance: true,
  shipping_date: new Date(Math.max(app.clock.now().getTime() + 10 * 86_400_000, Date.parse('2026-12-28')))
    .toISOString()
    .slice(0, 10),
  ...changes,
})
async function given(hs_codes: string[], changes = {}) {
  const { logisticsId } = await givenBooking(app, company.token, cargo(changes))
  await saveDetails(logisticsId, hs_codes)
  await confirmed(app, logisticsId)
  return logisticsId
}
const correct = (logistics_id: string, hs_codes: string[], changes = {}) => {
  const details = { ...completeDetails, hs_codes, ...changes }
  return app.call(shipments.saveDetails, { body: { logistics_id, details } }, { token: company.token })
}
const saveDetails = async (logistics_id: string, hs_codes: string[]) =>
  expect((await correct(logistics_id, hs_codes)).status).toBe(200)
/** As bookings of before are. */
const storeCodes = (logistics_id: string, codes: string) =>
  app.deps.pool.query('update freight_booking_details set hs_codes = $2 where logistics_id = $1', [
    logistics_id,
    codes,
  ])
const declare = (logistics_id: string) =>
  app.call(
    officeBookings.declare,
    { body: { logistics_id, declaration_number: '26DE5851000A1B2C3D' } },
    { token: office.token },
  )
const clearanceOf = async (id: string) => (await shipmentPage(app, company.token, id)).clearance
const asksOf = async (id: string) => (await clearanceOf(id))?.asks
const save = (logistics_id: string, facts: object) =>
  app.call(shipments.saveCustomsFacts, { body: { logistics_id, facts } }, { token: company.token })
async function addDocuments(logistics_id: string) {
  for (const document_type of ['commercial_invoice', 'packing_list'] as const) {
    const url = await givenDocument(app, company.token)
    const body = { logistics_id, document_type, url }
    expect((await app.call(shipments.addDocument, { body }, { token: company.token })).status).toBe(200)
  }
}
