import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { logistics } from '@tradelane/contract/logistics/calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { dayFromNow, givenFreights } from '../../../../test/given-freight.ts'
import {
  electronics,
  givenInsurance,
  givenInsured,
  givenQuotedInsurance,
  givenSubmittedInsurance,
} from '../../../../test/given-insurance.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { approveInsurance } from './approve-insurance.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))
let okaforId: string
let insuredId: string
beforeAll(async () => {
  okaforId = await givenInsured(app, ada.token)
})
beforeEach(() => {
  insuredId = okaforId
})

describe('saving what is to be insured', () => {
  it('keeps the nine fields as a draft with its indicative premium; the client’s constant is ignored', async () => {
    const { status, body } = await add({ cid: 1 })
    expect([status, body.message]).toEqual([200, 'Insurance details saved'])
    const { cid, freight_amount, ...nine } = electronics(app, insuredId)
    const filled = await app.call(
      insuranceDetails.get,
      { query: { insured_details_id: insuredId } },
      { token: ada.token },
    )
    expect(filled.body.insurance).toMatchObject({
      ...nine,
      insurance_id: body.insurance_id,
      state: 'draft',
      invoice_amount: '100000.00',
      insured_value: 115_500,
      indicative: { clause: 'ICC A', premium: 456.24, fee: 100, total: 556.24 },
      quote: null,
      may_cancel: true,
      may_claim: false,
    })
  })

  it.each([
    ['category_of_goods', '', 'Category of goods is required'],
    ['description_of_goods', ' ', 'Description of goods is required'],
    ['volume_of_goods', '', 'Volume of goods is required'],
    ['invoice_amount', '', 'Invoice amount is required'],
    ['invoice_amount', '0.00', 'Enter a valid amount'],
    ['invoice_amount', '-5', 'Enter a valid amount'],
    ['invoice_amount', '1.001', 'Enter a valid amount'],
    ['invoice_amount', '1e9', 'Enter a valid amount'],
    ['place_of_origin', '', 'Place of origin is required'],
    ['place_of_destination', '', 'Place of destination is required'],
    ['type_of_insurance_cover', '', 'Type of insurance cover is required'],
    ['valid_from', '', 'Valid from date is required'],
    ['valid_to', '', 'Valid to date is required'],
    ['valid_from', '2020-01-01', 'The date cannot be before today'],
    ['valid_from', '2999-02-31', 'Enter a valid date'],
    ['valid_to', '2020-02-31', 'Enter a valid date'],
    ['freight_amount', 'x', 'Enter a valid amount'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    expect(failure(await add({ [field]: value })).error.fields).toEqual({ [field]: message })
  })

  it('refuses a last day before the first, a cover of more than a year, and one in the distant future', async () => {
    const fault = async (changes: Partial<Details>) => failure(await add(changes)).error.fields
    const backwards = { valid_to: 'The last day cannot be before the first' }
    expect(await fault({ valid_to: dayFromNow(app, 9) })).toEqual(backwards)
    expect(await fault({ valid_to: dayFromNow(app, 400) })).toHaveProperty('valid_to')
    expect(await fault({ shipped_on: '2999-12-31' })).toEqual({
      shipped_on: 'The cover ends before this day',
    })
    const far = { valid_from: dayFromNow(app, 400), valid_to: dayFromNow(app, 410) }
    expect(await fault(far)).toHaveProperty('valid_from')
    const day = dayFromNow(app, 0)
    expect((await add({ valid_from: day, valid_to: day, shipped_on: day })).status).toBe(200)
  })

  it('repeated with the same key is one policy', async () => {
    const once = () => add({ description_of_goods: 'Pianos' }, { key: 'once' })
    const [first, second] = [await once(), await once()]
    expect(second.body).toEqual(first.body)
    const listed = await app.call(insurance.list, { query: { search: 'pianos' } }, { token: ada.token })
    expect(listed.body.pagination.total).toBe(1)
  })

  it('is refused for an insured, an offer or a policy of another company', async () => {
    const stranger = await givenCompany(app)
    expect((await add({}, { token: stranger.token })).status).toBe(404)
    const [offer] = await givenFreights(app, stranger.token)
    expect((await add({ shipment_id: offer?.shipment_id })).status).toBe(404)
    const mine = await givenInsurance(app, ada.token)
    expect((await update(mine, {}, stranger.token)).status).toBe(404)
    const asked = { query: { insurance_id: mine } }
    expect((await app.call(insuranceDetails.get, asked, { token: stranger.token })).status).toBe(404)
    expect((await app.call(insuranceDetails.add, { body: electronics(app, insuredId) })).status).toBe(401)
  })
})

describe('a place without its country', () => {
  it('is asked for it beside the field, and nothing is saved', async () => {
    const typed = { place_of_origin: 'Sioux Falls, SD', origin_countrycode: undefined }
    const refused = failure(await add(typed))
    expect(refused.error).toEqual({
      code: 'COUNTRY_REQUIRED',
      fields: { origin_countrycode: 'Select the country of origin' },
    })
  })

  it('is asked for at both ends', async () => {
    const { origin_countrycode, destination_countrycode, ...body } = electronics(app, insuredId)
    const refused = failure(await app.call(insuranceDetails.add, { body }, { token: ada.token }))
    expect(Object.keys(refused.error.fields ?? {})).toEqual(['origin_countrycode', 'destination_countrycode'])
  })

  it('is asked for when it is changed', async () => {
    const id = await givenInsurance(app, ada.token)
    const typed = { place_of_destination: 'Chicago, IL', destination_countrycode: undefined }
    expect(failure(await update(id, typed)).error.code).toBe('COUNTRY_REQUIRED')
  })

  it('may end in its name', async () => {
    const saved = await add({ place_of_origin: 'Mumbai, India', origin_countrycode: undefined })
    const { insurance: policy } = await read(saved.body.insurance_id)
    expect(policy.origin_countrycode).toBe('IN')
  })

  it('is asked for when an older draft is submitted', async () => {
    const id = await givenInsurance(app, ada.token)
    await app.db
      .updateTable('insurance_policies')
      .set({ origin_countrycode: null })
      .where('insurance_id', '=', id)
      .execute()
    expect(failure(await approve(id)).error.code).toBe('COUNTRY_REQUIRED')
  })
})

describe('freight', () => {
  it('fills the form from an offer or a booking, and is stored with the policy', async () => {
    const [offer] = await givenFreights(app, ada.token, { insurance: true, invoice_amount: 80_000 })
    if (!offer) throw new Error('nobody sails')
    const filled = await app.call(
      insurance.prefill,
      { body: { shipment_id: offer.shipment_id } },
      { token: ada.token },
    )
    const { status, volume_of_goods, ...known } = filled.body
    expect(known).toMatchObject({
      shipment_id: offer.shipment_id,
      logistics_id: null,
      carriage: 'sea',
      invoice_amount: '80000.00',
      valid_from: offer.shipping_date,
      place_of_destination: offer.to_city,
    })
    expect(known).toMatchObject({ origin_countrycode: 'IN', destination_countrycode: 'DE' })
    const booked = await app.call(logistics.add, { body: { freights: [offer] } }, { token: ada.token })
    const { logistics_id } = booked.body
    const ofBooking = await app.call(insurance.prefill, { body: { logistics_id } }, { token: ada.token })
    expect(ofBooking.body).toMatchObject({ ...known, logistics_id })
    const saved = await add({ shipment_id: offer.shipment_id, logistics_id })
    expect((await read(saved.body.insurance_id)).insurance).toMatchObject({
      shipment_id: offer.shipment_id,
      logistics_id,
    })
    const stranger = await givenCompany(app)
    const theirs = await app.call(insurance.prefill, { body: { logistics_id } }, { token: stranger.token })
    expect(theirs.status).toBe(404)
    expect((await app.call(insurance.prefill, { body: {} }, { token: ada.token })).status).toBe(404)
  })
})

describe('changing what is to be insured', () => {
  it('prices a draft again each time it is asked', async () => {
    const id = await givenInsurance(app, ada.token)
    for (let i = 0; i < 2; i++)
      expect((await update(id, { type_of_insurance_cover: 'ICC C' })).status).toBe(200)
    const { insurance: policy } = await read(id)
    expect(policy).toMatchObject({ state: 'draft', indicative: { clause: 'ICC C', premium: 316.77 } })
  })

  it('is refused with bad fields, and once the policy is denied or cancelled', async () => {
    const id = await givenInsurance(app, ada.token)
    expect(failure(await update(id, { valid_from: '2020-01-01' })).error.fields).toHaveProperty('valid_from')
    await app.call(insurance.cancel, { body: { insurance_id: id } }, { token: ada.token })
    expect(failure(await update(id)).error.code).toBe('ILLEGAL_STATE')
  })

  it.each([
    ['value', { invoice_amount: '90000' }],
    ['goods', { category_of_goods: 'Textiles and clothing' }],
    ['dates', { valid_to: '' }],
  ])(
    'of a quoted policy, its %s, voids the quote and requests a new one from the back office',
    async (_, change) => {
      const id = await givenQuotedInsurance(app, ada)
      insuredId = (await read(id)).insured.insured_details_id
      const changes = 'valid_to' in change ? { valid_to: dayFromNow(app, 60) } : change
      expect((await update(id, changes)).status).toBe(200)
      const { insurance: policy, timeline } = await read(id)
      expect(policy).toMatchObject({ state: 'submitted', quote: null })
      expect(timeline.at(-1)).toMatchObject({ from: 'quoted', to: 'submitted' })
    },
  )

  it('without a difference leaves the quote as it is', async () => {
    const id = await givenQuotedInsurance(app, ada)
    insuredId = (await read(id)).insured.insured_details_id
    await update(id)
    expect((await read(id)).insurance).toMatchObject({ state: 'quoted', quote: { premium: 300 } })
  })
})

describe('Approve', () => {
  it('sends the draft to the back office: the words of the specification, a task due in 2 business days', async () => {
    const id = await givenInsurance(app, ada.token)
    const { body } = await approve(id)
    expect(body).toEqual({
      status: 'success',
      message:
        'Successfully Submitted. Quotes will be processed within 2 business days. The result will appear in the dashboard.',
      insurance_id: id,
    })
    const { insurance: policy, timeline } = await read(id)
    expect(policy.state).toBe('submitted')
    expect(policy.respond_due_at).not.toBeNull()
    expect(timeline.map(({ to }) => to)).toEqual(['draft', 'submitted'])
  })

  it('is refused for an excluded country, after its first day, and a second time', async () => {
    const cuba = await givenInsurance(app, ada.token, {
      place_of_destination: 'Havana',
      destination_countrycode: 'CU',
    })
    const refused = failure(await approve(cuba))
    expect([refused.error.code, refused.message]).toEqual([
      'NOT_INSURABLE',
      'Nothing is insured from or to Cuba. Sanctions forbid it.',
    ])
    const late = await givenInsurance(app, ada.token, { valid_from: dayFromNow(app, 0) })
    await app.db
      .updateTable('insurance_policies')
      .set({ valid_from: '2020-01-01' })
      .where('insurance_id', '=', late)
      .execute()
    expect(failure(await approve(late)).error.fields).toHaveProperty('valid_from')
    const twice = await givenSubmittedInsurance(app, ada.token)
    expect(failure(await approve(twice)).error.code).toBe('ILLEGAL_STATE')
  })

  it('asks for a new quote from the moment at which the quote expires, and not before', async () => {
    const id = await givenQuotedInsurance(app, ada)
    const until = Date.parse((await read(id)).insurance.quote?.valid_until ?? '')
    const { companyId, userId } = ada
    const approveAt = (moment: number) => {
      const deps = { ...app.deps, clock: { now: () => new Date(moment) } }
      const actor = { kind: 'company', role: 'owner', sessionId: '', companyId, userId } as const
      return approveInsurance(deps, actor, id)
    }
    await expect(approveAt(until - 1)).rejects.toMatchObject({ code: 'ILLEGAL_STATE' })
    await expect(approveAt(until)).resolves.toBeUndefined()
    expect((await read(id)).insurance).toMatchObject({ state: 'submitted', quote: null, payment: 'none' })
  })

  it('is refused for another company, and without a session', async () => {
    const id = await givenInsurance(app, ada.token)
    const stranger = await givenCompany(app)
    expect((await approve(id, { token: stranger.token })).status).toBe(404)
    expect((await app.call(insuranceDetails.approve, { body: { insurance_id: id } })).status).toBe(401)
  })
})

type Details = ReturnType<typeof electronics>
const add = (changes: Partial<Details> = {}, options: { token?: string; key?: string } = {}) =>
  app.call(
    insuranceDetails.add,
    { body: electronics(app, insuredId, changes) },
    { token: ada.token, ...options },
  )
const update = (insurance_id: string, changes: Partial<Details> = {}, token = ada.token) =>
  app.call(
    insuranceDetails.update,
    { body: { insurance_id, ...electronics(app, insuredId, changes) } },
    { token },
  )
const approve = (insurance_id: string, options: { token?: string } = {}) =>
  app.call(insuranceDetails.approve, { body: { insurance_id, cid: 1 } }, { token: ada.token, ...options })
const read = async (insurance_id: string) =>
  (await app.call(insurance.get, { body: { insurance_id } }, { token: ada.token })).body
