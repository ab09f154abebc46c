import { logistics } from '@tradelane/contract/logistics/calls'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { tasks } from '@tradelane/contract/tasks/calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { givenFreights } from '../../../../test/given-freight.ts'
import { givenPartner } from '../../../../test/given-partner.ts'
import { givenDraft, givenPayer } from '../../../../test/given-payment.ts'
import { confirmed, shipmentPage, someDetails } from '../../../../test/given-shipment.ts'
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

  test('also after the carrier has confirmed', async () => {
    const { body } = await request()
    await confirmed(app, body.logistics_id)
    expect(await openTasks()).toContainEqual(asked)
  })
})

describe('suggested details', () => {
  const suggested = async ({ token }: { token: string } = company, search = {}) => {
    const [offer] = await givenFreights(app, token, search)
    const query = { shipment_id: offer?.shipment_id ?? '' }
    return { query, answer: await app.call(shipments.suggestDetails, { query }, { token }) }
  }

  test('have the company itself, and no goods, before its first booking', async () => {
    const { details } = (await suggested()).answer.body
    expect([details.shipper.company_name, details.consignee.company_name]).toContain('Okafor Imports Inc.')
    expect([details.goods_description, details.incoterm]).toEqual(['', null])
  })

  test('are those of the last booking on this lane, without its reference', async () => {
    await request(complete)
    const { details } = (await suggested()).answer.body
    expect(details).toEqual({ ...complete, hs_codes: ['520511'], customer_reference: '' })
  })

  test('have the partner of the payments of the trade, of several partners', async () => {
    const payer = await givenPayer(app)
    await givenPartner(app, payer, { company_name: 'Elbe Textil AG' })
    const others = async () => {
      const { shipper, consignee } = (await suggested(payer)).answer.body.details
      return [shipper.company_name, consignee.company_name]
    }
    expect(await others()).not.toContain('Hafenhandel Nord GmbH')
    await givenDraft(app, payer)
    expect(await others()).toContain('Hafenhandel Nord GmbH')
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

const complete = {
  ...someDetails,
  consignee: { ...someDetails.consignee, address: '9 Marina, Lagos' },
}
type Details = typeof someDetails

async function request(details?: Details, { token }: { token: string } = company) {
  const [offer] = await givenFreights(app, token)
  const body = { freights: offer ? [offer] : [], ...(details && { details }) }
  return app.call(logistics.add, { body }, { token })
}
const save = (logistics_id: string, details: Details) =>
  app.call(shipments.saveDetails, { body: { logistics_id, details } }, company)
const page = (logisticsId: string) => shipmentPage(app, company.token, logisticsId)

async function openTasks(): Promise<string[]> {
  while ((await processEvents(app.deps)) > 0);
  const { body } = await app.call(tasks.list, { query: {} }, company)
  return body.data.flatMap(({ subject, title }) => (subject === 'logistics' ? title : []))
}
const asked = expect.stringMatching(/^Give the missing details: /)
