import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { vendors } from '@tradelane/contract/vendors/calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { meera as contact, givenVendor, saffron } from '../../../../test/given-vendor.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const admin = prepared(() => givenAdministrator(app))
const unknown = '3f1c6a52-8a8e-4f0b-9c54-2f0d5c1f7a11'

describe('a vendor', () => {
  it('is added with everything that is known of it, services and lanes each once', async () => {
    const lanes = [...saffron.lanes, { origin: 'IN', destination: 'NL', mode: 'air' }, ...saffron.lanes]
    const services = ['freight', 'clearance', 'freight']
    const added = await add({ company_name: 'Padma Forwarding', lanes, services })
    expect(added.body).toMatchObject({ status: 'success', vendor_id: expect.any(String) })
    expect(await get(added.body.vendor_id)).toEqual({
      ...saffron,
      company_name: 'Padma Forwarding',
      contact_details: [{ ...contact, company_division: contact.division, phone: contact.phone_number }],
      services: ['clearance', 'freight'],
      lanes: lanes.slice(0, 2),
      vendor_id: added.body.vendor_id,
      version: 1,
      is_retired: false,
      saved_by: 'Bo Lindqvist',
      updated_at: expect.any(String),
    })
  })

  it('needs its name, its services and one contact; services and lanes as the desk reads them can follow', async () => {
    const { services, lanes, ...least } = saffron
    const { body } = await app.call(
      vendors.add,
      { body: { ...least, company_name: 'Least Ltd' } },
      { token: admin.token },
    )
    expect(await get(body.vendor_id)).toMatchObject({ services: [], lanes: [] })
  })

  it('has its contacts in the spelling of the specification too', async () => {
    const { division, phone_number, ...rest } = contact
    const spelled = { ...rest, company_division: division, phone: phone_number }
    const added = await add({ company_name: 'Spelled Ltd', contact_details: [spelled] })
    expect((await get(added.body.vendor_id)).contact_details).toEqual([
      { ...spelled, division, phone_number },
    ])
    const refused = failure(await add({ contact_details: [{ ...spelled, phone: '12345' }] }))
    expect(refused.error.fields).toEqual({ 'contact_details.0.phone_number': 'Enter a valid phone number' })
  })

  it.each([
    ['company_name', 'Company name is required', ''],
    ['company_name', 'Must be at least 3 characters', 'ab'],
    ['company_name', 'At most 120 characters', 'a'.repeat(121)],
    ['services_offered', 'Services offered is required', ' '],
    ['services_offered', 'Must be at least 3 characters', 'ab'],
    ['services_offered', 'At most 1000 characters', 'a'.repeat(1001)],
    ['contact_details', 'Add a contact', []],
    ['contact_details', 'At most 20 contacts', Array(21).fill(contact)],
    ['lanes', 'At most 100 lanes', Array(101).fill(saffron.lanes[0])],
  ])('is not added with a wrong %s: %s', async (field, message, value) => {
    expect(await refusedFields({ [field]: value })).toEqual({ [field]: message })
  })

  it.each([
    ['contact_person_name', '', 'Contact person name is required'],
    ['contact_person_name', 'ab', 'Must be at least 3 characters'],
    ['division', '', 'Company division is required'],
    ['division', 'ab', 'Must be at least 3 characters'],
    ['email', '', 'Email is required'],
    ['email', 'nobody', 'Invalid email address'],
    ['phone_number', '', 'Phone number is required'],
    ['phone_number', '12345', 'Enter a valid phone number'],
    ['phone_number', 'one two three', 'Enter a valid phone number'],
  ])('is not added with the %s %j of any contact: %s', async (field, value, message) => {
    const contact_details = [contact, { ...contact, [field]: value }]
    expect(await refusedFields({ contact_details })).toEqual({ [`contact_details.1.${field}`]: message })
  })

  it.each([
    ['services', ['washing'], 'services.0', 'Select a service'],
    ['lanes', [{ ...saffron.lanes[0], origin: 'XX' }], 'lanes.0.origin', 'Select a country'],
    ['lanes', [{ ...saffron.lanes[0], destination: '' }], 'lanes.0.destination', 'Select a country'],
    ['lanes', [{ ...saffron.lanes[0], mode: 'balloon' }], 'lanes.0.mode', 'Select a mode'],
    ['contact_details', ['Meera'], 'contact_details.0', expect.any(String)],
  ])('is not added with %s that do not exist: %j', async (field, value, at, message) => {
    expect(await refusedFields({ [field]: value })).toEqual({ [at]: message })
  })

  it('has a name of its own, also of two that are added at once', async () => {
    await add({ company_name: 'Kaveri Freight' })
    expect(await refusedFields({ company_name: 'KAVERI freight' })).toEqual({
      company_name: 'There is a vendor with this name',
    })
    const both = await race(app, [
      () => add({ company_name: 'Indus Freight' }),
      () => add({ company_name: 'indus freight' }),
    ])
    const statuses = both.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 400, 409].includes(status))).toBe(true)
    expect(await namesOf({ search: 'indus freight' })).toHaveLength(1)
  })

  it('is added once with one key', async () => {
    const first = await add({ company_name: 'Key Carriers' }, { key: 'vendor' })
    const second = await add({ company_name: 'Key Carriers' }, { key: 'vendor' })
    expect([first.status, second.body]).toEqual([200, first.body])
  })

  it('is changed in the version that was looked at', async () => {
    const vendor_id = await givenVendor(app, { company_name: 'Teesta Lines' })
    const lead = { ...contact, contact_person_name: 'Dev Rao' }
    const changed = { ...saffron, vendor_id, version: 1, company_name: 'Teesta Group' }
    expect((await update({ ...changed, contact_details: [lead, contact] })).status).toBe(200)
    expect(await get(vendor_id)).toMatchObject({
      company_name: 'Teesta Group',
      contact_details: [lead, contact],
      version: 2,
    })
    expect(failure(await update(changed)).error.code).toBe('CONFLICT')
  })

  it('is changed by a client that knows no versions, and then the last change counts', async () => {
    const vendor_id = await givenVendor(app, { company_name: 'Narmada Lines' })
    for (const company_name of ['Narmada Group', 'Narmada Holding'])
      expect((await update({ ...saffron, vendor_id, company_name })).status).toBe(200)
    expect(await get(vendor_id)).toMatchObject({ company_name: 'Narmada Holding', version: 3 })
  })

  it('does not take the name of another', async () => {
    const vendor_id = await givenVendor(app, { company_name: 'Beas Lines' })
    await givenVendor(app, { company_name: 'Sutlej Lines' })
    const taken = failure(await update({ ...saffron, vendor_id, company_name: 'sutlej lines' }))
    expect(taken.error.fields).toEqual({ company_name: 'There is a vendor with this name' })
    expect((await update({ ...saffron, vendor_id, company_name: 'BEAS Lines' })).status).toBe(200)
  })

  it('that two administrators change at once has the change of one, and the other is refused', async () => {
    const vendor_id = await givenVendor(app, { company_name: 'Ravi Lines' })
    const changed = { ...saffron, vendor_id, version: 1, company_name: 'Ravi Lines' }
    const both = await race(app, [
      () => update({ ...changed, services_offered: 'By sea' }),
      () => update({ ...changed, services_offered: 'By air' }),
    ])
    const statuses = both.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.sort()).toEqual([200, 409])
    expect((await get(vendor_id)).version).toBe(2)
  })

  it('is retired and made active again, with an event for each, and its name stays its own', async () => {
    const vendor_id = await givenVendor(app, { company_name: 'Mekong Lines' })
    expect((await retire(vendor_id, 1)).body.message).toBe('Retired. Nothing new can name this vendor.')
    expect(failure(await retire(vendor_id, 1, false)).error.code).toBe('CONFLICT')
    expect(await namesOf({ search: 'mekong', state: 'active' })).toEqual([])
    expect(await namesOf({ search: 'mekong', state: 'retired' })).toEqual(['Mekong Lines'])
    expect(await refusedFields({ company_name: 'Mekong Lines' })).toEqual({
      company_name: 'There is a retired vendor with this name: make it active again',
    })
    await retire(vendor_id, 2, false)
    expect(await namesOf({ search: 'mekong', state: 'active' })).toEqual(['Mekong Lines'])
    expect(await eventsOf(vendor_id)).toEqual([
      { from_state: null, to_state: 'active' },
      { from_state: 'active', to_state: 'retired' },
      { from_state: 'retired', to_state: 'active' },
    ])
  })

  it('that is unknown is refused', async () => {
    expect(failure(await update({ ...saffron, vendor_id: unknown })).error.code).toBe('NOT_FOUND')
    expect(failure(await retire(unknown, 1)).error.code).toBe('NOT_FOUND')
    const read = { body: { vendor_id: unknown } }
    expect((await app.call(vendors.get, read, { token: admin.token })).status).toBe(404)
  })

  it('is no business of customers', async () => {
    const { token } = await givenCompany(app)
    expect((await add({ company_name: 'Stranger Ltd' }, { token })).status).toBe(401)
    expect((await app.call(vendors.list, { query: {} }, { token })).status).toBe(401)
  })
})

describe('the list of vendors', () => {
  it('is in pages, by name', async () => {
    for (const name of ['Zeta', 'Alpha', 'Mid']) await givenVendor(app, { company_name: `Paged ${name}` })
    const page = async (number: number) => {
      const query = { search: 'paged', limit: '2', page: String(number) }
      const { body } = await app.call(vendors.list, { query }, { token: admin.token })
      return [body.vendor_data.map(({ company_name }) => company_name), body.pagination]
    }
    expect(await page(1)).toEqual([
      ['Paged Alpha', 'Paged Mid'],
      { current_page: 1, total_pages: 2, total: 3 },
    ])
    expect(await page(2)).toEqual([['Paged Zeta'], { current_page: 2, total_pages: 2, total: 3 }])
  })

  it.each([
    ['muller', 'a name in another spelling'],
    ['ÜLLER spedition', 'parts of it in any order'],
    ['refrigerated', 'the services offered'],
    ['okonkwo', 'any contact'],
    ['ada@mueller.example', 'the email of one'],
  ])('is searched with %s: %s', async (search) => {
    const others = { ...contact, contact_person_name: 'Ada Okonkwo', email: 'ada@mueller.example' }
    await add({
      company_name: 'Spedition Müller',
      services_offered: 'Refrigerated trucks',
      contact_details: [contact, others],
    })
    expect(await namesOf({ search })).toEqual(['Spedition Müller'])
  })

  it.each(['contact_person_name', '%', 'spedition norway'])('finds nothing with %s', async (search) => {
    expect(await namesOf({ search })).toEqual([])
  })

  it('uses its indexes, also where there are many', async () => {
    await app.db.transaction().execute(async (tx) => {
      const plan = async (query: string) => {
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(tx)
        return rows.map((row) => row['QUERY PLAN']).join('\n')
      }
      await sql`set local enable_seqscan = off`.execute(tx)
      const text = `search_text(company_name || ' ' || services_offered || ' ' || jsonb_path_query_array(contact_details, '$[*].*')::text)`
      expect(await plan(`select vendor_id from vendors where ${text} like '%forward%'`)).toContain(
        'vendors_by_text',
      )
      expect(
        await plan('select * from vendors order by company_name, vendor_id limit 20 offset 20000'),
      ).toContain('vendors_by_name')
    })
  })
})

type Options = { token?: string; key?: string }
const add = (changes: object, options: Options = {}) =>
  app.call(vendors.add, { body: { ...saffron, ...changes } }, { token: admin.token, ...options })
const refusedFields = async (changes: object) =>
  failure(await add({ company_name: 'Refused Ltd', ...changes })).error.fields
const get = async (vendor_id: string) =>
  (await app.call(vendors.get, { body: { vendor_id } }, { token: admin.token })).body.vendor
const update = (body: WireInput<typeof vendors.update>['body']) =>
  app.call(vendors.update, { body }, { token: admin.token })
const retire = (vendor_id: string, version: number, is_retired = true) =>
  app.call(vendors.retire, { body: { vendor_id, version, is_retired } }, { token: admin.token })
const namesOf = async (query: { search?: string; state?: 'active' | 'retired' }) => {
  const { body } = await app.call(vendors.list, { query }, { token: admin.token })
  return body.vendor_data.map(({ company_name }) => company_name)
}
const eventsOf = (id: string) =>
  app.db
    .selectFrom('events')
    .select(['from_state', 'to_state'])
    .where('subject', '=', 'vendor')
    .where('subject_id', '=', id)
    .orderBy('event_id')
    .execute()
