import { inspectionCompanies } from '@tradelane/contract/inspection-companies/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import {
  ganges,
  givenInspectionCompany,
  givenQuotedInspection,
  givenSubmittedOrder,
  seenByOffice,
} from '../../../../test/given-inspection.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})

describe('an inspection company', () => {
  it('is added with everything that is known of it, countries and services each once', async () => {
    const added = await add({ company_name: 'Padma Survey', countries: ['IN', 'BD', 'IN'] })
    expect(await get(added.body.inspection_company_id)).toEqual({
      ...ganges,
      company_name: 'Padma Survey',
      countries: ['BD', 'IN'],
      inspection_company_id: added.body.inspection_company_id,
      version: 1,
      is_retired: false,
      saved_by: 'Bo Lindqvist',
      updated_at: expect.any(String),
    })
    expect(await namesOf({ search: 'padma survey' })).toEqual(['Padma Survey'])
    expect(await namesOf({ search: 'padma bangla' })).toEqual(['Padma Survey'])
    expect(await namesOf({ search: 'padma norway' })).toEqual([])
    expect(await namesOf({ search: 'padma 17020' })).toEqual(['Padma Survey'])
    expect(await namesOf({ search: 'pad%' })).toEqual([])
  })

  it.each([
    ['company_name', '', 'Company name is required'],
    ['company_name', 'a'.repeat(121), 'At most 120 characters'],
    ['countries', [], 'Select a country'],
    ['services', [], 'Select a service'],
    ['contact_person_name', ' ', 'Contact person is required'],
    ['email', 'nobody', 'Invalid email address'],
    ['phone_number', '+0 1', 'Invalid phone number format'],
    ['accreditation', 'a'.repeat(201), 'At most 200 characters'],
    ['price_remarks', 'a'.repeat(1001), 'At most 1,000 characters'],
  ])('is not added with %s %j: %s', async (field, value, message) => {
    const refused = failure(await add({ company_name: 'Refused Ltd', [field]: value }))
    expect(refused.error.fields).toEqual({ [field]: message })
    expect(await namesOf({ search: 'refused' })).toEqual([])
  })

  it('is not added with a country or a service that does not exist', async () => {
    for (const [field, value] of [
      ['countries', ['XX']],
      ['services', ['washing']],
    ] as const) {
      const refused = failure(await add({ company_name: 'Refused Ltd', [field]: value }))
      expect(Object.keys(refused.error.fields ?? {})).toEqual([`${field}.0`])
    }
  })

  it('has a name of its own, also of two that are added at once', async () => {
    await add({ company_name: 'Kaveri Control' })
    const again = failure(await add({ company_name: 'KAVERI control' }))
    expect(again.error.fields).toEqual({ company_name: 'There is an inspection company with this name' })
    const both = await race(app, [
      () => add({ company_name: 'Indus Control' }),
      () => add({ company_name: 'indus control' }),
    ])
    const statuses = both.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 400, 409].includes(status))).toBe(true)
    expect(await namesOf({ search: 'indus' })).toHaveLength(1)
  })

  it('is added once with one key', async () => {
    const [first, second] = [
      await add({ company_name: 'Key Inspectors' }, { key: 'k' }),
      await add({ company_name: 'Key Inspectors' }, { key: 'k' }),
    ]
    expect([first.status, second.body]).toEqual([200, first.body])
  })

  it('is changed in the version that was looked at, and keeps its name', async () => {
    const id = await givenInspectionCompany(app, 'Teesta Quality')
    const body = await editable(id)
    expect((await update({ ...body, email: 'new@teesta.example' })).status).toBe(200)
    expect(await get(id)).toMatchObject({ email: 'new@teesta.example', version: 2 })
    expect(failure(await update(body)).error.code).toBe('CONFLICT')
    await givenInspectionCompany(app, 'Narmada Quality')
    const taken = failure(await update({ ...(await editable(id)), company_name: 'narmada quality' }))
    expect(taken.error.fields).toEqual({ company_name: 'There is an inspection company with this name' })
    expect((await get(id)).version).toBe(2)
  })

  it('is retired and made active again, with an event for each', async () => {
    const id = await givenInspectionCompany(app, 'Mekong Marine')
    expect((await retire(id, 1)).body.message).toBe('Retired. New quotes cannot name it.')
    expect(failure(await retire(id, 1, false)).error.code).toBe('CONFLICT')
    expect(await namesOf({ search: 'mekong', state: 'active' })).toEqual([])
    expect(await namesOf({ search: 'mekong', state: 'retired' })).toEqual(['Mekong Marine'])
    await retire(id, 2, false)
    expect(await namesOf({ search: 'mekong', state: 'active' })).toEqual(['Mekong Marine'])
    expect(await eventsOf(id)).toEqual([
      { from_state: null, to_state: 'active' },
      { from_state: 'active', to_state: 'retired' },
      { from_state: 'retired', to_state: 'active' },
    ])
  })

  it('that is unknown is refused', async () => {
    const unknown = '3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a11'
    const body = await editable(await givenInspectionCompany(app))
    expect(failure(await update({ ...body, inspection_company_id: unknown })).error.code).toBe('NOT_FOUND')
    expect(failure(await retire(unknown, 1)).error.code).toBe('NOT_FOUND')
    const read = { body: { inspection_company_id: unknown } }
    expect((await app.call(inspectionCompanies.get, read, { token: admin })).status).toBe(404)
  })

  it('is no business of customers', async () => {
    const { token } = await givenCompany(app)
    expect((await add({ company_name: 'Stranger Ltd' }, { token })).status).toBe(401)
    expect((await app.call(inspectionCompanies.list, { query: {} }, { token })).status).toBe(401)
  })
})

describe('a quote', () => {
  const quote = async (order: string, inspection_company_id: string) => {
    const { which, ...office } = await seenByOffice(app, order)
    const offer = { price: 900, inspection_date: dayFromNow(app, 5), inspection_company_id }
    return app.call(officeInspections.quote, { body: { ...which, ...offer } }, office)
  }
  const vendorOf = async (token: string, quality_assurance_id: string) =>
    (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, { token })).body
      .quality_assurance_data.quote?.vendor_name

  it('is not made with a retired company, or one that does not offer what is ordered', async () => {
    const { token } = await givenCompany(app)
    const order = await givenSubmittedOrder(app, token)
    const retired = await givenInspectionCompany(app, 'Retired Inspectors')
    await retire(retired, 1)
    expect(failure(await quote(order, retired)).error.fields).toEqual({
      inspection_company_id: 'Select an inspection company',
    })
    const auditors = await givenInspectionCompany(app, 'Auditors Only', { services: ['supplier_audit'] })
    expect(failure(await quote(order, auditors)).error.fields).toEqual({
      inspection_company_id: 'Auditors Only does not offer quality assurance and loading inspection',
    })
    expect(await vendorOf(token, order)).toBeUndefined()
  })

  it('keeps the name that the company had', async () => {
    const company = await givenCompany(app)
    const order = await givenQuotedInspection(app, company)
    const id = await givenInspectionCompany(app)
    const body = await editable(id)
    await update({ ...body, company_name: 'Ganges Group' })
    expect(await vendorOf(company.token, order)).toBe('Ganges Inspection')
    await update({ ...body, version: body.version + 1 })
  })
})

type Options = { token?: string; key?: string }
const add = (changes: object, options: Options = {}) =>
  app.call(inspectionCompanies.add, { body: { ...ganges, ...changes } }, { token: admin, ...options })
const get = async (inspection_company_id: string) =>
  (await app.call(inspectionCompanies.get, { body: { inspection_company_id } }, { token: admin })).body
    .inspection_company
const editable = async (id: string) => {
  const { saved_by, updated_at, is_retired, ...body } = await get(id)
  return body
}
const update = (body: Awaited<ReturnType<typeof editable>>, options: Options = {}) =>
  app.call(inspectionCompanies.update, { body }, { token: admin, ...options })
const retire = (inspection_company_id: string, version: number, is_retired = true) =>
  app.call(
    inspectionCompanies.retire,
    { body: { inspection_company_id, version, is_retired } },
    { token: admin },
  )
const namesOf = async (query: { search?: string; state?: 'active' | 'retired' }) => {
  const { body } = await app.call(inspectionCompanies.list, { query }, { token: admin })
  return body.inspection_companies.map(({ company_name }) => company_name)
}
const eventsOf = (id: string) =>
  app.db
    .selectFrom('events')
    .select(['from_state', 'to_state'])
    .where('subject', '=', 'inspection_company')
    .where('subject_id', '=', id)
    .orderBy('event_id')
    .execute()
