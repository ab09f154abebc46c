import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { sandboxBuyer } from '@tradelane/contract/sandbox-buyer/calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  approveFunding,
  buyerPays,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
} from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { race } from '../../../../../test/race.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { reconcileProvider } from '../../../books/reconciliation/index.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { makeMoneyStep } from '../../../money/steps/index.ts'

const app = theApp()
let ada: Payer
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  ada = await givenSupplier(app)
})
afterEach(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
  expect(await differences()).toEqual([])
  expect(await toPassOn()).toBeUndefined()
})

describe('a refused transfer', () => {
  it('keeps the funding open, and opens a task for the office', async () => {
    const fundingId = await givenRefusedRepayment()
    expect(await officeView(fundingId)).toMatchObject({ funding: { status: 'collected' }, may_retry: true })
    expect(await openTasks(fundingId)).toContain('clear-factoring-step')
    // Principal that the finance partner has not taken is still ours to pass on.
    expect(await toPassOn()).toBe('8500.00')
    await buyerIsCalled('Hafenhandel Nord GmbH')
    await retry(fundingId)
    await app.runJobs()
  })

  it('is made again by the office, under a new key, and then the funding closes', async () => {
    const fundingId = await givenRefusedRepayment()
    await buyerIsCalled('Hafenhandel Nord GmbH')
    expect((await retry(fundingId)).status).toBe(200)
    await app.runJobs()
    const { funding, may_retry, timeline } = await officeView(fundingId)
    expect(funding.status).toBe('closed')
    expect(may_retry).toBe(false)
    expect(timeline.map(({ to }) => to)).toEqual(
      expect.arrayContaining(['step_refused', 'step_repeated', 'closed']),
    )
    expect(await openTasks(fundingId)).not.toContain('clear-factoring-step')
    const repayments = (await stepsOf(fundingId)).filter(({ kind }) => kind === 'repayment')
    expect(repayments.map(({ state }) => state)).toEqual(['rejected', 'done'])
  })

  it('can be repeated again where it is refused a second time, and is made once', async () => {
    const fundingId = await givenRefusedRepayment()
    await retry(fundingId)
    await app.runJobs()
    await buyerIsCalled('Hafenhandel Nord GmbH')
    expect((await retry(fundingId)).status).toBe(200)
    await app.runJobs()
    expect((await officeView(fundingId)).funding.status).toBe('closed')
    const repayments = (await stepsOf(fundingId)).filter(({ kind }) => kind === 'repayment')
    expect(repayments.map(({ state }) => state)).toEqual(['rejected', 'rejected', 'done'])
  })

  it('is repeated once where two administrators ask at the same moment', async () => {
    const fundingId = await givenRefusedRepayment()
    await buyerIsCalled('Hafenhandel Nord GmbH')
    const results = await race(app, [() => retry(fundingId), () => retry(fundingId)])
    const statuses = results.map((result) => (result.status === 'fulfilled' ? result.value.status : 0))
    expect(statuses.toSorted()).toEqual([200, 409])
    await app.runJobs()
    const repayments = (await stepsOf(fundingId)).filter(({ kind }) => kind === 'repayment')
    expect(repayments.map(({ state }) => state)).toEqual(['rejected', 'done'])
  })

  it('into the wallet is repeated too, once there is a wallet', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await approveFunding(app, fundingId, admin)
    const takeAway = `delete from provider_sandbox.wallets where currency = 'USD' and balance = 0
      and customer_id = (select provider_customer_id from companies where uid = $1)
      returning to_jsonb(wallets)::text as wallet`
    const { rows } = await app.deps.pool.query<{ wallet: string }>(takeAway, [ada.companyId])
    expect(rows).toHaveLength(1)
    await app.runJobs()
    expect((await readFunding(app, ada, fundingId)).funding.status).toBe('approved')
    expect(await toPassOn()).toBe('8500.00')
    const giveBack =
      'insert into provider_sandbox.wallets select * from jsonb_populate_record(null::provider_sandbox.wallets, $1)'
    await app.deps.pool.query(giveBack, [rows[0]?.wallet])
    expect((await retry(fundingId)).status).toBe(200)
    await app.runJobs()
    expect((await readFunding(app, ada, fundingId)).funding.status).toBe('funded')
    expect((await booksOf(app, ada.companyId))['available USD']).toBe('8500.00')
  })
})

describe('repeating transfers', () => {
  it('is refused where nothing was refused, and for a funding that the finance partner has denied', async () => {
    const { fundingId } = await givenFunding(app, ada)
    expect(failure(await retry(fundingId)).error.code).toBe('ILLEGAL_STATE')
    await buyerIsCalled('SIM-PARTNER-REFUSE Trading')
    const denied = await givenFunding(app, ada)
    expect((await officeView(denied.fundingId)).may_retry).toBe(false)
    expect(failure(await retry(denied.fundingId)).error.code).toBe('ILLEGAL_STATE')
  })

  it('is refused to customers, and for a funding that does not exist', async () => {
    const { fundingId } = await givenFunding(app, ada)
    expect((await retry(fundingId, ada.token)).status).toBe(401)
    expect((await retry(ada.companyId)).status).toBe(404)
  })
})

describe('money that the provider has moved and that is not booked yet', () => {
  it.each(['advance', 'remainder'] as const)('is no difference: %s', async (kind) => {
    const { fundingId } = kind === 'remainder' ? await givenFunding(app, ada) : await givenApproved()
    if (kind === 'remainder') await payWithoutJobs(fundingId)
    const companyId = ada.companyId
    const stepId = await stepOfKind(fundingId, kind)
    const dying = {
      ...app.deps,
      crashAt: () => {
        throw new Error('the process is killed')
      },
    }
    await expect(makeMoneyStep(dying, { companyId, subject: 'factoring_step', id: stepId })).rejects.toThrow(
      'killed',
    )
    expect(await differences()).toEqual([])
    await app.runJobs()
    expect((await readFunding(app, ada, fundingId)).funding.status).toBe(
      kind === 'remainder' ? 'closed' : 'funded',
    )
  })

  async function givenApproved() {
    const requested = await givenRequestedFunding(app, ada)
    await approveFunding(app, requested.fundingId, admin)
    const { companyId } = ada
    await makeMoneyStep(app.deps, {
      companyId,
      subject: 'factoring_step',
      id: await stepOfKind(requested.fundingId, 'transfer'),
    })
    return requested
  }
  const payWithoutJobs = (fundingId: string) =>
    app.call(sandboxBuyer.pay, { body: { invoice_factoring_id: fundingId } })
  const stepOfKind = async (fundingId: string, kind: string) =>
    (await stepsOf(fundingId)).find((step) => step.kind === kind)?.stepId ?? ''
})

const differences = async () => (await reconcileProvider(app.deps)).differences

/** What came from a finance partner or a buyer and has not reached anybody yet. */
const toPassOn = async () => (await booksOf(app, 'platform'))['partners USD']

const retry = (invoice_factoring_id: string, token = admin) =>
  app.call(officeFundings.retry, { body: { invoice_factoring_id } }, { token })

const officeView = async (invoice_factoring_id: string) =>
  (await app.call(officeFundings.get, { body: { invoice_factoring_id } }, { token: admin })).body

async function openTasks(fundingId: string) {
  while ((await processEvents(app.deps)) > 0);
  const rows = await app.db
    .selectFrom('tasks')
    .select('kind')
    .where('subject_id', '=', fundingId)
    .where('closed_at', 'is', null)
    .execute()
  return rows.map(({ kind }) => kind)
}

/** The sandbox's partner reads what it has to do in the buyer's name, which the transfer's reference contains. */
const buyerIsCalled = (company_name: string) =>
  app.db.updateTable('partners').set({ company_name }).where('uid', '=', ada.companyId).execute()

/** Its buyer has paid everything; the finance partner refuses what is repaid to it. */
async function givenRefusedRepayment(): Promise<string> {
  const { fundingId } = await givenFunding(app, ada)
  await buyerIsCalled('SIM-PARTNER-REFUSE Trading')
  await buyerPays(app, fundingId)
  return fundingId
}

const stepsOf = (fundingId: string) =>
  app.db
    .selectFrom('factoring_steps')
    .select(['step_id as stepId', 'kind', 'state'])
    .where('invoice_factoring_id', '=', fundingId)
    .orderBy('asked_at')
    .execute()
