import { verification } from '@tradelane/contract/approvals/calls'
import { partners } from '@tradelane/contract/partners/calls'
import { expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { dollars, euros, givenPartner, hafenhandel } from '../../../../test/given-partner.ts'
import { givenDraft, givenPayer } from '../../../../test/given-payment.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { checkNames } from './check-names.ts'
import { countChecks } from './name-check-limit.ts'

const app = theApp()

test.each([
  [60, 0, 'Banks can be asked for the names of 60 accounts in an hour.', 'an hour'],
  [60, 50, 'Banks can be asked for the names of 60 accounts in an hour.', '10 minutes'],
  [200, 61, 'Banks can be asked for the names of 200 accounts in 24 hours.', '23 hours'],
])('after %i questions %i minutes ago no other account is asked for', async (times, minutes, limit, wait) => {
  const ada = await givenCompany(app)
  const which = await givenPartner(app, ada)
  await forgetCheck(which.accountId)
  await given(ada.companyId, times, minutes)
  const answer = await check(ada, which)
  expect([answer.status, failure(answer).error.code]).toEqual([429, 'TOO_MANY_NAME_CHECKS'])
  expect(failure(answer).message).toBe(
    `${limit} This one was not asked for yet. Please try again in ${wait}.`,
  )
  expect(String(answer.headers['retry-after'])).toMatch(/^\d+$/)
})

test('the limit is that of one company, and ends with the hour', async () => {
  const ada = await givenCompany(app)
  const which = await givenPartner(app, ada)
  await forgetCheck(which.accountId)
  await given(ada.companyId, 60, 60)
  expect((await check(ada, which)).status).toBe(200)
  await given(ada.companyId, 60, 1)
  const other = await givenCompany(app, { name: 'Lindqvist Export AB' })
  const theirs = await givenPartner(app, other)
  await forgetCheck(theirs.accountId)
  expect((await check(other, theirs)).status).toBe(200)
})

test('what a bank has said is answered all the same, and banks that nobody asks count nothing', async () => {
  const ada = await givenCompany(app)
  const known = await givenPartner(app, ada)
  await given(ada.companyId, 60, 1)
  await app.db
    .updateTable('partner_accounts')
    .set({ name_checked_at: new Date('2020-01-01') })
    .where('beneficiary_account_id', '=', known.accountId)
    .execute()
  expect((await check(ada, known)).body).toMatchObject({ name_check: { result: 'match' } })
  const abroad = await givenPartner(app, ada, { account_details: [dollars] })
  expect((await check(ada, abroad)).body).toMatchObject({ name_check: { result: 'not_possible' } })
})

test('of more accounts than may be asked for, those come first of which nothing is known', async () => {
  const ada = await givenCompany(app)
  const account_details = [euros, { ...euros, account_no: 'DE75512108001245126199' }]
  const which = await givenPartner(app, ada, { account_details })
  const body = { beneficiary_id: which.beneficiaryId }
  const second = (await app.call(partners.accounts, { body }, { token: ada.token })).body[1]
  await app.db
    .updateTable('partner_accounts')
    .set({ name_checked_at: new Date('2020-01-01') })
    .where('beneficiary_id', '=', which.beneficiaryId)
    .execute()
  await forgetCheck(second?.beneficiary_account_id ?? '')
  await app.db.deleteFrom('name_check_asks').where('uid', '=', ada.companyId).execute()
  await given(ada.companyId, 59, 1)
  await checkNames(app.deps, systemScope(ada.companyId), { beneficiaryId: which.beneficiaryId })
  const after = (await app.call(partners.accounts, { body }, { token: ada.token })).body
  const isOld = (checkedAt: unknown) => String(checkedAt).startsWith('2020')
  expect(after.map(({ name_check }) => name_check && isOld(name_check.checked_at))).toEqual([true, false])
  // Of one of the two nothing is known, and none may be asked for.
  await forgetCheck(second?.beneficiary_account_id ?? '')
  await expect(
    checkNames(app.deps, systemScope(ada.companyId), { beneficiaryId: which.beneficiaryId }),
  ).rejects.toMatchObject({ code: 'TOO_MANY_NAME_CHECKS' })
})

test('where both limits are reached, the later end is said', async () => {
  const ada = await givenCompany(app)
  const which = await givenPartner(app, ada)
  await forgetCheck(which.accountId)
  await given(ada.companyId, 140, 61)
  await given(ada.companyId, 60, 1)
  expect(failure(await check(ada, which)).message).toMatch(/^Banks can be asked .* 200 accounts in 24 hours/)
})

test('saving goes on with a warning, and such an account is not paid', async () => {
  const payer = await givenPayer(app)
  await given(payer.companyId, 60, 1)
  const body = [{ ...hafenhandel, company_registration_number: 'HRB 77', account_details: [euros] }]
  const added = await app.call(partners.add, { body }, { token: payer.token })
  expect(added.body.warning).toContain('Not every bank was asked for the holder’s name yet')
  const { beneficiary_id: beneficiaryId } = added.body
  const accounts = await app.call(
    partners.accounts,
    { body: { beneficiary_id: beneficiaryId } },
    { token: payer.token },
  )
  const accountId = accounts.body[0]?.beneficiary_account_id ?? ''
  const { simple_payment_id } = await givenDraft(app, { ...payer, beneficiaryId, accountId })
  const code = await app.call(
    verification.sendCode,
    { body: { type: 'simple payment', simple_payment_id } },
    { token: payer.token },
  )
  expect(failure(code).error.code).toBe('TOO_MANY_NAME_CHECKS')
})

test('questions at the same moment count one after the other', async () => {
  const { companyId } = await givenCompany(app)
  await given(companyId, 55, 1)
  const now = app.deps.wallClock.now()
  const counted = await Promise.all(Array.from({ length: 8 }, () => countChecks(app.db, companyId, 1, now)))
  expect(counted.filter(({ allowed }) => allowed === 1)).toHaveLength(5)
})

/** So many questions, so many minutes before now. */
const given = (uid: string, times: number, minutes: number) =>
  app.db
    .insertInto('name_check_asks')
    .values(
      Array.from({ length: times }, () => ({
        uid,
        asked_at: new Date(app.deps.wallClock.now().getTime() - minutes * 60_000),
      })),
    )
    .execute()

const forgetCheck = (accountId: string) =>
  app.db
    .updateTable('partner_accounts')
    .set({ name_checked_at: null, name_check: null, name_check_of: null })
    .where('beneficiary_account_id', '=', accountId)
    .execute()

const check = (
  { token }: { token: string },
  { beneficiaryId, accountId }: { beneficiaryId: string; accountId: string },
) =>
  app.call(
    partners.checkName,
    { body: { beneficiary_id: beneficiaryId, beneficiary_account_id: accountId } },
    { token },
  )
