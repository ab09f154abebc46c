import { partners } from '@tradelane/contract/partners/calls'
import { describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenFunding, givenSupplier } from '../../../../test/given-funding.ts'
import { dollars, euros, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

describe('changing a partner', () => {
  test('changes the company, keeps an account, adds one and removes one', async () => {
    const { beneficiaryId } = await givenPartner(app, ada, {
      account_details: [euros, dollars],
    })
    const before = await partnerOf(ada, beneficiaryId)
    const [first, second] = before.account_details
    const pounds = { ...euros, account_no: 'GB29NWBK60161331926819', swift_ifsc: 'NWBKGB2L', currency: 'GBP' }
    const { simple_payment: _, ...form } = before
    const changed = await app.call(
      partners.update,
      {
        body: {
          ...form,
          contact_person_name: 'Ole Brandt',
          account_details: [
            { ...pounds, beneficiaryCountryCode: 'GB' },
            { ...dollars, beneficiary_account_id: String(second?.beneficiary_account_id) },
          ],
        },
      },
      { token: ada.token },
    )
    expect(changed.body.status).toBe('success')
    const after = await partnerOf(ada, beneficiaryId)
    expect(after.contact_person_name).toBe('Ole Brandt')
    expect(after.version).toBe(before.version + 1)
    expect(after.account_details.map((account) => account.currency)).toEqual(['GBP', 'USD'])
    expect(after.account_details[1]?.beneficiary_account_id).toBe(second?.beneficiary_account_id)
    const removed = await app.db
      .selectFrom('partner_accounts')
      .select(['account_no', 'removed_at'])
      .where('beneficiary_account_id', '=', String(first?.beneficiary_account_id))
      .executeTakeFirstOrThrow()
    expect(removed).toEqual({ account_no: 'DE89370400440532013000', removed_at: expect.any(Date) })
    const [, event] = await eventsOf(beneficiaryId)
    expect(event).toMatchObject({
      to_state: 'changed',
      before: {
        contact_person_name: 'Jette Brandt',
        account_details: [{ currency: 'EUR' }, { currency: 'USD' }],
      },
      after: {
        contact_person_name: 'Ole Brandt',
        account_details: [{ currency: 'GBP' }, { currency: 'USD' }],
      },
    })
  })

  test('is refused at the wrong field, and changes nothing', async () => {
    const { beneficiaryId, accountId } = await givenPartner(app, ada)
    const account_details = [{ ...euros, beneficiary_account_id: accountId, swift_ifsc: 'COBADEF' }]
    const refused = await app.call(
      partners.update,
      { body: { ...hafenhandel, beneficiary_id: beneficiaryId, email: 'a@b.example', account_details } },
      { token: ada.token },
    )
    expect(refused.status).toBe(400)
    expect(failure(refused).error.fields).toEqual({
      'account_details.0.swift_ifsc': 'A BIC has 8 or 11 characters, this one has 7',
    })
    expect((await partnerOf(ada, beneficiaryId)).email).toBe(hafenhandel.email)
  })

  test('is refused where one account is listed twice', async () => {
    const { beneficiaryId, accountId } = await givenPartner(app, ada)
    const account_details = [euros, dollars].map((account) => ({
      ...{ ...account, beneficiary_account_id: accountId },
    }))
    const refused = await app.call(
      partners.update,
      { body: { ...hafenhandel, beneficiary_id: beneficiaryId, account_details } },
      { token: ada.token },
    )
    expect(failure(refused).error.fields).toEqual({
      'account_details.1.beneficiary_account_id': 'This account is listed twice',
    })
  })

  test('keeps its registration number while a limit or a funding was decided for it, and can have it written otherwise', async () => {
    const supplier = await givenSupplier(app)
    const { account_details: _, ...company } = hafenhandel
    const change = (company_registration_number: string) =>
      app.call(
        partners.update,
        { body: { ...company, company_registration_number, beneficiary_id: supplier.beneficiaryId } },
        { token: supplier.token },
      )
    const { company_registration_number: kept } = await partnerOf(supplier, supplier.beneficiaryId)
    const refused = failure(await change('HRB 1'))
    expect(refused.error.fields?.company_registration_number).toMatch(
      new RegExp(
        `^Credit limit LM-\\d{4}-\\d{6} was made for the company with the number ${kept}\\. Add another`,
      ),
    )
    expect((await change(kept.toLowerCase().replace(' ', '-'))).status).toBe(200)
    await givenFunding(app, supplier)
    await app.db
      .updateTable('credit_limits')
      .set({ valid_until: '2020-01-01' })
      .where('uid', '=', supplier.companyId)
      .execute()
    const stillOpen = failure(await change('HRB 1'))
    expect(stillOpen.error.fields?.company_registration_number).toMatch(/^Invoice funding /)
  })

  test('repeated changes nothing and records no second event', async () => {
    const { beneficiaryId, accountId } = await givenPartner(app, ada)
    const body = {
      ...hafenhandel,
      beneficiary_id: beneficiaryId,
      phone_number: '+49 40 99999999',
      account_details: [{ ...euros, beneficiary_account_id: accountId }],
    }
    await app.call(partners.update, { body }, { token: ada.token })
    const once = await partnerOf(ada, beneficiaryId)
    await app.call(partners.update, { body }, { token: ada.token })
    expect(await partnerOf(ada, beneficiaryId)).toEqual(once)
    expect(await eventsOf(beneficiaryId)).toHaveLength(2)
  })

  test('without a list of accounts leaves them as they are', async () => {
    const { beneficiaryId } = await givenPartner(app, ada)
    const { account_details: _, ...company } = hafenhandel
    const body = { ...company, company_name: 'Hafenhandel Süd GmbH', beneficiary_id: beneficiaryId }
    await app.call(partners.update, { body }, { token: ada.token })
    const after = await partnerOf(ada, beneficiaryId)
    expect(after.company_name).toBe('Hafenhandel Süd GmbH')
    expect(after.account_details).toHaveLength(1)
  })

  test('does not overwrite another person’s change', async () => {
    const { beneficiaryId } = await givenPartner(app, ada)
    const { account_details: _, ...company } = hafenhandel
    const { version } = await partnerOf(ada, beneficiaryId)
    const body = { ...company, beneficiary_id: beneficiaryId, version }
    const answers = await Promise.all(
      ['Tab One', 'Tab Two'].map((contact_person_name) =>
        app.call(partners.update, { body: { ...body, contact_person_name } }, { token: ada.token }),
      ),
    )
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
  })
})

const partnerOf = async (owner: { token: string }, id: string) => {
  const found = (await app.call(partners.list, { query: {} }, { token: owner.token })).body.find(
    (partner) => partner.beneficiary_id === id,
  )
  if (!found) throw new Error('not on the list')
  return found
}
const eventsOf = (id: string) =>
  app.db.selectFrom('events').selectAll().where('subject_id', '=', id).orderBy('event_id').execute()
