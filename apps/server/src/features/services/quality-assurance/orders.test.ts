import { partners } from '@tradelane/contract/partners/calls'
import { suppliers } from '@tradelane/contract/partners/supplier-calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { transactionSummary } from '@tradelane/contract/transactions/calls'
import { describe, expect, it } from 'vitest'
import { givenColleague } from '../../../../test/given-colleague.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenDocument } from '../../../../test/given-document.ts'
import {
  deccan,
  givenDraftOrder,
  givenMill,
  givenSubmittedOrder,
  type Order,
  wholeOrder,
} from '../../../../test/given-inspection.ts'
import { givenBooking } from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))
const stranger = prepared(() => givenCompany(app))

describe('a draft', () => {
  it('keeps every field with the supplier, and answers its id and the specification’s message', async () => {
    const order = await wholeOrder(app, ada.token)
    const body = { ...order, save_as_draft: 1, cid: 123, status: 'x' }
    const saved = await app.call(qualityAssurance.add, { body }, as())
    expect(saved.body.message).toBe('Successfully saved as draft')
    const { quality_assurance_data: data, beneficiary_data } = await read(saved.body.quality_assurance_id)
    expect(data).toMatchObject({
      ...order,
      quality_specifications_file: [{ file_name: 'Yarn.pdf' }],
      status: 'draft',
      save_as_draft: 1,
      company_name: deccan.company_name,
      payment: 'none',
      quote: null,
      may_cancel: true,
    })
    expect(data.quality_assurance_number).toMatch(/^QA-\d{4}-\d{6}$/)
    expect(beneficiary_data).toEqual({ ...deccan, beneficiary_id: order.beneficiary_id })
  })

  it('may be empty, and is changed as a whole', async () => {
    const saved = await app.call(qualityAssurance.add, { body: {} }, as())
    const quality_assurance_id = saved.body.quality_assurance_id
    const empty = await read(quality_assurance_id)
    expect(empty).toMatchObject({
      beneficiary_data: null,
      quality_assurance_data: { supplier_audit: 0, beneficiary_id: null, quality_specifications_file: [] },
    })
    const order = await wholeOrder(app, ada.token)
    const changed = await app.call(
      qualityAssurance.update,
      { body: { quality_assurance_id, ...order } },
      as(),
    )
    expect(changed.body).toMatchObject({ message: 'Successfully saved as draft', quality_assurance_id })
    expect((await read(quality_assurance_id)).quality_assurance_data.no_of_containers).toBe(1)
  })

  it('keeps nothing of a service that is not chosen', async () => {
    const none = { supplier_audit: 0, quality_assurance: 0, loading_inspection: 0 } as const
    const { body } = await add(none)
    expect((await read(body.quality_assurance_id)).quality_assurance_data).toMatchObject({
      audit_specification: null,
      audit_days: null,
      qa_consignment_value: null,
      goods_specifications: null,
      quality_specifications_file: [],
      sampling: null,
      no_of_containers: null,
      loading_consignment_value: null,
    })
  })

  it('shows the sample of a lot of 3,000 at level II: 125 pieces, 7 major defects accepted, 8 rejected', async () => {
    const id = await givenDraftOrder(app, ada.token)
    expect((await read(id)).quality_assurance_data.sampling).toEqual({
      code_letter: 'K',
      sample_size: 125,
      is_full_inspection: false,
      critical: { sample_size: 125, accept: 0, reject: 1 },
      major: { sample_size: 125, accept: 7, reject: 8, aql: 2.5, severity: 'normal' },
      minor: { sample_size: 125, accept: 10, reject: 11, aql: 4, severity: 'normal' },
      reason: null,
    })
  })

  it.each([
    ['no_of_containers', 0, 'Enter a Containers quantity'],
    ['no_of_containers', 1.5, 'Enter a Containers quantity'],
    ['no_of_containers', 501, 'Enter a Containers quantity'],
    ['loading_consignment_value', 0, 'Enter a consignment value'],
    ['loading_consignment_value', -1, 'Enter a consignment value'],
    ['qa_consignment_value', 1.001, 'Enter a consignment value'],
    ['lot_size', 1, 'Enter the lot size, from 2 to 10,000,000'],
    ['inspection_level', 'IV', 'Select an inspection level'],
    ['aql_major', 3, 'Select an AQL of the list'],
    ['aql_minor', 15, 'Select an AQL of the list'],
    ['audit_days', 61, 'Enter 1 to 60 days'],
    ['audit_persons', 0, 'Enter 1 to 20 persons'],
    ['address_of_inspection', 'a'.repeat(301), 'At most 300 characters'],
    ['goods_specifications', 'a'.repeat(2001), 'At most 2000 characters'],
    ['supplier_audit', 2, 'Send 1 or 0'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    const refused = failure(await add({ [field]: value } as Partial<Order>))
    expect(refused.error.fields).toEqual({ [field]: message })
  })

  it('refuses a file without a https link, and one of another company', async () => {
    const plain = await add({ quality_specifications_file: [{ url: 'http://a.example/b.pdf' }] })
    const field = 'quality_specifications_file.0.url'
    expect(failure(plain).error.fields).toEqual({ [field]: 'Document is required' })
    const theirs = await givenDocument(app, stranger.token)
    const foreign = failure(await add({ quality_specifications_file: [{ url: theirs }] }))
    expect(foreign.error.fields).toEqual({ [field]: 'Please upload this document again' })
  })

  it('is not found by another company, nor is its supplier or booking', async () => {
    const id = await givenDraftOrder(app, ada.token)
    expect((await submit(id, stranger.token)).status).toBe(404)
    const body = { quality_assurance_id: id, beneficiary_id: await givenMill(app, stranger.token) }
    expect((await app.call(qualityAssurance.update, { body }, as(stranger.token))).status).toBe(404)
    expect((await app.call(qualityAssurance.update, { body }, as())).status).toBe(404)
    const { logisticsId: logistics_id } = await givenBooking(app, stranger.token)
    expect((await add({ logistics_id })).status).toBe(404)
  })

  it('is not for a viewer', async () => {
    const viewer = await givenColleague(app, ada, 'viewer')
    expect(failure(await add({}, viewer.token)).error.code).toBe('ROLE_NOT_ALLOWED')
  })
})

describe('submitting', () => {
  it('sends the order to the back office, once', async () => {
    const id = await givenDraftOrder(app, ada.token)
    const sent = await submit(id)
    expect(sent.body.message).toBe('Successfully Submitted. We quote the inspection within 2 business days.')
    const { quality_assurance_data, next, timeline } = await read(id)
    expect(quality_assurance_data).toMatchObject({ status: 'submitted', save_as_draft: 0 })
    expect(next).toMatchObject({ who: 'tradelane' })
    expect(timeline.map(({ to }) => to)).toEqual(['draft', 'submitted'])
    expect(failure(await submit(id)).error.code).toBe('ILLEGAL_STATE')
    const changed = await app.call(qualityAssurance.update, { body: { quality_assurance_id: id } }, as())
    expect(failure(changed).error.code).toBe('ILLEGAL_STATE')
  })

  it('is refused without a supplier', async () => {
    const { body } = await add({ beneficiary_id: null })
    expect(failure(await submit(body.quality_assurance_id))).toMatchObject({
      message: 'Please select a supplier company',
      error: { fields: { beneficiary_id: 'Please select a supplier company' } },
    })
  })

  it.each([
    ['address_of_inspection', '', 'Field is required'],
    ['audit_specification', ' ', 'Field is required'],
    ['qa_consignment_value', null, 'Field is required'],
    ['goods_specifications', '', 'Enter goods specification'],
    ['quality_specifications_file', [], 'Please select a document'],
    ['no_of_containers', null, 'Enter a Containers quantity'],
    ['loading_consignment_value', null, 'Enter a consignment value'],
    ['lot_size', null, 'Enter the lot size, from 2 to 10,000,000'],
    ['inspection_level', null, 'Select an inspection level'],
  ])('is refused without %s', async (field, value, message) => {
    const { body } = await add({ [field]: value } as Partial<Order>)
    expect(failure(await submit(body.quality_assurance_id)).error.fields).toEqual({ [field]: message })
  })

  it('needs one service, and only the fields of the chosen ones', async () => {
    const none = { supplier_audit: 0, quality_assurance: 0, loading_inspection: 0 } as const
    const { body } = await add(none)
    const refused = failure(await submit(body.quality_assurance_id))
    expect(refused.error.fields).toEqual({ supplier_audit: 'Select at least one service' })
    const loading = await add({ ...none, loading_inspection: 1 })
    expect((await submit(loading.body.quality_assurance_id)).status).toBe(200)
  })

  it('names each field that the supplier’s record lacks', async () => {
    const beneficiary_id = await givenMill(app, ada.token, {
      company_address: '',
      contact_person_name: '',
      company_registration_number: '',
    })
    const { body } = await add({ beneficiary_id })
    expect(failure(await submit(body.quality_assurance_id)).error.fields).toEqual({
      company_address: 'Field is required',
      contact_person_name: 'Field is required',
      company_registration_number: 'Field is required',
    })
  })
})

describe('suppliers', () => {
  const addSupplier = (changes: object) =>
    app.call(suppliers.add, { body: [{ ...deccan, ...changes }] }, as())

  it('are added to the partners and changed, with the specification’s messages', async () => {
    const added = await addSupplier({ company_name: 'A' })
    expect(added.body.message).toBe('Supplier Added Successfully')
    const { beneficiary_id } = added.body
    const body = { ...deccan, beneficiary_id, company_name: 'Ambika Textiles' }
    const changed = await app.call(suppliers.update, { body }, as())
    expect(changed.body.message).toBe('Supplier Details Updated Successfully')
    const list = await app.call(partners.list, { query: { search: 'Ambika' } }, as())
    expect(list.body).toMatchObject([
      { beneficiary_id, company_name: 'Ambika Textiles', account_details: [] },
    ])
    expect((await app.call(suppliers.update, { body }, as(stranger.token))).status).toBe(404)
  })

  it.each([
    ['company_name', '', 'Company Name is required'],
    ['company_name', 'a'.repeat(101), 'At most 100 characters'],
    ['company_address', 'a'.repeat(201), 'At most 200 characters'],
    ['company_registration_number', 'a'.repeat(51), 'At most 50 characters'],
    ['contact_person_name', 'a'.repeat(51), 'At most 50 characters'],
    ['email', 'meera', 'Invalid email address'],
    ['phone_number', '+0123', 'Invalid phone number format'],
    ['phone_number', '9', 'Invalid phone number format'],
    ['phone_number', '+1234567890123456', 'Invalid phone number format'],
  ])('refuse %s %j: %s', async (field, value, message) => {
    expect(failure(await addSupplier({ [field]: value })).error.fields).toEqual({ [`0.${field}`]: message })
  })
})

it('a booking fills the containers, and its inspection is in its trade', async () => {
  const { logisticsId: logistics_id } = await givenBooking(app, ada.token, { goods: 'Yarn', quantity: 3 })
  const filled = await app.call(qualityAssurance.prefill, { body: { logistics_id } }, as())
  expect(filled.body).toMatchObject({ logistics_id, goods_specifications: 'Yarn', no_of_containers: 3 })
  const id = await givenSubmittedOrder(app, ada.token, { logistics_id })
  const { quality_assurance_data } = await read(id)
  const { transaction_id } = quality_assurance_data
  const summary = await app.call(transactionSummary.get, { query: { transaction_id } }, as())
  expect(summary.body.logistics_data).toMatchObject([{ logistics_id }])
  expect(summary.body.quality_assurance_data).toContainEqual(
    expect.objectContaining({
      quality_assurance_id: id,
      status: 'Processing',
      supplier_data: expect.objectContaining({ company_name: deccan.company_name }),
    }),
  )
  const found = await app.call(qualityAssurance.list, { query: { search: 'deccan ranjangaon' } }, as())
  expect(found.body.quality_assurance.map(({ quality_assurance_id }) => quality_assurance_id)).toContain(id)
})

const as = (token = ada.token) => ({ token })
const add = async (changes: Partial<Order>, token = ada.token) =>
  app.call(qualityAssurance.add, { body: { ...(await wholeOrder(app, ada.token)), ...changes } }, as(token))
const read = async (quality_assurance_id: string) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, as())).body
const submit = (quality_assurance_id: string, token = ada.token) =>
  app.call(qualityAssurance.submit, { body: { quality_assurance_id, cid: 123 } }, as(token))
