import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../test/books.ts'
import { givenAdministrator } from '../../../test/given-administrator.ts'
import {
  electronics,
  givenBinding,
  givenInsured,
  givenQuotedInsurance,
} from '../../../test/given-insurance.ts'
import { givenPayer, type Payer } from '../../../test/given-payment.ts'
import { duringApproval, race } from '../../../test/race.ts'
import { failure, type TestApp, testApp } from '../../../test/test-app.ts'
import { reconcileProvider } from '../reconciliation/index.ts'

let app: TestApp
let payer: Payer
let office: { token: string }
let insurance_id: string
let insured: string
beforeAll(async () => {
  app = await testApp()
  payer = await givenPayer(app, { balance: '9000' })
  office = { token: (await givenAdministrator(app)).token }
  insured = await givenInsured(app, payer.token)
})
beforeEach(async () => {
  insurance_id = await givenQuotedInsurance(app, payer)
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})
afterAll(() => app.close())

type Answer = { status: number; body: unknown }
type Binding = Awaited<ReturnType<typeof givenBinding>>
const bind = (body: Binding): Promise<Answer> => app.call(insurance.bind, { body }, { token: payer.token })
const change = (invoice_amount: string): Promise<Answer> => {
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
  const quoted = await app.call(officeInsurance.quote, { body: { insurance_id, version, premium } }, office)
  expect(quoted.status).toBe(200)
}

test('a policy that is changed at the moment of its binding is not bound', async () => {
  const binding = await givenBinding(app, payer, insurance_id)
  const before = await available()
  const [changed, bound] = await race(app, [() => change('90000'), () => bind(binding)])
  expect(changed).toMatchObject({ value: { status: 200 } })
  expect(bound).toMatchObject({ value: { status: 409, body: { error: { code: 'ILLEGAL_STATE' } } } })
  expect(await read()).toMatchObject({ state: 'submitted', payment: 'none' })
  expect(await available()).toBe(before)
})

test('a policy that is bound at the moment of its change stays as it was quoted', async () => {
  const binding = await givenBinding(app, payer, insurance_id)
  const [bound, changed] = await race(app, [() => bind(binding), () => change('90000')])
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
      expect((await change('90000')).status).toBe(200)
      await quoteAgain(900)
    },
  )
  expect(failure(answer).error.code).toBe('WRONG_CODE')
  expect(await read()).toMatchObject({ state: 'quoted', quote: { premium: 900 } })
  expect(await available()).toBe(before)
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
    expect(failure(await change('90000')).error.code).toBe('ILLEGAL_STATE')
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
