import { partners } from '@tradelane/contract/partners/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { euros, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { findPayee, getPartnerAccount } from './index.ts'

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
