import { randomUUID } from 'node:crypto'
import { verification } from '@tradelane/contract/approvals/calls'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { checkInvariants } from '@tradelane/ledger'
import type { Charge } from '@tradelane/providers'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenPassword } from '../../../../../test/given-company.ts'
import {
  daysPassBy,
  givenFunding,
  givenSupplier,
  readFunding,
  repay,
} from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { failure, type TestApp } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { listOpenSteps, watchMoneySteps } from '../../../money/steps/index.ts'
import { checkFactoringTotals } from './check-totals.ts'

const app = theApp()
let ada: Payer
let fundingId: string
let charge: TestApp['deps']['payments']['charge']
beforeAll(async () => {
  charge = app.deps.payments.charge
})
beforeEach(async () => {
  app.deps.payments.charge = charge
  ada = await givenSupplier(app)
  fundingId = (await givenFunding(app, ada)).fundingId
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await checkFactoringTotals(app.db)).toEqual([])
})

describe('a payment for a funding that the provider', () => {
  it('refuses gives the money back, says why, and can be made again', async () => {
    chargesEnd({ status: 'rejected', reason: 'The wallet is closed.' })
    const refused = failure(await repay(app, ada, fundingId, 500))
    expect(refused).toMatchObject({
      message: 'The wallet is closed.',
      error: { code: 'PROVIDER_REFUSED' },
    })
    expect(await books()).toEqual({ 'available USD': '8500.00', 'available EUR': '700.00' })
    const { payments, timeline } = await read()
    expect(payments).toMatchObject([{ state: 'refused' }])
    expect(timeline.at(-1)).toMatchObject({ to: 'repayment_refused', reason: 'The wallet is closed.' })
    app.deps.payments.charge = charge
    expect((await repay(app, ada, fundingId, 500)).status).toBe(200)
    expect((await read()).payments).toMatchObject([{ state: 'refused' }, { state: 'shared' }])
    await app.runJobs()
    expect(await books()).toEqual({ 'available USD': '8000.00', 'available EUR': '700.00' })
  })

  it('refuses without a reason is refused in plain words', async () => {
    chargesEnd({ status: 'rejected' })
    const refused = failure(await repay(app, ada, fundingId, 500))
    expect(refused).toMatchObject({ message: 'No reason was given.', error: { code: 'PROVIDER_REFUSED' } })
  })

  it('has not collected yet is held, is asked for again after an hour, and is shared once', async () => {
    chargesEnd({ status: 'processing' })
    const answer = await repay(app, ada, fundingId, 500)
    expect(answer.body).toMatchObject({ message: 'Your payment is being processed.' })
    expect(await books()).toEqual({
      'available USD': '8000.00',
      'held USD': '500.00',
      'available EUR': '700.00',
    })
    const held = await listOpenSteps(app.deps, systemScope(ada.companyId))
    expect(held).toEqual([{ key: expect.any(String), at: expect.any(Date) }])
    expect(await listOpenSteps(app.deps, systemScope((await givenSupplier(app)).companyId))).toEqual([])
    expect(failure(await repay(app, ada, fundingId, 100)).error.code).toBe('ILLEGAL_STATE')
    // The job has given up: what is left of it is the payment alone.
    await app.deps.pool.query('delete from graphile_worker._private_jobs')
    app.deps.payments.charge = charge
    await watchMoneySteps(app.deps)
    await app.runJobs()
    expect((await read()).payments).toMatchObject([{ state: 'held' }])
    await daysPassBy(app, 2 / 24)
    await watchMoneySteps(app.deps)
    await app.runJobs()
    expect((await read()).payments).toMatchObject([{ state: 'shared' }])
    await watchMoneySteps(app.deps)
    await app.runJobs()
    expect(await books()).toEqual({ 'available USD': '8000.00', 'available EUR': '700.00' })
    expect(await listOpenSteps(app.deps, systemScope(ada.companyId))).toEqual([])
  })
})

it('the same request sent again makes one payment, also with a code that was used', async () => {
  app.clock.advance(31_000)
  const which = { invoice_factoring_id: fundingId, amount: 500 }
  const code = { type: 'repay invoice factoring', ...which } as const
  await app.call(verification.sendCode, { body: code }, { token: ada.token })
  const body = { ...which, password: givenPassword, verify_code: await app.newestCode(ada.email) }
  const send = (key: string) => app.call(invoiceFactoring.repay, { body }, { token: ada.token, key })
  const once = randomUUID()
  expect((await send(once)).body).toMatchObject({ message: '500.00 USD has been paid.' })
  // Before the answer was kept, as if the server had died.
  await app.deps.pool.query('delete from idempotency_keys where key = $1', [once])
  expect((await send(once)).body).toMatchObject({ message: '500.00 USD has been paid.' })
  expect(failure(await send(randomUUID())).error.code).toBe('WRONG_CODE')
  expect((await read()).payments).toHaveLength(1)
})

const books = () => booksOf(app, ada.companyId)
const read = () => readFunding(app, ada, fundingId)
/** Every charge from now on ends like this. */
function chargesEnd(end: { status: 'rejected'; reason?: string } | { status: 'processing' }): void {
  app.deps.payments.charge = async ({ key, amount }) => ({ key, amount, ...end }) as Charge
}
