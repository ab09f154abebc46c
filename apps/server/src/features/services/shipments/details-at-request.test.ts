import { logistics } from '@tradelane/contract/logistics/calls'
import { notifications } from '@tradelane/contract/notifications/calls'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenFreights } from '../../../../test/given-freight.ts'
import { dollars, euros, givenPartner } from '../../../../test/given-partner.ts'
import { givenDraft, givenPayer } from '../../../../test/given-payment.ts'
import { givenQuoteRequest, submitRequestOf } from '../../../../test/given-quote-request.ts'
import { completeDetails, confirmed, shipmentPage, someDetails } from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { processEvents } from '../../inbox/notifications/index.ts'

const app = theApp()
let company: GivenCompany
beforeEach(async () => {
  company = await givenCompany(app)
})

describe('details that are given with the request', () => {
  test('are the booking’s, and nobody is asked for them', async () => {
    const { body } = await request(complete)
    const { details, details_saved_at, timeline } = await page(body.logistics_id)
    expect(details).toEqual({ ...complete, hs_codes: ['520511'] })
    expect(details_saved_at).not.toBeNull()
    expect(timeline.map(({ to }) => to)).toEqual(['requested'])
    expect(await openTasks()).toEqual([])
  })

  test('are screened at once', async () => {
    const { token } = await givenAdministrator(app)
    const consignee = { ...complete.consignee, company_name: 'Veltrania Export Bureau' }
    await request({ ...complete, consignee })
    const { body } = await app.call(adminScreening.list, { query: { limit: '100' } }, { token })
    expect(body.cases.filter(({ uid }) => uid === company.companyId)).toMatchObject([
      { subject: 'consignee', state: 'open' },
    ])
  })

  test('are refused by field, and nothing is requested', async () => {
    const refused = failure(await request({ ...complete, hs_codes: ['52'] }))
    expect(refused.error.fields).toEqual({ 'details.hs_codes.0': 'An HS code has 6 to 10 digits' })
    const { body } = await app.call(logistics.list, { query: {} }, company)
    expect(body.logistics).toEqual([])
  })
})

describe('details that are saved again', () => {
  test('are in the history with what was changed', async () => {
    const { body } = await request(complete)
    await save(body.logistics_id, { ...complete, incoterm: 'CIF', marks: 'PO 2214' })
    expect((await page(body.logistics_id)).timeline.at(-1)).toMatchObject({
      to: 'details_changed',
      text: 'You changed: Incoterm from FOB to CIF, marks.',
    })
    const { length } = (await page(body.logistics_id)).timeline
    await save(body.logistics_id, { ...complete, incoterm: 'CIF', marks: 'PO 2214' })
    expect((await page(body.logistics_id)).timeline).toHaveLength(length)
  })

  test('are refused where others were saved since they were seen, or none that were seen are there', async () => {
    const { logistics_id } = (await request()).body
    const saveSeen = async (details_saved_at: string | null) =>
      app.call(
        shipments.saveDetails,
        { body: { logistics_id, details: complete, details_saved_at } },
        company,
      )
    expect(failure(await saveSeen('2026-01-01T00:00:00.000Z')).error.code).toBe('CONFLICT')
    expect((await saveSeen(null)).status).toBe(200)
    expect(failure(await saveSeen(null)).error.code).toBe('CONFLICT')
  })
})

describe('a task asks for the details', () => {
  test('of a request without them, until they are complete', async () => {
    const { body } = await request()
    expect(await openTasks()).toEqual([asked])
    const { timeline } = await page(body.logistics_id)
    expect(timeline.at(-1)?.text).toMatch(/still need: .*description of the goods, Incoterm\.$/)
    await save(body.logistics_id, someDetails)
    expect(await openTasks()).toEqual([asked])
    await save(body.logistics_id, complete)
    expect(await openTasks()).toEqual([])
    expect((await page(body.logistics_id)).timeline.at(-1)).toMatchObject({ to: 'details_given' })
  })

  test('again after one of them was deleted', async () => {
    const { body } = await request(complete)
    await save(body.logistics_id, { ...complete, incoterm: null })
    expect(await openTasks()).toEqual([asked])
  })

  test('no longer after the booking was cancelled', async () => {
    const { body } = await request()
    await app.call(shipments.cancel, { body: { logistics_id: body.logistics_id } }, company)
    expect(await openTasks()).toEqual([])
  })

  test('but not for the address of a consignee "to order"', async () => {
    const consignee = { ...complete.consignee, company_name: 'To order of Gulf Bank', address: '' }
    await request({ ...complete, consignee })
    expect(await openTasks()).toEqual([])
  })

  test('also after the carrier has confirmed, which says what is missing', async () => {
    const { body } = await request()
    await confirmed(app, body.logistics_id)
    expect(await openTasks()).toContainEqual(asked)
    const { body: inbox } = await app.call(notifications.list, { query: {} }, company)
    expect(inbox.data.map((item) => item.body)).toContainEqual(
      expect.stringMatching(/confirmed the booking.*papers still need: .*description of the goods, Incoterm/),
    )
  })

  test('and it is the next step of page and list, by the day of the task', async () => {
    const { body } = await request()
    await confirmed(app, body.logistics_id)
    const due = new Date((await taskOf('Give the missing details'))?.due_at ?? '').toISOString()
    const { next } = await page(body.logistics_id)
    expect(next).toMatchObject({ who: 'customer', by: due })
    expect(next?.text).toMatch(/^Give the missing details: .*Incoterm\. Also: Pay the freight\./)
    expect(await waits()).toEqual(['details'])
    await save(body.logistics_id, complete)
    expect((await page(body.logistics_id)).next).toMatchObject({ who: 'approver' })
    expect(await waits()).toEqual([undefined])
  })
})

describe('suggested details', () => {
  const suggested = async ({ token }: { token: string } = company, search = {}) => {
    const [offer] = await givenFreights(app, token, search)
    const query = { shipment_id: offer?.shipment_id ?? '' }
    return { query, answer: await app.call(shipments.suggestDetails, { query }, { token }) }
  }
  const partiesOf = async (of: { token: string }, search = {}) => {
    const { shipper, consignee } = (await suggested(of, search)).answer.body.details
    return [shipper.company_name, consignee.company_name]
  }

  test('have the company itself, and no goods, before its first booking', async () => {
    const { details } = (await suggested(company, toNewYork)).answer.body
    expect(details.consignee.company_name).toBe('Okafor Imports Inc.')
    expect([details.goods_description, details.incoterm]).toEqual(['', null])
  })

  test('have nobody at an end in another country than theirs', async () => {
    await givenPartner(app, company)
    expect(await partiesOf(company)).toEqual(['', ''])
    expect(await partiesOf(company, toNewYork)).toEqual(['', 'Okafor Imports Inc.'])
    expect(await partiesOf(company, fromHamburg)).toEqual(['Hafenhandel Nord GmbH', 'Okafor Imports Inc.'])
  })

  test('have no partner whose accounts are in several countries', async () => {
    await givenPartner(app, company, { account_details: [euros, dollars] })
    expect(await partiesOf(company, fromHamburg)).toEqual(['', 'Okafor Imports Inc.'])
  })

  test('have term, place and packages of the trade’s request', async () => {
    const cargo = { freight_type: 'Sea' as const, weight: 12_600, packages: 300 }
    await submitRequestOf(app, company, await givenQuoteRequest(app, company, { cargo }))
    const { details } = (await suggested()).answer.body
    expect(details).toMatchObject({
      ...{ incoterm: 'FCA', named_place: 'Mumbai', packages: '300 packages', marks: '' },
    })
  })

  test('are those of the last booking on this lane, without what is of one order', async () => {
    await request({ ...complete, named_place: 'Nhava Sheva', packages: '75 cartons', marks: 'PO 2214' })
    const { details } = (await suggested()).answer.body
    expect(details).toEqual({
      ...{ ...complete, hs_codes: ['520511'], customer_reference: '', named_place: 'Nhava Sheva' },
    })
  })

  test('have the partner of the payments of the trade, of several partners', async () => {
    const payer = await givenPayer(app)
    await givenPartner(app, payer, { company_name: 'Elbe Textil AG' })
    expect(await partiesOf(payer, fromHamburg)).toEqual(['', 'Okafor Imports Inc.'])
    await givenDraft(app, payer)
    expect(await partiesOf(payer, fromHamburg)).toEqual(['Hafenhandel Nord GmbH', 'Okafor Imports Inc.'])
  })

  test('of another lane are not taken over', async () => {
    await request(complete)
    const toRotterdam = { to_city: 'Rotterdam, NL', to_countrycode: 'NL', to_lat: 51.92, to_lng: 4.48 }
    const { details } = (await suggested(company, toRotterdam)).answer.body
    expect(details.goods_description).toBe('')
  })

  test('are not for another company', async () => {
    const { query } = await suggested()
    const stranger = await givenCompany(app)
    const refused = await app.call(shipments.suggestDetails, { query }, { token: stranger.token })
    expect(refused.status).toBe(404)
  })
})

const complete = completeDetails
type Details = typeof someDetails

async function request(details?: Details, { token }: { token: string } = company) {
  const [offer] = await givenFreights(app, token)
  const body = { freights: offer ? [offer] : [], ...(details && { details }) }
  return app.call(logistics.add, { body }, { token })
}
const save = (logistics_id: string, details: Details) =>
  app.call(shipments.saveDetails, { body: { logistics_id, details } }, company)
const page = (logisticsId: string) => shipmentPage(app, company.token, logisticsId)

async function listTasks() {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(tasks.list, { query: {} }, company)
  return body.data.filter(({ subject }) => subject === 'logistics')
}
const openTasks = async (): Promise<string[]> => (await listTasks()).map(({ title }) => title)
const taskOf = async (words: string) => (await listTasks()).find(({ title }) => title.startsWith(words))

async function waits() {
  const { body } = await app.call(logistics.list, { query: {} }, company)
  return body.logistics.map(({ waits_for }) => waits_for)
}

const toNewYork = { to_city: 'New York, US', to_countrycode: 'US', to_lat: 40.71, to_lng: -74.01 }
const fromHamburg = {
  ...toNewYork,
  ...{ from_city: 'Hamburg', from_countrycode: 'DE', from_lat: '53.55073', from_lng: '9.99302' },
}

const asked = expect.stringMatching(/^Give the missing details: /)
