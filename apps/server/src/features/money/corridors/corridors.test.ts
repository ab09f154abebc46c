import type { WireInput } from '@tradelane/contract'
import { corridors } from '@tradelane/contract/corridors/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { ProviderUnavailable } from '@tradelane/providers'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { dollars, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { refreshCorridors } from './refresh-corridors.ts'
import { loadedCorridorDay } from './stored-corridors.ts'

const app = theApp()
const company = prepared(() => givenCompany(app, { kyb: 'Clear' }))
type Key = WireInput<typeof corridors.get>['body']

const yuan: Key = {
  currency: 'CNY',
  beneficiaryCountryCode: 'CN',
  payoutMethod: 'LOCAL',
  beneficiaryAccountType: 'Corporate',
}
const canada: Key = { ...yuan, currency: 'CAD', beneficiaryCountryCode: 'CA' }
const brazil: Key = { ...yuan, currency: 'BRL', beneficiaryCountryCode: 'BR' }

let asked: string[]
/** The sandbox's own answer, counted; or none. */
let isSilent: boolean
/** The country whose rules nobody can read. */
let broken: string | undefined
beforeEach(async () => {
  const { payments } = app.deps
  const own = Object.getPrototypeOf(payments).findRules ?? payments.findRules
  asked = []
  isSilent = false
  broken = undefined
  // What the provider could not say in an earlier test is asked again.
  app.clock.advance(61_000)
  payments.findRules = async (corridor) => {
    asked.push(`${corridor.country} ${corridor.currency}`)
    if (isSilent) throw new ProviderUnavailable('no answer')
    if (corridor.country === 'SG') return undefined
    if (corridor.country === broken) throw new Error('not an answer')
    return own(corridor)
  }
  await app.deps.pool.query('delete from corridors')
  return () => {
    payments.findRules = own
  }
})

const read = async (key: Key) => (await app.call(corridors.get, { body: key }, company)).body
const oneDay = 24 * 60 * 60_000

describe('what a corridor asks for', () => {
  it('is the provider’s own: its codes with their form, and its purposes', async () => {
    const { fields, purpose_codes } = await read(yuan)
    expect(fields.find(({ field }) => field === 'swift_ifsc')).toMatchObject({
      label: 'CNAPS code',
      required: true,
      pattern: '^\\d{12}$',
    })
    expect(fields.filter(({ required }) => required).map(({ field }) => field)).toEqual([
      'swift_ifsc',
      'company_town',
      'company_country',
    ])
    const codes = purpose_codes.map(({ code }) => code)
    expect(codes).toContain('IR01811')
    expect(codes).not.toContain('IR002')
    const toPerson = await read({ ...yuan, beneficiaryAccountType: 'Individual' })
    expect(toPerson.purpose_codes[0]).toEqual({ code: 'IR002', description: 'Family maintenance' })
  })

  it('is two codes in Canada, and a tax number in Brazil', async () => {
    const required = async (key: Key) =>
      (await read(key)).fields.filter((rule) => rule.required).map(({ field, label }) => [field, label])
    expect(await required(canada)).toContainEqual(['second_bank_code', 'Institution number'])
    expect(await required(brazil)).toContainEqual(['owner_id_number', 'CNPJ'])
    const person = await required({ ...brazil, beneficiaryAccountType: 'Individual' })
    expect(person).toContainEqual(['owner_id_number', 'CPF'])
  })

  it('is kept for a day, by the business clock, and then asked for again', async () => {
    await read(yuan)
    await read(yuan)
    expect(asked).toEqual(['CN CNY'])
    app.clock.advance(oneDay)
    const { as_of, is_old } = await read(yuan)
    expect([as_of?.slice(0, 10), is_old]).toEqual([app.clock.now().toISOString().slice(0, 10), false])
    expect(asked).toEqual(['CN CNY', 'CN CNY'])
  })

  it('is what was said before, and said to be old, while the provider does not answer', async () => {
    const before = await read(yuan)
    app.clock.advance(oneDay)
    isSilent = true
    expect(await read(yuan)).toEqual({ ...before, is_old: true })
    const { as_of, is_old, fields, purpose_codes } = await read(canada)
    expect([as_of, is_old, fields, purpose_codes.length]).toEqual([null, false, [], 28])
  })

  it('is asked for again each day, and the fact is as old as the oldest', async () => {
    await read(yuan)
    app.clock.advance(oneDay)
    await read(canada)
    const dayOf = (ms: number) => new Date(app.clock.now().getTime() - ms).toISOString().slice(0, 10)
    expect((await loadedCorridorDay(app.db)).get('purpose-codes')).toBe(dayOf(oneDay))
    await refreshCorridors(app.deps)
    await refreshCorridors(app.deps)
    expect(asked).toEqual(['CN CNY', 'CA CAD', 'CN CNY'])
    expect((await loadedCorridorDay(app.db)).get('purpose-codes')).toBe(dayOf(0))
  })

  it('is asked for again although another one cannot be read', async () => {
    for (const key of [yuan, canada]) await read(key)
    app.clock.advance(oneDay)
    for (const country of ['CN', 'CA']) {
      broken = country
      asked = []
      await refreshCorridors(app.deps)
      expect(asked).toContain(country === 'CN' ? 'CA CAD' : 'CN CNY')
    }
  })

  it('is forgotten when nobody has asked for it in a month', async () => {
    for (const key of [yuan, canada]) await read(key)
    await app.deps.pool.query(
      `update corridors set asked_at = asked_at - case country when 'CN' then interval '31 days' else interval '29 days' end`,
    )
    await refreshCorridors(app.deps)
    const kept = await app.db.selectFrom('corridors').select('country').execute()
    expect(kept).toEqual([{ country: 'CA' }])
    expect(asked).toEqual(['CN CNY', 'CA CAD'])
  })
})

describe('a provider that cannot say', () => {
  const singapore: Key = { ...yuan, currency: 'SGD', beneficiaryCountryCode: 'SG' }

  it('is asked once by many at the same moment, and again after a minute', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => read(singapore)))
    expect(new Set(answers.map(({ as_of }) => as_of))).toEqual(new Set([null]))
    await read(singapore)
    expect(asked).toEqual(['SG SGD'])
    app.clock.advance(60_000)
    await read(singapore)
    expect(asked).toEqual(['SG SGD', 'SG SGD'])
  })

  it('is not asked again for a minute where it did not answer', async () => {
    isSilent = true
    for (let i = 0; i < 3; i++) await read(canada)
    expect(asked).toEqual(['CA CAD'])
    app.clock.advance(60_000)
    isSilent = false
    expect((await read(canada)).as_of).not.toBe(null)
  })
})

describe('an account of a partner', () => {
  const canadian = {
    ...dollars,
    currency: 'CAD' as const,
    beneficiaryCountryCode: 'CA',
    swift_ifsc: '00012',
    second_bank_code: '001',
    account_no: '1234567',
  }
  const add = (account: Omit<typeof canadian, 'second_bank_code'> & { second_bank_code?: string }) =>
    app.call(partners.add, { body: [{ ...hafenhandel, account_details: [account] }] }, company)

  it('has the codes of its corridor, which stay where a program does not send them', async () => {
    const { beneficiaryId } = await givenPartner(app, company, { account_details: [canadian] })
    const body = { beneficiary_id: beneficiaryId }
    const [account] = (await app.call(partners.accounts, { body }, company)).body
    expect(account).toMatchObject({ swift_ifsc: '00012', second_bank_code: '001' })
    const { second_bank_code: _, ...sent } = canadian
    const kept = { ...sent, beneficiary_account_id: account?.beneficiary_account_id }
    const change = { ...hafenhandel, ...body, account_details: [kept] }
    expect((await app.call(partners.update, { body: change }, company)).status).toBe(200)
    const [after] = (await app.call(partners.accounts, { body }, company)).body
    expect(after).toEqual(account)
  })

  it('is refused at the field where a code has another form', async () => {
    const answer = await add({ ...canadian, swift_ifsc: 'ROYCCAT2', second_bank_code: '0001' })
    expect(failure(answer).error).toMatchObject({
      code: 'INVALID_REQUEST',
      fields: {
        '0.account_details.0.swift_ifsc': 'Payments in CAD to Canada need this: Transit number of 5 digits',
        '0.account_details.0.second_bank_code':
          'Payments in CAD to Canada need this: Institution number of 3 digits',
      },
    })
    const { second_bank_code: _, ...without } = canadian
    expect((await add(without)).status).toBe(200)
  })

  it('that was saved before the corridor had rules is sent back as it was, and refused once it is changed', async () => {
    isSilent = true
    const old = { ...canadian, swift_ifsc: 'ROYCCAT2' }
    const { beneficiaryId } = await givenPartner(app, company, { account_details: [old] })
    isSilent = false
    app.clock.advance(61_000)
    const body = { beneficiary_id: beneficiaryId }
    const [account] = (await app.call(partners.accounts, { body }, company)).body
    const update = (changes: Partial<typeof old>) => {
      const kept = { ...old, ...changes, beneficiary_account_id: account?.beneficiary_account_id }
      const change = { ...hafenhandel, contact_person_name: 'Another person', account_details: [kept] }
      return app.call(partners.update, { body: { ...change, ...body } }, company)
    }
    expect((await update({})).status).toBe(200)
    expect((await update({ account_ref_name: 'Another name' })).status).toBe(200)
    expect(failure(await update({ swift_ifsc: 'TDOMCATT' })).error.fields).toHaveProperty([
      'account_details.0.swift_ifsc',
    ])
  })

  it('whose check digits are wrong is refused, but for one that was saved before and is sent back', async () => {
    const { beneficiaryId } = await givenPartner(app, company, { account_details: [dollars] })
    const body = { beneficiary_id: beneficiaryId }
    await app.db
      .updateTable('partner_accounts')
      .set({ swift_ifsc: '026037150' })
      .where('beneficiary_id', '=', beneficiaryId)
      .execute()
    const [account] = (await app.call(partners.accounts, { body }, company)).body
    const update = (swift_ifsc: string) => {
      const kept = { ...dollars, swift_ifsc, beneficiary_account_id: account?.beneficiary_account_id }
      const change = { ...hafenhandel, ...body, contact_person_name: 'Another person' }
      return app.call(partners.update, { body: { ...change, account_details: [kept] } }, company)
    }
    expect((await update('026037150')).status).toBe(200)
    expect(failure(await update('021000012')).error.fields).toEqual({
      'account_details.0.swift_ifsc': expect.stringContaining('check digits of this routing number'),
    })
    expect((await update('021000021')).status).toBe(200)
  })

  it('is saved while the provider does not answer', async () => {
    isSilent = true
    expect((await add({ ...canadian, swift_ifsc: '1' })).status).toBe(400)
    expect((await add({ ...canadian, swift_ifsc: '123456789' })).status).toBe(200)
  })
})
