import { financePartners } from '@tradelane/contract/finance-partners/calls'
import { financing } from '@tradelane/contract/financing/calls'
import { inspectionCompanies } from '@tradelane/contract/inspection-companies/calls'
import { rateCards } from '@tradelane/contract/logistics/rate-cards'
import { vendors } from '@tradelane/contract/vendors/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenFreights } from '../../../../test/given-freight.ts'
import { ganges } from '../../../../test/given-inspection.ts'
import { givenVendor, meera } from '../../../../test/given-vendor.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const admin = prepared(() => givenAdministrator(app))

test('carriers and finance partners of the product are vendors, each once, with their records', async () => {
  const tern = await vendorCalled('Tern & Tiller Shipping')
  expect(tern.vendor).toMatchObject({
    services_offered: 'Freight: full containers by sea, part containers by sea',
    services: ['freight'],
    contact_details: [],
  })
  expect(tern.linked).toEqual([
    { title: 'Rate card for a full container by sea', link: '/admin/rate-cards/fcl-tern-and-tiller' },
    { title: 'Rate card for a part of a container by sea', link: '/admin/rate-cards/lcl-tern-and-tiller' },
  ])
  const meridian = await vendorCalled('Meridian Trade Capital')
  expect(meridian.vendor.contact_details).toMatchObject([{ email: 'receivables@meridian-trade.example' }])
  expect(meridian.linked).toEqual([{ title: 'Finance partner', link: '/admin/finance-partners/1' }])
})

test('the way to and from terminals is no vendor’s', async () => {
  expect((await cardVersions('truck-full')).vendor).toBeNull()
  const { body } = await app.call(vendors.list, { query: { search: 'road haulage' } }, { token: admin.token })
  expect(body.vendor_data).toEqual([])
})

test('an inspection company is a vendor with the same id, name and first contact; a change of one shows in the other', async () => {
  const id = await addInspector({ company_name: 'Godavari Control' })
  const { vendor, linked } = await vendorOf(id)
  expect(vendor).toMatchObject({
    company_name: 'Godavari Control',
    services: ['inspection'],
    contact_details: [{ contact_person_name: 'Arjun Sen', division: 'Inspections' }],
  })
  expect(linked).toEqual([{ title: 'Inspection company', link: `/admin/inspection-companies/${id}` }])
  await update(id, { company_name: 'Godavari Group', contact_details: [meera, meera] })
  const company = await inspectorOf(id)
  expect(company).toMatchObject({ company_name: 'Godavari Group', email: meera.email, version: 2 })
  const { saved_by, updated_at, is_retired, ...editable } = company
  const body = { ...editable, phone_number: '+919876543210' }
  await app.call(inspectionCompanies.update, { body }, { token: admin.token })
  expect((await vendorOf(id)).vendor.contact_details).toMatchObject([
    { ...meera, phone_number: '+919876543210' },
    meera,
  ])
})

test('a vendor with the name becomes the inspection company, keeps its contacts, and does so once', async () => {
  const id = await givenVendor(app, { company_name: 'Brahmaputra Services' })
  const body = { ...ganges, company_name: 'brahmaputra services' }
  const both = await race(app, [
    () => app.call(inspectionCompanies.add, { body }, { token: admin.token }),
    () => app.call(inspectionCompanies.add, { body }, { token: admin.token }),
  ])
  const statuses = both.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect((await vendorOf(id)).vendor).toMatchObject({
    company_name: 'Brahmaputra Services',
    services: ['clearance', 'freight', 'inspection'],
    contact_details: [{ contact_person_name: 'Arjun Sen' }, meera],
  })
})

test('an inspection company does not take the name of a vendor, and a retired one must be made active first', async () => {
  await givenVendor(app, { company_name: 'Tapti Lines' })
  const id = await addInspector({ company_name: 'Tapti Control' })
  const { saved_by, updated_at, is_retired, ...editable } = await inspectorOf(id)
  const body = { ...editable, company_name: 'Tapti Lines' }
  const taken = failure(await app.call(inspectionCompanies.update, { body }, { token: admin.token }))
  expect(taken.error.fields).toEqual({ company_name: 'There is a vendor with this name' })
  await retire(await givenVendor(app, { company_name: 'Tapti Services' }))
  const retired = { body: { ...ganges, company_name: 'Tapti Services' } }
  expect(
    failure(await app.call(inspectionCompanies.add, retired, { token: admin.token })).error.fields,
  ).toEqual({ company_name: 'There is a retired vendor with this name: make it active again' })
})

test('a renamed finance partner has its new name everywhere', async () => {
  const { vendor } = await vendorCalled('Quayside Receivables')
  await update(vendor.vendor_id, { company_name: 'Quayside Capital', contact_details: [meera] })
  const { body } = await app.call(financePartners.list, {}, { token: admin.token })
  expect(body.finance_partners.map((one) => one.finance_partner_name)).toEqual([
    'Meridian Trade Capital',
    'Quayside Capital',
  ])
  const versions = { body: { finance_partner_id: 2 } }
  expect((await app.call(financePartners.versions, versions, { token: admin.token })).body.vendor).toEqual({
    vendor_id: vendor.vendor_id,
    company_name: 'Quayside Capital',
  })
})

test('a retired finance partner is offered to nobody, and its terms stay readable', async () => {
  const { token } = await givenCompany(app)
  const lenders = async () => (await app.call(financing.partners, {}, { token })).body
  expect(JSON.stringify(await lenders())).toContain('Meridian Trade Capital')
  const { vendor } = await vendorCalled('Meridian Trade Capital')
  await retire(vendor.vendor_id)
  expect(JSON.stringify(await lenders())).not.toContain('Meridian Trade Capital')
  const versions = { body: { finance_partner_id: 1 } }
  const { body } = await app.call(financePartners.versions, versions, { token: admin.token })
  expect(body.finance_partners[0]?.finance_partner_name).toBe('Meridian Trade Capital')
})

test('a retired carrier makes no more offers, and its rate cards stay readable', async () => {
  const { token } = await givenCompany(app)
  const names = async () => (await givenFreights(app, token)).map(({ name }) => name)
  expect(await names()).toContain('Polder & Palm Lines')
  const { vendor } = await vendorCalled('Polder & Palm Lines')
  await retire(vendor.vendor_id)
  expect(await names()).not.toContain('Polder & Palm Lines')
  expect((await cardVersions('fcl-polder-and-palm')).vendor).toMatchObject({ vendor_id: vendor.vendor_id })
})

test('a renamed carrier keeps its cards; a card with another name has that vendor', async () => {
  const { vendor } = await vendorCalled('Meridian Crest Line')
  const { vendor_id } = vendor
  await update(vendor_id, { company_name: 'Meridian Crest Group', contact_details: [meera] })
  await saveCard('fcl-meridian-crest', {})
  const kept = await cardVersions('fcl-meridian-crest')
  expect(kept.vendor).toEqual({ vendor_id, company_name: 'Meridian Crest Group' })
  expect(kept.rate_cards[0]?.carrier).toBe('Meridian Crest Line')
  await saveCard('fcl-meridian-crest', { carrier: 'meridian crest GROUP' })
  expect((await cardVersions('fcl-meridian-crest')).vendor?.vendor_id).toBe(vendor_id)
  await saveCard('fcl-meridian-crest', { carrier: 'Zenith Lines' })
  const zenith = await vendorCalled('Zenith Lines')
  expect(zenith.vendor).toMatchObject({ services_offered: 'Freight', services: ['freight'] })
  expect(zenith.linked).toEqual([
    { title: 'Rate card for a full container by sea', link: '/admin/rate-cards/fcl-meridian-crest' },
  ])
  await saveCard('truck-full', { carrier: 'Road haulage' })
  expect((await cardVersions('truck-full')).vendor).toBeNull()
})

const vendorOf = async (vendor_id: string) =>
  (await app.call(vendors.get, { body: { vendor_id } }, { token: admin.token })).body
const vendorCalled = async (search: string) => {
  const { body } = await app.call(vendors.list, { query: { search } }, { token: admin.token })
  const [found, ...others] = body.vendor_data
  if (!found || others.length > 0) throw new Error(`${body.vendor_data.length} vendors are called ${search}`)
  return vendorOf(found.vendor_id)
}
const update = async (
  vendor_id: string,
  changes: { company_name: string; contact_details: (typeof meera)[] },
) => {
  const { services_offered, services, lanes } = (await vendorOf(vendor_id)).vendor
  const body = { vendor_id, services_offered, services, lanes, ...changes }
  expect((await app.call(vendors.update, { body }, { token: admin.token })).status).toBe(200)
}
const retire = async (vendor_id: string) => {
  const { version } = (await vendorOf(vendor_id)).vendor
  const body = { vendor_id, version, is_retired: true }
  expect((await app.call(vendors.retire, { body }, { token: admin.token })).status).toBe(200)
}
const addInspector = async (changes: { company_name: string }) => {
  const body = { ...ganges, ...changes }
  const added = await app.call(inspectionCompanies.add, { body }, { token: admin.token })
  return added.body.inspection_company_id
}
const inspectorOf = async (inspection_company_id: string) =>
  (await app.call(inspectionCompanies.get, { body: { inspection_company_id } }, { token: admin.token })).body
    .inspection_company
const cardVersions = async (card_id: string) =>
  (await app.call(rateCards.versions, { query: { card_id } }, { token: admin.token })).body
const saveCard = async (card_id: string, changes: { carrier?: string }) => {
  const [newest] = (await cardVersions(card_id)).rate_cards
  if (!newest) throw new Error(`there is no card ${card_id}`)
  const { mode, currency, saved_by, saved_at, ...editable } = newest
  const saved = await app.call(rateCards.save, { body: { ...editable, ...changes } }, { token: admin.token })
  expect(saved.status).toBe(200)
}
