import { insurance } from '@tradelane/contract/insurance/calls'
import { insuredDetails } from '@tradelane/contract/insurance/insured'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { describe, expect, it, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import {
  givenBoundInsurance,
  givenInsured,
  givenQuotedInsurance,
  givenSubmittedInsurance,
  okafor,
} from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { givenSubmittedRegistration } from '../../../../test/given-registration.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

const get = (query = {}, token = ada.token) => app.call(insuredDetails.get, { query }, { token })
const add = (body: object, options: { token?: string; key?: string } = {}) =>
  app.call(insuredDetails.add, { body: { ...okafor, ...body } }, { token: ada.token, ...options })

test('the policy holder is the profile; before the first insured there is none', async () => {
  const { token, email } = await givenCompany(app)
  const { body } = await get({}, token)
  expect(body).toMatchObject({
    policy_holder: {
      company_name: 'Okafor Imports Inc.',
      company_id: 'NY4471',
      company_address: '',
      email,
      phone_number: '+1 2125550147',
      contact_name: 'Ada Okafor',
    },
    insured: null,
  })
})

describe('adding an insured', () => {
  it('keeps what was typed, trimmed, and answers it as the newest', async () => {
    await add({ company_name: 'Somebody before' })
    const { body } = await add({ company_name: '  Lagos Retail Ltd ', same_as_policy_holder: 0 })
    const { insured_details_id } = body
    const insured = { ...okafor, company_name: 'Lagos Retail Ltd', same_as_policy_holder: 0 }
    expect((await get()).body.insured).toEqual({ ...insured, insured_details_id })
    expect((await get({ insured_details_id })).body.insured).toMatchObject({ insured_details_id })
  })

  it('the same as the policy holder is what the profile says, and of the form only the rest', async () => {
    await givenSubmittedRegistration(app, ada.token)
    const { policy_holder } = (await get()).body
    await add({ same_as_policy_holder: 1, company_name: 'Somebody else', city: 'Elsewhere' })
    expect((await get()).body.insured).toMatchObject({ ...policy_holder, same_as_policy_holder: 1 })
  })

  it.each([
    ['company_name', ' ', 'Company Name is required'],
    ['company_id', '', 'Company ID is required'],
    ['company_address', '', 'Company address is required'],
    ['email', 'ada', 'Enter a valid email'],
    ['phone_number', '123', 'Company phone number is required'],
    ['contact_name', ' ', 'Contact person name is required'],
  ])('refuses %s %j: %s', async (field, value, message) => {
    expect(failure(await add({ [field]: value })).error.fields).toEqual({ [field]: message })
  })

  it('repeated with the same key is one', async () => {
    const once = () => add({ company_name: 'Once Ltd' }, { key: 'once' })
    const [first, second] = [await once(), await once()]
    expect(second.body).toEqual(first.body)
    const rows = await app.db
      .selectFrom('insured_details')
      .select('insured_details_id')
      .where('company_name', '=', 'Once Ltd')
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('is refused without a session', async () => {
    expect((await app.call(insuredDetails.add, { body: okafor })).status).toBe(401)
  })
})

describe('changing an insured', () => {
  const update = (insured_details_id: string, changes: object, token = ada.token) =>
    app.call(insuredDetails.update, { body: { ...okafor, ...changes, insured_details_id } }, { token })

  it('replaces what was there, as often as it is asked', async () => {
    const id = await givenInsured(app, ada.token)
    for (let i = 0; i < 2; i++) expect((await update(id, { city: 'Boston' })).status).toBe(200)
    expect((await get()).body.insured).toMatchObject({ insured_details_id: id, city: 'Boston' })
  })

  it('is refused with bad fields, and while a policy of it is quoted', async () => {
    const bad = await update(await givenInsured(app, ada.token), { email: 'x' })
    expect(failure(bad).error.fields).toEqual({ email: 'Enter a valid email' })
    const insurance_id = await givenQuotedInsurance(app, ada)
    const { body } = await app.call(insurance.get, { body: { insurance_id } }, { token: ada.token })
    const quoted = await update(body.insured.insured_details_id, {})
    expect(failure(quoted).error.code).toBe('ILLEGAL_STATE')
  })

  it('voids what the back office has seen of a policy that waits for its quote', async () => {
    const insurance_id = await givenSubmittedInsurance(app, ada.token)
    const office = { token: (await givenAdministrator(app)).token }
    const seen = (await app.call(officeInsurance.get, { body: { insurance_id } }, office)).body.insurance
    await update(seen.insured_details_id, { company_name: 'Another' })
    const body = { insurance_id, version: seen.version, premium: 300, referral_reason: 'Agreed.' }
    const quoted = await app.call(officeInsurance.quote, { body }, office)
    expect(failure(quoted).error.code).toBe('CONFLICT')
  })

  it('to the same values leaves a policy as the back office has seen it', async () => {
    const insurance_id = await givenSubmittedInsurance(app, ada.token)
    const read = async () =>
      (await app.call(insurance.get, { body: { insurance_id } }, { token: ada.token })).body.insurance
    const { version, insured_details_id } = await read()
    await update(insured_details_id, {})
    expect((await read()).version).toBe(version)
  })

  it('waits for a quote that is being made, and is then refused', async () => {
    const insurance_id = await givenSubmittedInsurance(app, ada.token)
    const office = { token: (await givenAdministrator(app)).token }
    const seen = (await app.call(officeInsurance.get, { body: { insurance_id } }, office)).body.insurance
    const [quoted, changed] = await race<{ status: number; body: unknown }>(app, [
      () =>
        app.call(
          officeInsurance.quote,
          { body: { insurance_id, version: seen.version, premium: 300, referral_reason: 'Agreed.' } },
          office,
        ),
      () => update(seen.insured_details_id, { company_name: 'Another' }),
    ])
    expect(quoted).toMatchObject({ value: { status: 200 } })
    expect(changed).toMatchObject({ value: { status: 409 } })
  })

  it('does not reach a certificate that was issued before', async () => {
    const payer = await givenPayer(app)
    const insurance_id = await givenBoundInsurance(app, payer)
    const which = [{ body: { insurance_id } }, { token: payer.token }] as const
    const { insured } = (await app.call(insurance.get, ...which)).body
    const changed = await update(insured.insured_details_id, { company_name: 'Another' }, payer.token)
    expect(changed.status).toBe(200)
    expect((await app.call(insurance.get, ...which)).body.insured).toEqual(insured)
  })

  it('is not there for another company', async () => {
    const id = await givenInsured(app, ada.token)
    const stranger = await givenCompany(app)
    expect((await update(id, {}, stranger.token)).status).toBe(404)
    expect((await get({ insured_details_id: id }, stranger.token)).status).toBe(404)
  })
})
