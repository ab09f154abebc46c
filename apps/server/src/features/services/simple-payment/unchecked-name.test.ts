import { verification } from '@tradelane/contract/approvals/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentReleases } from '@tradelane/contract/simple-payment/release-calls'
import { beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { euros, givenPartner } from '../../../../test/given-partner.ts'
import { givenDraft, givenPayer, givenSubmission, type Payer } from '../../../../test/given-payment.ts'
import { givenRelease, givenTeam, givenWaiting } from '../../../../test/given-team.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const own = () => ({ check: app.deps.payments.check, checkName: app.deps.payments.checkName })
let provider: ReturnType<typeof own>
checkBooksAfterEach(app, {
  restore: () => Object.assign(app.deps.payments, provider),
  triesCodes: true,
  runsJobs: true,
})
beforeEach(() => {
  provider = own()
})

describe('an account of which no bank has been asked', () => {
  test('is asked for before the code is sent, so that the code is for what the bank says', async () => {
    const payer = await givenPayer(app)
    const { simple_payment_id } = await givenDraft(app, payer)
    await forgetChecks()
    expect((await codeFor(payer, simple_payment_id)).status).toBe(200)
    const { name_check } = await app.db
      .selectFrom('partner_accounts')
      .select('name_check')
      .where('beneficiary_account_id', '=', payer.accountId)
      .executeTakeFirstOrThrow()
    expect(name_check).toBe('match')
  })

  test('gets no code where its bank has another name', async () => {
    const payer = await givenPayer(app)
    const account_details = [{ ...euros, account_holder_name: 'Hafenhandel SIM-OTHER' }]
    const other = { ...payer, ...(await givenPartner(app, payer, { account_details })) }
    const { simple_payment_id } = await givenDraft(app, other)
    await forgetChecks()
    expect(failure(await codeFor(other, simple_payment_id)).error.code).toBe('PAYEE_NAME_UNCONFIRMED')
  })
})

test('an account that is changed between the check of its name and the lock is not paid', async () => {
  const payer = await givenPayer(app)
  const body = await givenSubmission(app, payer)
  app.deps.payments.check = async () => {
    await forgetChecks()
    return []
  }
  const sent = await app.call(simplePayments.save, { body }, { token: payer.token })
  expect([sent.status, failure(sent).error.code]).toEqual([409, 'PAYEE_NAME_UNCHECKED'])
  expect(await booksOf(app, payer.companyId)).toMatchObject({ 'available USD': '5000.00' })
})

test('a waiting payment to such an account is not released', async () => {
  const { preparer, approver } = await givenTeam(app)
  const body = await givenRelease(app, approver, await givenWaiting(app, preparer))
  app.deps.payments.check = async () => {
    await forgetChecks()
    return []
  }
  const sent = await app.call(paymentReleases.release, { body }, { token: approver.token })
  expect(failure(sent).error.code).toBe('PAYEE_NAME_UNCHECKED')
})

describe('the provider, which stores the payee, is not asked about the payment', () => {
  test('of somebody who submits it with a wrong password or a wrong code', async () => {
    const payer = await givenPayer(app)
    const body = await givenSubmission(app, payer)
    const asked = countAsked()
    const submit = (changes: Partial<typeof body>) =>
      app.call(simplePayments.save, { body: { ...body, ...changes } }, { token: payer.token })
    expect(failure(await submit({ password: 'Another-1' })).error.code).toBe('WRONG_CODE')
    expect(failure(await submit({ verify_code: wrong(body.verify_code) })).error.code).toBe('WRONG_CODE')
    expect(asked.times).toBe(0)
    expect((await submit({})).status).toBe(200)
    expect(asked.times).toBe(1)
  })

  test('of somebody who releases it with a wrong password or a wrong code', async () => {
    const { preparer, approver } = await givenTeam(app)
    const body = await givenRelease(app, approver, await givenWaiting(app, preparer))
    const asked = countAsked()
    const release = (changes: Partial<typeof body>) =>
      app.call(paymentReleases.release, { body: { ...body, ...changes } }, { token: approver.token })
    expect(failure(await release({ password: 'Another-1' })).error.code).toBe('WRONG_CODE')
    expect(failure(await release({ verify_code: wrong(body.verify_code) })).error.code).toBe('WRONG_CODE')
    expect(asked.times).toBe(0)
    expect((await release({})).status).toBe(200)
    expect(asked.times).toBe(1)
  })
})

const wrong = (code: string): string => (code === '111111' ? '222222' : '111111')

function countAsked(): { times: number } {
  const asked = { times: 0 }
  app.deps.payments.check = async () => {
    asked.times++
    return []
  }
  return asked
}

const forgetChecks = () =>
  app.db
    .updateTable('partner_accounts')
    .set({ name_checked_at: null, name_check: null, name_check_of: null })
    .execute()

function codeFor({ token }: Payer, simple_payment_id: string) {
  app.clock.advance(31_000)
  return app.call(verification.sendCode, { body: { type: 'simple payment', simple_payment_id } }, { token })
}
