import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  buyerPays,
  daysPassBy,
  givenFunding,
  givenSupplier,
  readFunding,
} from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { processEvents } from '../../../inbox/notifications/index.ts'
import { watchMoneySteps } from '../../../money/steps/index.ts'
import { noteLateSteps } from './note-late-steps.ts'

const app = theApp()
let ada: Payer
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  ada = await givenSupplier(app)
})

const available = async () => (await booksOf(app, ada.companyId))['available USD']
const stateOf = async (fundingId: string) => (await readFunding(app, ada, fundingId)).funding.status

describe('a transfer that the partner accepts and does not confirm', () => {
  it('is shown to the customer, and to the office as a task, once it takes longer than a day', async () => {
    const fundingId = await givenWaiting()
    await watchAfter(23)
    expect(await happened(fundingId)).not.toContain('step_late')
    await watchAfter(1)
    await watchAfter(1)
    expect((await happened(fundingId)).filter((what) => what === 'step_late')).toHaveLength(1)
    expect(await openTasks(fundingId)).toEqual(['chase-factoring-step'])
    const { funding, next } = await readFunding(app, ada, fundingId)
    expect(funding.status).toBe('approved')
    expect(next).toMatchObject({ who: 'provider', text: 'The finance partner sends the advance.' })
    expect(await available()).toBeUndefined()
  })

  it('is settled once it is confirmed, also after the job has given up', async () => {
    const fundingId = await givenWaiting()
    await watchAfter(24)
    await app.deps.pool.query('update graphile_worker._private_jobs set attempts = max_attempts')
    await app.deps.sandbox?.financePartners.confirm(await openStep(fundingId), {})
    await app.runJobs()
    expect(await stateOf(fundingId)).toBe('approved')
    await watchAfter(1)
    expect(await stateOf(fundingId)).toBe('funded')
    expect(await available()).toBe('8500.00')
    expect(await openTasks(fundingId)).toEqual([])
    expect(await happened(fundingId)).toContain('step_confirmed')
  })

  it('sends back what the buyer pays before the advance, and says why', async () => {
    const fundingId = await givenWaiting()
    await buyerPays(app, fundingId)
    const { payments, timeline } = await readFunding(app, ada, fundingId)
    expect(payments).toMatchObject([{ state: 'returned', currency: 'USD' }])
    expect(timeline.find(({ to }) => to === 'payment_unmatched')?.text).toBe(
      'A payment of the buyer cannot be used and goes back to the sender. It arrived before the advance was paid out.',
    )
  })

  it('denies the invoice where the partner refuses it after all, and frees the limit', async () => {
    const fundingId = await givenWaiting()
    await watchAfter(24)
    const refusedFor = 'The account of the partner was closed.'
    await app.deps.sandbox?.financePartners.confirm(await openStep(fundingId), { refusedFor })
    await watchAfter(1)
    expect((await readFunding(app, ada, fundingId)).funding).toMatchObject({
      status: 'denied',
      reason: refusedFor,
    })
    expect(await openTasks(fundingId)).toEqual([])
    const seen = await app.call(
      officeFundings.get,
      { body: { invoice_factoring_id: fundingId } },
      { token: admin },
    )
    expect(seen.body.outstanding).toBe(0)
  })

  it('is said to be late with all others, also beyond one page', async () => {
    const waiting = [await givenWaiting(), await givenWaiting(), await givenWaiting()]
    await daysPassBy(app, 25 / 24)
    await noteLateSteps(app.deps, 2)
    for (const fundingId of waiting) expect(await happened(fundingId)).toContain('step_late')
  })

  async function givenWaiting(): Promise<string> {
    await app.db
      .updateTable('partners')
      .set({ company_name: 'SIM-PARTNER-WAIT Trading' })
      .where('uid', '=', ada.companyId)
      .execute()
    return (await givenFunding(app, ada)).fundingId
  }
  async function watchAfter(hours: number): Promise<void> {
    await daysPassBy(app, hours / 24)
    await watchMoneySteps(app.deps)
    await noteLateSteps(app.deps)
    await app.runJobs()
  }
  const happened = async (fundingId: string) =>
    (await readFunding(app, ada, fundingId)).timeline.map(({ to }) => to)
  const openStep = async (fundingId: string) =>
    (
      await app.db
        .selectFrom('factoring_steps')
        .select('step_id')
        .where('invoice_factoring_id', '=', fundingId)
        .where('state', '=', 'asked')
        .executeTakeFirstOrThrow()
    ).step_id
  async function openTasks(fundingId: string): Promise<string[]> {
    while ((await processEvents(app.deps)) > 0);
    const rows = await app.db
      .selectFrom('tasks')
      .select('kind')
      .where('subject_id', '=', fundingId)
      .where('closed_at', 'is', null)
      .execute()
    return rows.map(({ kind }) => kind)
  }
})
