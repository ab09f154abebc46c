import { randomUUID } from 'node:crypto'
import { partners } from '@tradelane/contract/partners/calls'
import { describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { euros, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))
const stranger = prepared(() => givenCompany(app, { name: 'Lindqvist Export AB' }))

describe('adding a partner', () => {
  test('lists it with its accounts, the numbers as banks write them', async () => {
    const { beneficiaryId } = await givenPartner(app, ada)
    expect(await partnerOf(ada, beneficiaryId)).toMatchObject({
      company_name: 'Hafenhandel Nord GmbH',
      reg_no: 'HRB 90412',
      limit_request: 0,
      simple_payment: [],
      account_details: [{ account_no: 'DE89370400440532013000', swift_ifsc: 'COBADEFFXXX', currency: 'EUR' }],
    })
  })

  test('answers in the words of the specification, and records an event', async () => {
    const added = await app.call(partners.add, { body: [hafenhandel] }, { token: ada.token })
    expect(added.body).toMatchObject({
      status: 'success',
      message: 'Beneficiary Account Updated Successfully',
    })
    expect(await eventsOf(added.body.beneficiary_id)).toMatchObject([
      {
        uid: ada.companyId,
        subject: 'partner',
        from_state: null,
        to_state: 'added',
        actor: `user:${ada.userId}`,
        after: { company_name: 'Hafenhandel Nord GmbH', account_details: [{ bank: 'Commerzbank' }] },
      },
    ])
  })

  test('is refused field by field, with the message of each', async () => {
    const body = [
      {
        ...hafenhandel,
        company_name: '',
        company_address: 'ab',
        phone_number: '1234567',
        email: 'nobody',
        account_details: [{ ...euros, currency: 'E', bank: '  ', payoutMethod: '' as 'LOCAL' }],
      },
    ]
    const refused = await app.call(partners.add, { body }, { token: ada.token })
    expect(refused.status).toBe(400)
    expect(failure(refused).error).toEqual({
      code: 'INVALID_REQUEST',
      fields: {
        '0.company_name': 'company name is required',
        '0.company_address': 'Must be at least 3 characters',
        '0.phone_number': 'Phone Number must be at least 8 characters',
        '0.email': 'Enter a valid email',
        '0.account_details.0.currency': 'Currency must be at least 2 characters',
        '0.account_details.0.bank': 'Must be at least 3 characters',
        '0.account_details.0.payoutMethod': 'Select a payout method',
      },
    })
  })

  test('is refused at the field if a bank would refuse the account', async () => {
    const account_details = [
      { ...euros, account_no: 'DE89370400440532013001' },
      { ...euros, account_no: '000123456789', swift_ifsc: 'COBAFRPP' },
      euros,
      euros,
    ]
    const refused = await app.call(
      partners.add,
      { body: [{ ...hafenhandel, account_details }] },
      { token: ada.token },
    )
    expect(refused.status).toBe(400)
    expect(failure(refused).error.fields).toEqual({
      '0.account_details.0.account_no':
        'The check digits of this IBAN do not match: a character is wrong or two are swapped',
      '0.account_details.1.swift_ifsc': 'This BIC is from France, but the bank’s country is Germany',
      '0.account_details.3.account_no': 'This account is already listed above',
    })
    expect(failure(refused).message).toMatch(/check digits/)
  })

  test('is refused if a number has a character that another bank would read as other letters', async () => {
    const account_details = [
      { ...euros, account_no: 'ﬁ2112345600000785' },
      { ...euros, account_no: 'GB77ßBK60161331926819' },
      { ...euros, swift_ifsc: 'NDEAﬁHH' },
    ]
    const refused = await app.call(
      partners.add,
      { body: [{ ...hafenhandel, company_registration_number: 'НRВ 90412', account_details }] },
      { token: ada.token },
    )
    const said = (odd: string) =>
      `${odd} is not a letter from A to Z, a digit or an ordinary sign. Type it again`
    expect(failure(refused).error.fields).toEqual({
      '0.company_registration_number': said('“Н” (U+041D)'),
      '0.account_details.0.account_no': said('“ﬁ” (U+FB01)'),
      '0.account_details.1.account_no': said('“ß” (U+00DF)'),
      '0.account_details.2.swift_ifsc': said('“ﬁ” (U+FB01)'),
    })
  })

  test('with a BIC of another country than the IBAN is saved, with a warning', async () => {
    const account_details = [
      {
        ...euros,
        account_no: 'IBAN ES91 2100 0418 4502 0005 1332',
        swift_ifsc: 'REVOLT21',
        beneficiaryCountryCode: 'ES',
      },
    ]
    const company = { ...hafenhandel, company_registration_number: 'B 82947326', account_details }
    const added = await app.call(partners.add, { body: [company] }, { token: ada.token })
    const warning =
      'The BIC REVOLT21 is from Lithuania, but the IBAN ES9121000418450200051332 is from Spain. Some banks have both: compare them with the invoice'
    expect(added.body.warning).toBe(warning)
    const { beneficiary_id } = added.body
    const update = { ...company, beneficiary_id, company_name: 'Puertos del Norte SL' }
    const changed = await app.call(partners.update, { body: update }, { token: ada.token })
    expect(changed.body.warning).toBe(warning)
  })

  test('takes exactly one company with at least one account', async () => {
    const twice = await app.call(partners.add, { body: [hafenhandel, hafenhandel] }, { token: ada.token })
    expect(failure(twice).error.fields).toEqual({ body: 'Send a list of one company' })
    const bare = [{ ...hafenhandel, account_details: [] }]
    const without = await app.call(partners.add, { body: bare }, { token: ada.token })
    expect(failure(without).error.fields).toEqual({
      '0.account_details': 'Add at least one account',
    })
  })

  test('keeps the limit requested and the payment terms, also when a change does not send them', async () => {
    const credit = { limit_request: 5_000_000.5, payment_terms: '30 % deposit, the rest in 60 days' }
    const added = await app.call(
      partners.add,
      { body: [{ ...hafenhandel, ...credit }] },
      { token: ada.token },
    )
    const { beneficiary_id } = added.body
    expect(await partnerOf(ada, beneficiary_id)).toMatchObject(credit)
    const { account_details: _, ...company } = hafenhandel
    const update = (more: object) =>
      app.call(partners.update, { body: { beneficiary_id, ...company, ...more } }, { token: ada.token })
    await update({ company_name: 'Hafenhandel Nord AG' })
    expect(await partnerOf(ada, beneficiary_id)).toMatchObject({
      ...credit,
      company_name: 'Hafenhandel Nord AG',
    })
    await update({ limit_request: 0, payment_terms: '' })
    expect(await partnerOf(ada, beneficiary_id)).toMatchObject({ limit_request: 0, payment_terms: null })
    for (const limit_request of [-1, 100_000_000.01, 1.005]) {
      const refused = failure(await update({ limit_request }))
      expect(refused.error.fields).toEqual({ limit_request: 'Enter a valid Limit request amount' })
    }
  })

  test('refuses fields that only the server sets', async () => {
    const forged = { ...hafenhandel, uid: stranger.companyId } as typeof hafenhandel
    const refused = await app.call(partners.add, { body: [forged] }, { token: ada.token })
    expect(failure(refused).error.fields).toEqual({ '0.uid': 'Unknown field' })
  })

  test('repeated with the same key adds one partner; with another it is added again, with a warning', async () => {
    const bob = await givenCompany(app)
    const key = randomUUID()
    const body = [hafenhandel]
    const [first, second] = await Promise.all([
      app.call(partners.add, { body }, { token: bob.token, key }),
      app.call(partners.add, { body }, { token: bob.token, key }),
    ])
    expect(second.body.beneficiary_id).toBe(first.body.beneficiary_id)
    expect(await listOf(bob)).toHaveLength(1)
    expect(first.body.warning).toBeUndefined()
    const again = await app.call(partners.add, { body }, { token: bob.token, key: randomUUID() })
    expect(again.body.warning).toBe('Registration number HRB 90412 also belongs to Hafenhandel Nord GmbH')
    expect(await listOf(bob)).toHaveLength(2)
  })

  test('as two requests at once, the later one is warned', async () => {
    const bob = await givenCompany(app)
    const add = () => app.call(partners.add, { body: [hafenhandel] }, { token: bob.token, key: randomUUID() })
    const answers = await Promise.all([add(), add(), add()])
    const warnings = answers.map(({ body }) => body.warning).filter((text) => text !== undefined)
    expect(warnings).toHaveLength(2)
  })
})

describe('a stranger', () => {
  test('finds nothing of another company, for any id', async () => {
    const { beneficiaryId, accountId } = await givenPartner(app, ada)
    const own = await givenPartner(app, stranger)
    const { token } = stranger
    const before = await partnerOf(ada, beneficiaryId)
    const body = { ...hafenhandel, beneficiary_id: beneficiaryId }
    expect((await app.call(partners.update, { body }, { token })).status).toBe(404)
    expect(
      (await app.call(partners.accounts, { body: { beneficiary_id: beneficiaryId } }, { token })).status,
    ).toBe(404)
    // Their own partner, with an account of somebody else's pushed into its list.
    const account_details = [{ ...euros, beneficiary_account_id: accountId }]
    const pushed = { ...hafenhandel, beneficiary_id: own.beneficiaryId, account_details }
    expect((await app.call(partners.update, { body: pushed }, { token })).status).toBe(404)
    expect((await listOf(stranger)).map((partner) => partner.beneficiary_id)).toEqual([own.beneficiaryId])
    expect(await partnerOf(ada, beneficiaryId)).toEqual(before)
  })

  test('without a session is asked to sign in', async () => {
    expect((await app.call(partners.list, { query: {} })).status).toBe(401)
    expect((await app.call(partners.buyers, {})).status).toBe(401)
    expect((await app.call(partners.add, { body: [hafenhandel] })).status).toBe(401)
  })
})

const listOf = async ({ token }: { token: string }, query: { search?: string; page?: string } = {}) =>
  (await app.call(partners.list, { query }, { token })).body
const partnerOf = async (owner: { token: string }, id: string) => {
  const found = (await listOf(owner)).find((partner) => partner.beneficiary_id === id)
  if (!found) throw new Error('not on the list')
  return found
}
const eventsOf = (id: string) =>
  app.db.selectFrom('events').selectAll().where('subject_id', '=', id).orderBy('event_id').execute()
