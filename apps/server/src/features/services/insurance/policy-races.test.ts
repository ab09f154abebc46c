import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenColleague } from '../../../../test/given-colleague.ts'
import {
  electronics,
  givenBinding,
  givenInsurance,
  givenInsured,
  givenQuotedInsurance,
} from '../../../../test/given-insurance.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { duringApproval, race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../test/the-app.ts'
import { systemScope } from '../../../access/scope.ts'
import { change } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { expirePolicies } from './expire-policies.ts'
import { policyLifecycle } from './lifecycle.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '9000' }))
beforeAll(async () => {
  office = { token: (await givenAdministrator(app)).token }
  insured = await givenInsured(app, payer.token)
})
checkBooksAfterEach(app)
let office: { token: string }
let insurance_id: string
let insured: string
beforeEach(async () => {
  insurance_id = await givenQuotedInsurance(app, payer)
})

test('a policy that is changed at the moment of its binding is not bound', async () => {
  const binding = await givenBinding(app, payer, insurance_id)
  const before = await available()
  const [changed, bound] = await race(app, [() => edit('90000'), () => bind(binding)])
  expect(changed).toMatchObject({ value: { status: 200 } })
  expect(bound).toMatchObject({ value: { status: 409, body: { error: { code: 'ILLEGAL_STATE' } } } })
  expect(await read()).toMatchObject({ state: 'submitted', payment: 'none' })
  expect(await available()).toBe(before)
})

test('a policy that is bound at the moment of its change stays as it was quoted', async () => {
  const binding = await givenBinding(app, payer, insurance_id)
  const [bound, changed] = await race(app, [() => bind(binding), () => edit('90000')])
  expect(bound).toMatchObject({ value: { status: 200 } })
  expect(changed).toMatchObject({ value: { status: 409, body: { error: { code: 'ILLEGAL_STATE' } } } })
  expect(await read()).toMatchObject({ state: 'bound', invoice_amount: '100000.00' })
})

test('a policy that was changed and quoted again since the code was entered is not bound by that code', async () => {
  const binding = await givenBinding(app, payer, insurance_id)
  const before = await available()
  const answer = await duringApproval(
    app,
    () => bind(binding),
    async () => {
      expect((await edit('90000')).status).toBe(200)
      await quoteAgain(900)
    },
  )
  expect(failure(answer).error.code).toBe('WRONG_CODE')
  expect(await read()).toMatchObject({ state: 'quoted', quote: { premium: 900 } })
  expect(await available()).toBe(before)
})

test('a draft that is changed at the moment of its submission is not submitted unseen', async () => {
  const { token } = payer
  const draft = await givenInsurance(app, token)
  const save = () =>
    inTransaction(app.db, async (tx) => {
      const set = { destination_countrycode: 'CU' }
      await change(tx, policyLifecycle, {
        scope: systemScope(payer.companyId),
        id: draft,
        at: new Date(),
        set,
      })
      // A changed draft writes no event, and it is the writing of events that lets the two meet.
      await sql`lock table events in row exclusive mode`.execute(tx)
    })
  const submit = (): Promise<Answer> =>
    app.call(insuranceDetails.approve, { body: { insurance_id: draft } }, { token })
  const [, submitted] = await race<unknown>(app, [save, submit])
  expect(submitted).toMatchObject({ value: { status: 409, body: { error: { code: 'CONFLICT' } } } })
})

test('policies are expired once when the job runs twice at the same time', async () => {
  await bind(await givenBinding(app, payer, insurance_id))
  await app.db
    .updateTable('insurance_policies')
    .set({ valid_from: '2020-01-01', valid_to: '2020-02-01' })
    .where('insurance_id', '=', insurance_id)
    .execute()
  const expire = () => expirePolicies(app.deps)
  expect(await race(app, [expire, expire])).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  expect((await read()).state).toBe('expired')
})

test('of two policies for the same invoice that are bound at the same moment, one is', async () => {
  const same = { invoice_number: 'TWICE-1' }
  const colleague = await givenColleague(app, payer, 'approver')
  const [mine, theirs] = [
    await givenQuotedInsurance(app, payer, same),
    await givenQuotedInsurance(app, payer, same),
  ]
  const [first, second] = [await givenBinding(app, payer, mine), await givenBinding(app, colleague, theirs)]
  const [bound, refused] = await race<Answer>(app, [
    () => bind(first),
    () => app.call(insurance.bind, { body: second }, { token: colleague.token }),
  ])
  expect(bound).toMatchObject({ value: { status: 200 } })
  expect(refused).toMatchObject({ value: { status: 409, body: { error: { code: 'ILLEGAL_STATE' } } } })
})

describe('while the premium is being collected', () => {
  beforeEach(async () => {
    const { charge } = app.deps.payments
    const binding = await givenBinding(app, payer, insurance_id)
    app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, status: 'processing' })
    const answer = await bind(binding)
    app.deps.payments.charge = charge
    expect(answer.body).toMatchObject({ insurance_status: 'processing' })
  })
  afterEach(async () => {
    app.clock.advance(60_000)
    await app.runJobs()
    expect(await read()).toMatchObject({ state: 'bound', invoice_amount: '100000.00' })
  })

  test('the policy cannot be changed', async () => {
    expect(failure(await edit('90000')).error.code).toBe('ILLEGAL_STATE')
  })

  test('the policy cannot be cancelled', async () => {
    expect(failure(await cancel()).error.code).toBe('ILLEGAL_STATE')
  })

  test('the policy cannot be denied', async () => {
    const { version } = (await app.call(officeInsurance.get, { body: { insurance_id } }, office)).body
      .insurance
    const body = { insurance_id, version, reason: 'Too late' }
    expect(failure(await app.call(officeInsurance.deny, { body }, office)).error.code).toBe('ILLEGAL_STATE')
  })

  test('the policy cannot be bound a second time', async () => {
    const body = { insurance_id, password: payer.password, verify_code: '000000' }
    expect(failure(await bind(body)).error.code).toBe('ILLEGAL_STATE')
  })
})

type Answer = { status: number; body: unknown }
type Binding = Awaited<ReturnType<typeof givenBinding>>
const bind = (body: Binding): Promise<Answer> => app.call(insurance.bind, { body }, { token: payer.token })
const edit = (invoice_amount: string): Promise<Answer> => {
  const body = { ...electronics(app, insured), insurance_id, invoice_amount }
  return app.call(insuranceDetails.update, { body }, { token: payer.token })
}
const cancel = (): Promise<Answer> =>
  app.call(insurance.cancel, { body: { insurance_id } }, { token: payer.token })
const read = async () =>
  (await app.call(insurance.get, { body: { insurance_id } }, { token: payer.token })).body.insurance
const available = async () => (await booksOf(app, payer.companyId))['available USD']

async function quoteAgain(premium: number): Promise<void> {
  const { version } = (await app.call(officeInsurance.get, { body: { insurance_id } }, office)).body.insurance
  const quoted = await app.call(
    officeInsurance.quote,
    { body: { insurance_id, version, premium, referral_reason: 'Agreed.' } },
    office,
  )
  expect(quoted.status).toBe(200)
}
