import { accounts } from '@tradelane/contract/accounts/calls'
import { insurance } from '@tradelane/contract/insurance/calls'
import { shipments } from '@tradelane/contract/shipments/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { paymentApprovals } from '@tradelane/contract/simple-payment/release-calls'
import { team } from '@tradelane/contract/team/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import { money } from '@tradelane/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CodePurpose, sendCode } from '../../src/features/accounts/one-time-codes.ts'
import { bindingOf as bindingOfPolicy, requireBindable } from '../../src/features/insurance/bind-insurance.ts'
import { getPolicy } from '../../src/features/insurance/policies.ts'
import { getBooking } from '../../src/features/shipments/bookings.ts'
import { freightBinding } from '../../src/features/shipments/pay-code.ts'
import { bindingOf, orderOfDraft } from '../../src/features/simple-payment/payment-order.ts'
import { getPayment } from '../../src/features/simple-payment/queries.ts'
import { settingsBinding } from '../../src/features/team/settings.ts'
import { addBalanceBinding } from '../../src/features/wallet/add-balance-code.ts'
import { givenCompany, givenPassword } from '../given-company.ts'
import { givenQuotedInsurance } from '../given-insurance.ts'
import { type Final, givenDraft, givenPayer, type Payer } from '../given-payment.ts'
import { givenShipment } from '../given-shipment.ts'
import { givenApproval, givenTeam, givenWaiting } from '../given-team.ts'
import { failure, type TestApp, testApp } from '../test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ PAYMENT_WAIT_MS: '0' })
})
afterAll(() => app.close())

type Use = {
  userId: string
  email: string
  /** What a code must be bound to, to be good here. */
  binding: string
  use(code: string): Promise<{ status: number; body: unknown }>
}

/** Everything a code is good for: a purpose that is added is asked for here by the compiler. */
type Uses = Record<CodePurpose, () => Promise<Use>>
const uses: Uses = {
  signup: async () => {
    const company = await givenCompany(app)
    await app.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('user_id', '=', company.userId)
      .execute()
    return verifying(company)
  },
  login: async () => verifying(await givenCompany(app)),
  'two factor': async () => {
    const company = await givenCompany(app)
    const use = (verify_code: string) =>
      app.call(accounts.verifyTwoFactor, { body: { two_fa: 1, verify_code } }, { token: company.token })
    return { ...company, binding: '', use }
  },
  'add balance': async () => {
    const payer = await givenPayer(app)
    const use = (verify_code: string) => addTen(payer, verify_code)
    return { ...payer, binding: addBalanceBinding(money(10_00n, 'USD')), use }
  },
  'simple payment': async () => {
    const payer = await givenPayer(app)
    const draft = await givenDraft(app, payer)
    const row = await getPayment(app.db, {
      companyId: payer.companyId,
      simplePaymentId: draft.simple_payment_id,
    })
    const use = (verify_code: string) =>
      app.call(simplePayments.save, { body: { ...draft, verify_code } as Final }, { token: payer.token })
    return { ...payer, binding: bindingOf(await orderOfDraft(app.deps, row)), use }
  },
  'approve payment': async () => {
    const { preparer, approver } = await givenTeam(app)
    const simplePaymentId = await givenWaiting(app, preparer)
    const approval = await givenApproval(app, approver, simplePaymentId)
    // The rate is that of the submission, and so are the amounts.
    const row = await getPayment(app.db, { companyId: approver.companyId, simplePaymentId })
    const use = (verify_code: string) =>
      app.call(paymentApprovals.approve, { body: { ...approval, verify_code } }, { token: approver.token })
    return { ...approver, binding: bindingOf(await orderOfDraft(app.deps, row)), use }
  },
  'team settings': async () => {
    const company = await givenCompany(app)
    const use = (verify_code: string) =>
      app.call(
        team.save,
        { body: { team_enabled: 1, approval_limit: 10, password: givenPassword, verify_code } },
        { token: company.token },
      )
    return { ...company, binding: settingsBinding({ isOn: true, limit: '10' }), use }
  },
  freight: async () => {
    const payer = await givenPayer(app)
    const { logisticsId: logistics_id } = await givenShipment(app, payer.token)
    const body = { logistics_id, password: givenPassword }
    const use = (verify_code: string) =>
      app.call(shipments.pay, { body: { ...body, verify_code } }, { token: payer.token })
    const binding = freightBinding(await getBooking(app.db, payer.companyId, logistics_id))
    return { ...payer, binding, use }
  },
  insurance: async () => {
    const payer = await givenPayer(app)
    const insurance_id = await givenQuotedInsurance(app, payer)
    const { row, quoted } = requireBindable(
      await getPolicy(app.db, payer.companyId, insurance_id),
      app.clock.now(),
    )
    const use = (verify_code: string) =>
      app.call(
        insurance.bind,
        { body: { insurance_id, password: givenPassword, verify_code } },
        { token: payer.token },
      )
    return { ...payer, binding: bindingOfPolicy({ row, quoted }), use }
  },
}

const verifying = ({ userId, email }: { userId: string; email: string }): Use => ({
  userId,
  email,
  binding: '',
  use: (verify_code) => app.call(accounts.verify, { body: { email, verify_code } }),
})

const addTen = ({ token }: Payer, verify_code: string) =>
  app.call(
    wallet.addBalance,
    {
      body: {
        amount: 10,
        destinationCurrencyCode: 'USD',
        sourceCurrencyCode: 'USD',
        fundingChannel: 'PREFUND',
        password: givenPassword,
        verify_code,
      },
    },
    { token },
  )

/** Sends a code that is right in all but, perhaps, its purpose. */
async function plant({ userId, email, binding }: Use, purpose: CodePurpose): Promise<string> {
  await app.deps.pool.query('delete from one_time_codes where user_id = $1', [userId])
  // There are more purposes than tries that nobody waits after.
  await app.deps.pool.query('delete from failed_attempts')
  await sendCode(app.deps, { userId, purpose, binding, to: email, subject: 'A code', text: '{code}' })
  return app.newestCode(email)
}

const purposes = Object.keys(uses) as CodePurpose[]

describe.each(purposes)('what a code for "%s" opens', (purpose) => {
  test('no code sent for anything else does', async () => {
    const target = await uses[purpose]()
    for (const other of purposes.filter((candidate) => candidate !== purpose)) {
      const answer = await target.use(await plant(target, other))
      expect([other, answer.status, failure(answer).error?.code]).toEqual([other, 422, 'WRONG_CODE'])
    }
    expect((await target.use(await plant(target, purpose))).status).toBe(200)
  })

  test('nor one that is bound to something else, nor one of another person', async () => {
    const target = await uses[purpose]()
    const elsewhere = await plant({ ...target, binding: 'something else' }, purpose)
    expect((await target.use(elsewhere)).status).toBe(422)
    const stranger = await givenCompany(app)
    const strangers = await plant({ ...target, ...stranger }, purpose)
    expect((await target.use(strangers)).status).toBe(422)
  })

  test('it opens once, for ten at the same moment', async () => {
    const target = await uses[purpose]()
    const code = await plant(target, purpose)
    const answers = await Promise.all(Array.from({ length: 10 }, () => target.use(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })
})
