import { partners } from '@tradelane/contract/partners/calls'
import { similarNameText } from '@tradelane/contract/partners/name-check'
import { ProviderUnavailable } from '@tradelane/providers'
import { afterEach, expect, test, vi } from 'vitest'
import { type GivenCompany, givenCompany } from '../../../../test/given-company.ts'
import { dollars, euros, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

import { systemScope } from '../../../access/scope.ts'
import { checkNames, recheckName } from './check-names.ts'

const app = theApp()
const ada = prepared(() => givenCompany(app))
afterEach(() => vi.restoreAllMocks())

test.each([
  ['Hafenhandel Nord GmbH', { result: 'match', bank_name: null, reason: null }],
  ['Hafenhandel SIM-CLOSE', { result: 'close_match', bank_name: 'Hafenhandel Trading' }],
  ['Hafenhandel SIM-OTHER', { result: 'no_match', bank_name: null }],
  ['Hafenhandel SIM-GONE', { result: 'no_match', reason: 'The bank does not know this account.' }],
  [
    'Hafenhandel SIM-UNCHECKED',
    { result: 'not_possible', reason: 'The bank did not say whose account it is.' },
  ],
  ['Hafenhandel SIM-SILENT', { result: 'not_possible', reason: expect.stringContaining('did not answer') }],
])('an account of %s is checked when it is saved', async (account_holder_name, check) => {
  const { beneficiaryId } = await givenPartner(app, ada, {
    account_details: [{ ...euros, account_holder_name }],
  })
  const [account] = await accountsOf(ada, beneficiaryId)
  expect(account?.name_check).toMatchObject({ ...check, checked_at: expect.any(String) })
})

test('the answer to saving an account warns where its bank has another name', async () => {
  const account_details = [
    { ...euros, account_holder_name: 'Hafenhandel SIM-OTHER' },
    { ...euros, account_no: 'DE75512108001245126199', account_holder_name: 'Hafenhandel SIM-CLOSE' },
  ]
  const body = [{ ...hafenhandel, company_registration_number: 'HRB 1', account_details }]
  const added = await app.call(partners.add, { body }, { token: ada.token })
  expect(added.body.warning).toBe(
    'The bank has another name than Hafenhandel SIM-OTHER for Hafenhandel euros: ask the payee. The bank has the name “Hafenhandel Trading” for Hafenhandel euros',
  )
})

test('a bank that is not asked is said to be not asked', async () => {
  const { beneficiaryId } = await givenPartner(app, ada, { account_details: [dollars] })
  const [account] = await accountsOf(ada, beneficiaryId)
  expect(account?.name_check).toMatchObject({
    result: 'not_possible',
    reason: 'Names of USD accounts in this country (United States) cannot be checked yet.',
  })
})

test('another number is checked again, and another reference name is not', async () => {
  const asked = vi.spyOn(app.deps.payments, 'checkName')
  const { beneficiaryId } = await givenPartner(app, ada)
  const [account] = await accountsOf(ada, beneficiaryId)
  const update = (changes: Partial<typeof euros>) =>
    app.call(
      partners.update,
      {
        body: {
          ...hafenhandel,
          beneficiary_id: beneficiaryId,
          account_details: [
            { ...euros, beneficiary_account_id: account?.beneficiary_account_id, ...changes },
          ],
        },
      },
      { token: ada.token },
    )
  await update({ account_ref_name: 'Other' })
  expect(asked).toHaveBeenCalledTimes(1)
  await update({
    account_no: 'FR1420041010050500013M02606',
    beneficiaryCountryCode: 'FR',
    swift_ifsc: 'PSSTFRPP',
  })
  expect(asked).toHaveBeenCalledTimes(2)
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    accountNumber: 'FR1420041010050500013M02606',
    country: 'FR',
  })
})

test.each([
  ['a match', 'Hafenhandel Nord GmbH', 29 * 24, 30 * 24],
  ['another name', 'Hafenhandel SIM-OTHER', 23, 24],
  ['silence', 'Hafenhandel SIM-SILENT', 0, 1],
])('%s is used for a time, and then asked again', async (_, account_holder_name, used, old) => {
  const which = await givenPartner(app, ada, { account_details: [{ ...euros, account_holder_name }] })
  const asked = vi.spyOn(app.deps.payments, 'checkName')
  await ago(which, used)
  await check(which)
  expect(asked).not.toHaveBeenCalled()
  await ago(which, old)
  await check(which)
  expect(asked).toHaveBeenCalledTimes(1)
  // The new answer is used for a time again, silence after silence too.
  await check(which)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('the name of the bank is taken over, once it is the one that was seen', async () => {
  const which = await givenPartner(app, ada, {
    account_details: [{ ...euros, account_holder_name: 'Hafenhandel SIM-CLOSE' }],
  })
  const take = (bank_name: string) =>
    app.call(partners.takeBankName, { body: { ...bodyOf(which), bank_name } }, { token: ada.token })
  expect(failure(await take('Somebody Else Ltd')).error).toMatchObject({ code: 'CONFLICT' })
  expect((await take('Hafenhandel Trading')).body).toMatchObject({ name_check: { result: 'match' } })
  expect((await take('Hafenhandel Trading')).status).toBe(200)
  const [account] = await accountsOf(ada, which.beneficiaryId)
  expect(account).toMatchObject({
    account_holder_name: 'Hafenhandel Trading',
    name_check: { result: 'match' },
  })
  const events = await app.db
    .selectFrom('events')
    .selectAll()
    .where('subject_id', '=', which.beneficiaryId)
    .where('to_state', '=', 'changed')
    .execute()
  expect(events).toMatchObject([{ actor: `user:${ada.userId}` }])
})

test('nobody asks about, or changes, the account of another company', async () => {
  const which = await givenPartner(app, ada)
  const stranger = await givenCompany(app, { name: 'Lindqvist Export AB' })
  const { token } = stranger
  expect((await app.call(partners.checkName, { body: bodyOf(which) }, { token })).status).toBe(404)
  const body = { ...bodyOf(which), bank_name: 'Hafenhandel Nord GmbH' }
  expect((await app.call(partners.takeBankName, { body }, { token })).status).toBe(404)
})

/** It was asked so many hours before now. */
const ago = ({ accountId }: Which, hours: number) =>
  app.db
    .updateTable('partner_accounts')
    .set({ name_checked_at: new Date(app.clock.now().getTime() - hours * 3_600_000) })
    .where('beneficiary_account_id', '=', accountId)
    .execute()

type Which = { beneficiaryId: string; accountId: string }
const bodyOf = ({ beneficiaryId, accountId }: Which) => ({
  beneficiary_id: beneficiaryId,
  beneficiary_account_id: accountId,
})

const check = async (which: Which) =>
  (await app.call(partners.checkName, { body: bodyOf(which) }, { token: ada.token })).body

const accountsOf = async ({ token }: GivenCompany, beneficiaryId: string) =>
  (await app.call(partners.accounts, { body: { beneficiary_id: beneficiaryId } }, { token })).body

test('silence takes back nothing that the bank has said', async () => {
  const other = { ...euros, account_holder_name: 'Hafenhandel SIM-OTHER' }
  const { beneficiaryId } = await givenPartner(app, ada, { account_details: [other] })
  const [before] = await accountsOf(ada, beneficiaryId)
  app.clock.advance(2 * 86_400_000)
  const silent = vi
    .spyOn(app.deps.payments, 'checkName')
    .mockRejectedValue(new ProviderUnavailable('no answer'))
  await checkNames(app.deps, systemScope(ada.companyId), { beneficiaryId })
  silent.mockRestore()
  const [after] = await accountsOf(ada, beneficiaryId)
  expect(after?.name_check).toEqual(before?.name_check)
  expect(after?.name_check?.result).toBe('no_match')
})

test('a fault of our own is no silence of the bank', async () => {
  const { beneficiaryId, accountId } = await givenPartner(app, ada)
  await ago({ beneficiaryId, accountId }, 31 * 24)
  const broken = vi.spyOn(app.deps.payments, 'checkName').mockRejectedValue(new Error('a fault'))
  await expect(recheckName(app.deps, systemScope(ada.companyId), accountId)).rejects.toThrow('a fault')
  broken.mockRestore()
})

test('before money goes out later the bank is asked once more, of this account alone', async () => {
  const { beneficiaryId, accountId } = await givenPartner(app, ada, { account_details: [euros, dollars] })
  const second = (await accountsOf(ada, beneficiaryId))[1]?.beneficiary_account_id ?? ''
  for (const id of [accountId, second]) await ago({ beneficiaryId, accountId: id }, 31 * 24)
  const asked = vi.spyOn(app.deps.payments, 'checkName')
  await recheckName(app.deps, systemScope(ada.companyId), accountId)
  expect(asked.mock.calls.map(([{ currency }]) => currency)).toEqual(['EUR'])
})

test.each([
  ['Hafenhandel Trading', 'The bank has the name “Hafenhandel Trading”'],
  [null, 'The bank has a similar name'],
])('a similar name is said with what the bank says of it: %s', (name, text) => {
  expect(similarNameText(name)).toBe(text)
})
