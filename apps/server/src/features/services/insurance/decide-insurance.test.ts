import { insurance } from '@tradelane/contract/insurance/calls'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import {
  givenInsurance,
  givenQuotedInsurance,
  givenSubmittedInsurance,
} from '../../../../test/given-insurance.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

const read = async (insurance_id: string) =>
  (await app.call(insurance.get, { body: { insurance_id } }, { token: ada.token })).body

describe('the back office', () => {
  const office = async () => ({ token: (await givenAdministrator(app)).token })

  it('finds submitted policies by company, number, goods or state, and no drafts', async () => {
    const as = await office()
    const quoted = await givenQuotedInsurance(app, ada, { description_of_goods: 'Violins of Cremona' })
    const draft = await givenInsurance(app, ada.token, { description_of_goods: 'Violins, unfinished' })
    const find = async (query: Record<string, string>) =>
      (await app.call(officeInsurance.list, { query }, as)).body.insurance.map((one) => one.insurance_id)
    expect(await find({ search: 'cremona violins' })).toEqual([quoted])
    const { policy_number } = (await read(quoted)).insurance
    expect(await find({ search: policy_number })).toEqual([quoted])
    expect(await find({ search: 'okafor cremona', state: 'quoted' })).toEqual([quoted])
    expect(await find({ search: 'cremona', state: 'bound' })).toEqual([])
    expect((await app.call(officeInsurance.get, { body: { insurance_id: draft } }, as)).status).toBe(404)
  })

  it('quotes for 48 hours, with the fee of 0.10 % beside the premium', async () => {
    const id = await givenSubmittedInsurance(app, ada.token)
    const as = await office()
    const seen = (await app.call(officeInsurance.get, { body: { insurance_id: id } }, as)).body
    expect(seen.insurance).toMatchObject({
      company_name: 'Okafor Imports Inc.',
      indicative: { premium: 456.24 },
    })
    const { version } = seen.insurance
    const body = {
      insurance_id: id,
      version,
      premium: 500,
      note: 'As indicated, rounded.',
      referral_reason: 'Agreed.',
    }
    expect((await app.call(officeInsurance.quote, { body }, as)).status).toBe(200)
    const { quote, state } = (await read(id)).insurance
    expect(state).toBe('quoted')
    expect(quote).toMatchObject({ premium: 500, fee: 100, total: 600, note: 'As indicated, rounded.' })
    const hours = (Date.parse(quote?.valid_until ?? '') - app.clock.now().getTime()) / 3_600_000
    expect(Math.round(hours)).toBe(48)
    expect(failure(await app.call(officeInsurance.quote, { body }, as)).error.code).toBe('CONFLICT')
  })

  it('quotes once for the same key, refuses bad premiums, what was changed since, and who is no administrator', async () => {
    const id = await givenSubmittedInsurance(app, ada.token)
    const as = await office()
    const { version } = (await read(id)).insurance
    const quote = (changes: object, options = {}) =>
      app.call(
        officeInsurance.quote,
        { body: { insurance_id: id, version, premium: 300, referral_reason: 'Agreed.', ...changes } },
        { ...as, ...options },
      )
    for (const premium of [0, -1, 0.001]) expect((await quote({ premium })).status).toBe(400)
    expect(failure(await quote({ version: version + 1 })).error.code).toBe('CONFLICT')
    expect((await quote({}, { token: ada.token })).status).toBe(401)
    const [first, second] = [await quote({}, { key: 'q' }), await quote({}, { key: 'q' })]
    expect([first.status, second.body]).toEqual([200, first.body])
  })

  it('does not quote a policy again while its quote is open', async () => {
    const id = await givenQuotedInsurance(app, ada)
    const { version } = (await read(id)).insurance
    const body = { insurance_id: id, version, premium: 900 }
    const answer = await app.call(officeInsurance.quote, { body }, await office())
    expect(failure(answer).error.code).toBe('ILLEGAL_STATE')
    expect((await read(id)).insurance).toMatchObject({ state: 'quoted', quote: { premium: 300 } })
  })

  it('does not quote a draft', async () => {
    const id = await givenInsurance(app, ada.token)
    const body = { insurance_id: id, version: 1, premium: 300 }
    expect((await app.call(officeInsurance.quote, { body }, await office())).status).toBe(404)
  })

  it('does not deny a draft', async () => {
    const id = await givenInsurance(app, ada.token)
    const body = { insurance_id: id, version: 1, reason: 'Too many claims.' }
    expect((await app.call(officeInsurance.deny, { body }, await office())).status).toBe(404)
  })

  it('denies with a reason that the customer reads, once; a stranger does not', async () => {
    const id = await givenSubmittedInsurance(app, ada.token)
    const as = await office()
    const { version } = (await read(id)).insurance
    const deny = (reason: string, options = {}) =>
      app.call(officeInsurance.deny, { body: { insurance_id: id, version, reason } }, { ...as, ...options })
    expect(failure(await deny(' ')).error.fields).toEqual({ reason: 'Reason is required' })
    expect((await deny('No.', { token: ada.token })).status).toBe(401)
    const [first, second] = [
      await deny('Too many claims.', { key: 'd' }),
      await deny('Too many claims.', { key: 'd' }),
    ]
    expect(second.body).toEqual(first.body)
    expect((await read(id)).insurance).toMatchObject({ state: 'denied', reason: 'Too many claims.' })
    expect(failure(await deny('Again.')).error.code).toBe('CONFLICT')
  })
})
