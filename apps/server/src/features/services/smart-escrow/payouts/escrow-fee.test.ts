import { officeEscrows } from '@tradelane/contract/smart-escrow/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import type { Charge } from '@tradelane/providers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import { answerChange, blockOf, givenChange } from '../../../../../test/given-amendment.ts'
import {
  approveEscrow,
  dollarsOf,
  givenDraftEscrow,
  givenImporter,
  settleEscrows,
} from '../../../../../test/given-escrow.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { answerEscrow, openSellersLink, sellersToken } from '../../../../../test/given-seller.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { makeStep, watchMoneySteps } from '../../../money/steps/index.ts'
import { feeStep } from './fee-step.ts'

const app = theApp()
let payer: Payer
beforeEach(async () => {
  payer = await givenImporter(app)
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('the fee', () => {
  let id: string
  let admin: string
  beforeAll(async () => {
    admin = (await givenAdministrator(app)).token
  })
  /** Funded; its fee waits for its job. */
  beforeEach(async () => {
    id = await givenDraftEscrow(app, payer)
    expect((await approveEscrow(app, payer, id)).status).toBe(200)
  })
  const answer = (status: 'processing' | 'collected' | 'rejected', reason?: string) =>
    answerFee(id, status, reason)

  const retry = () => app.call(officeEscrows.retry, { body: { smart_escrow_id: id } }, { token: admin })
  const mayRetry = async () =>
    (await app.call(officeEscrows.get, { body: { smart_escrow_id: id } }, { token: admin })).body.may_retry
  /** As the back office reads them. */
  const refusals = async () => {
    const seen = await app.call(officeEscrows.get, { body: { smart_escrow_id: id } }, { token: admin })
    return seen.body.timeline.flatMap(({ to, reason }) => (to === 'fee_refused' ? [reason] : []))
  }

  it('that is still being collected is asked about again later', async () => {
    await answer('processing')
    await watchMoneySteps(app.deps)
    expect((await stepOf(id)).state).toBe('submitted')
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '8000.00' })
    app.clock.advance(61 * 60_000)
    await watchMoneySteps(app.deps)
    expect((await stepOf(id)).state).toBe('paid')
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '7840.00' })
  })

  it('that is refused stays in the escrow, with its reason, and a repeated answer changes nothing', async () => {
    await answer('rejected', 'The wallet is blocked.')
    await answer('collected')
    expect(await refusals()).toEqual(['The wallet is blocked.'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '8000.00' })
  })

  it('that is refused without a reason says so', async () => {
    await answer('rejected')
    expect(await refusals()).toEqual(['No reason was given.'])
  })

  it('that was refused twice is collected once the back office asks again', async () => {
    expect([await mayRetry(), (await retry()).status]).toEqual([false, 409])
    for (const _ of [1, 2]) {
      await answer('rejected')
      app.clock.advance(1000)
      expect([await mayRetry(), (await retry()).status]).toEqual([true, 200])
    }
    expect(await mayRetry()).toBe(false)
    expect((await retry()).status).toBe(409)
    await answer('collected')
    expect((await retry()).status).toBe(409)
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '7840.00' })
  })

  it('of a change is collected once as well, beside the fee of the escrow', async () => {
    await app.runJobs()
    const opened = await openSellersLink(app, await sellersToken(app))
    await answerEscrow(app, opened, { answer: 'agree', name: 'Jette Brandt' })
    const { block_id } = await blockOf(app, payer, id, 2)
    const change = await givenChange(app, payer, id, { blocks: [{ block_id, amount: 6468 }] })
    expect((await answerChange(app, change.opened, change.amendment_id)).status).toBe(200)
    await answerFee(id, 'rejected')
    const _step = await stepOf(id)
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '11000.00', escrow: '8840.00' })
    app.clock.advance(1000)
    expect((await retry()).status).toBe(200)
    expect((await retry()).status).toBe(409)
    expect((await stepOf(id)).amendment_id).toBe(change.amendment_id)
    await settleEscrows(app)
    expect((await retry()).status).toBe(409)
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '11000.00', escrow: '8820.00' })
  })
})

/** The newest fee of an escrow. */
const stepOf = (id: string) =>
  app.db
    .selectFrom('escrow_steps')
    .selectAll()
    .where('smart_escrow_id', '=', id)
    .where('kind', '=', 'fee')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()

/** The provider answers so about the newest fee. */
async function answerFee(id: string, status: Charge['status'], reason?: string): Promise<void> {
  const { uid, step_id } = await stepOf(id)
  const charge = async ({ key, amount }: Pick<Charge, 'key' | 'amount'>) => ({
    ...{ key, amount, status },
    ...(reason && { reason }),
  })
  const payments = Object.assign(Object.create(app.deps.payments), { charge })
  await makeStep({ ...app.deps, payments }, feeStep, { companyId: uid, id: step_id })
}
