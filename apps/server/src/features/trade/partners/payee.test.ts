import { partners } from '@tradelane/contract/partners/calls'
import { describe, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { euros, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { toBeneficiary } from '../../services/simple-payment/index.ts'
import { findPayee, getPartnerAccount, partiesOfPayee } from './index.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))

test('a payee is found by its own company only', async () => {
  const { beneficiaryId, accountId } = await givenPartner(app, ada)
  const stranger = await givenCompany(app)
  const payee = await getPartnerAccount(app.db, systemScope(ada.companyId), beneficiaryId, accountId)
  expect(payee).toMatchObject({
    partner: { company_name: 'Hafenhandel Nord GmbH' },
    account: { account_no: 'DE89370400440532013000' },
    removedAt: null,
  })
  await expect(
    getPartnerAccount(app.db, systemScope(stranger.companyId), beneficiaryId, accountId),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the version of a payee changes with any letter of it, and with nothing else', async () => {
  const { beneficiaryId, accountId } = await givenPartner(app, ada)
  const version = async () =>
    (await getPartnerAccount(app.db, systemScope(ada.companyId), beneficiaryId, accountId)).version
  const first = await version()
  const listed = { ...euros, beneficiary_account_id: accountId }
  await update(beneficiaryId, { account_details: [listed, { ...euros, currency: 'USD' }] })
  expect(await version()).toBe(first)
  await update(beneficiaryId, { account_details: [{ ...listed, account_no: 'DE75512108001245126199' }] })
  const second = await version()
  expect(second).not.toBe(first)
  await update(beneficiaryId, { company_name: 'Hafenhandel Nord AG', account_details: undefined })
  expect(await version()).not.toBe(second)
})

test('a removed account can be shown, but not paid', async () => {
  const { beneficiaryId, accountId } = await givenPartner(app, ada)
  await update(beneficiaryId, { account_details: [{ ...euros, currency: 'USD' }] })
  await expect(
    getPartnerAccount(app.db, systemScope(ada.companyId), beneficiaryId, accountId),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const shown = await findPayee(app.db, systemScope(ada.companyId), beneficiaryId, accountId)
  expect(shown).toMatchObject({ account: { currency: 'EUR' }, removedAt: expect.any(Date) })
})

const update = (beneficiaryId: string, changes: object) =>
  app.call(
    partners.update,
    { body: { ...hafenhandel, beneficiary_id: beneficiaryId, ...changes } },
    { token: ada.token },
  )

describe('the town and the country of a company', () => {
  const place = { company_town: 'Hamburg', company_post_code: '20457', company_country: 'DE' }

  test('are kept, and stay where a change does not name them', async () => {
    const { beneficiaryId, accountId } = await givenPartner(app, ada, place)
    await update(beneficiaryId, { company_name: 'Hafenhandel Nord AG', account_details: undefined })
    expect(await listed(beneficiaryId)).toMatchObject({ company_name: 'Hafenhandel Nord AG', ...place })
    const payee = await getPartnerAccount(app.db, systemScope(ada.companyId), beneficiaryId, accountId)
    expect(payee.partner).toMatchObject(place)
    await update(beneficiaryId, { company_town: 'Kiel', company_post_code: '', account_details: undefined })
    expect(await listed(beneficiaryId)).toMatchObject({ company_town: 'Kiel', company_post_code: null })
  })

  test('may be missing, as in what other programs send, and leave the fingerprint of such a payee as it was', async () => {
    const { beneficiaryId, accountId } = await givenPartner(app, ada)
    expect(await listed(beneficiaryId)).toMatchObject({ company_town: null, company_country: null })
    const { partner } = await getPartnerAccount(app.db, systemScope(ada.companyId), beneficiaryId, accountId)
    expect(Object.keys(partner).filter((name) => /town|post_code|country/.test(name))).toEqual([])
  })

  test('are sent to the provider beside the country of the bank', async () => {
    const { beneficiaryId, accountId } = await givenPartner(app, ada, { ...place, company_country: 'AT' })
    const payee = await getPartnerAccount(app.db, systemScope(ada.companyId), beneficiaryId, accountId)
    expect(toBeneficiary(payee)).toMatchObject({
      city: 'Hamburg',
      postcode: '20457',
      addressCountry: 'AT',
      country: 'DE',
    })
  })

  test('are refused where no money may go, also with a bank elsewhere', async () => {
    for (const [company_town, company_country, name] of [
      ['Tehran', 'IR', 'Iran'],
      ['Melitopol', 'UA', 'Zaporizhzhia region (occupied)'],
    ] as const) {
      const body = [{ ...hafenhandel, company_town, company_country }]
      const refused = await app.call(partners.add, { body }, { token: ada.token })
      expect(failure(refused).error.fields).toEqual({
        '0.company_country': expect.stringContaining(`We cannot pay companies in ${name}.`),
      })
    }
    const { beneficiaryId } = await givenPartner(app, ada)
    const changed = await app.call(
      partners.update,
      { body: { ...hafenhandel, beneficiary_id: beneficiaryId, company_country: 'KP' } },
      { token: ada.token },
    )
    expect(Object.keys(failure(changed).error.fields ?? {})).toEqual(['company_country'])
  })

  test('are screened: a country that comes onto the list later holds the payment', () => {
    const [partner] = partiesOfPayee({ ...mills, company_town: 'Kyiv', company_country: 'UA' }, [])
    expect(partner?.place).toEqual({ country: 'UA', city: 'Kyiv' })
    expect(partiesOfPayee(mills, [])[0]?.place).toBeUndefined()
  })

  test.each(['Germany', 'XX'])('are refused at their fields, as the country %s', async (company_country) => {
    const refused = await app.call(
      partners.add,
      { body: [{ ...hafenhandel, company_town: 'x'.repeat(36), company_country }] },
      { token: ada.token },
    )
    expect(failure(refused).error.fields).toEqual({
      '0.company_town': 'At most 35 characters',
      '0.company_country': 'Select a country',
    })
  })
})

const mills = { beneficiary_id: 'x', company_name: 'Dnipro Mills', contact_person_name: 'Olena Kovalenko' }

async function listed(beneficiaryId: string) {
  const { body } = await app.call(partners.list, { query: {} }, { token: ada.token })
  return body.find(({ beneficiary_id }) => beneficiary_id === beneficiaryId)
}
