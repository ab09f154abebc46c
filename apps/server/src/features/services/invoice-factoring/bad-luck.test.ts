import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { checkInvariants } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { booksOf } from '../../../../test/books.ts'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import {
  approveFunding,
  buyerPays,
  daysPassBy,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  repay,
} from '../../../../test/given-funding.ts'
import type { Payer } from '../../../../test/given-payment.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'
import { reconcileProvider } from '../../books/reconciliation/index.ts'
import { checkFactoringTotals } from './collection/check-totals.ts'
import { collectFactoringPayments } from './collection/collect.ts'
import { markOverdueFundings } from './collection/mark-overdue.ts'

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
  expect(await checkFactoringTotals(app.db)).toEqual([])
  expect((await reconcileProvider(app.deps)).differences).toEqual([])
})

describe('a decision comes too late', () => {
  it.each(['denied', 'withdrawn', 'funded', 'closed'] as const)(
    'for an invoice that is %s: it is neither approved nor denied, and no money moves',
    async (state) => {
      const fundingId = await givenInvoice(state)
      const before = await available()
      expect(failure(await decide(fundingId, 'approve')).error.code).toBe('ILLEGAL_STATE')
      expect(failure(await decide(fundingId, 'deny')).error.code).toBe('ILLEGAL_STATE')
      await app.runJobs()
      expect(await stateOf(fundingId)).toBe(state)
      expect(await available()).toBe(before)
    },
  )

  async function givenInvoice(state: 'denied' | 'withdrawn' | 'funded' | 'closed'): Promise<string> {
    if (state === 'funded' || state === 'closed') {
      const { fundingId } = await givenFunding(app, ada)
      if (state === 'closed') await buyerPays(app, fundingId)
      return fundingId
    }
    const { fundingId } = await givenRequestedFunding(app, ada)
    const body = { invoice_factoring_id: fundingId }
    if (state === 'denied') await decide(fundingId, 'deny')
    else await app.call(invoiceFactoring.withdraw, { body }, { token: ada.token })
    return fundingId
  }

  it('for an invoice whose advance is under way: it is not denied, nor withdrawn, and the advance arrives', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await approveFunding(app, fundingId, admin)
    expect(failure(await decide(fundingId, 'deny')).error.code).toBe('ILLEGAL_STATE')
    const body = { invoice_factoring_id: fundingId }
    const withdrawn = await app.call(invoiceFactoring.withdraw, { body }, { token: ada.token })
    expect(failure(withdrawn).error.code).toBe('ILLEGAL_STATE')
    await app.runJobs()
    expect(await available()).toBe('8500.00')
  })

  it('where the customer withdraws the invoice at the moment it is approved: one of them is refused', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    const which = { invoice_factoring_id: fundingId }
    const reason = 'By telephone'
    await app.call(officeFundings.confirmForBuyer, { body: { ...which, reason } }, { token: admin })
    const withdraw = () => app.call(invoiceFactoring.withdraw, { body: which }, { token: ada.token })
    expect(await statusesOf([() => decide(fundingId, 'approve'), withdraw])).toEqual([200, 409])
    await app.runJobs()
    expect(await stateOf(fundingId)).toBe('funded')
    expect(await available()).toBe('8500.00')
  })

  it('where two administrators approve at the same moment: one advance arrives', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    const body = { invoice_factoring_id: fundingId, reason: 'By telephone' }
    await app.call(officeFundings.confirmForBuyer, { body }, { token: admin })
    const approve = () => decide(fundingId, 'approve')
    expect((await statusesOf([approve, approve])).toSorted()).toEqual([200, 409])
    await app.runJobs()
    expect(await available()).toBe('8500.00')
  })
})

describe('a payment of the buyer', () => {
  it('before the advance goes back to it', async () => {
    await buyerIsCalled('SIM-PARTNER-WAIT Trading')
    const { fundingId } = await givenFunding(app, ada)
    expect(await stateOf(fundingId)).toBe('approved')
    await buyerPays(app, fundingId)
    expect((await readFunding(app, ada, fundingId)).payments).toMatchObject([{ state: 'returned' }])
    expect((await booksOf(app, 'platform'))['suspense USD']).toBeUndefined()
    expect(await available()).toBeUndefined()
  })

  it('that is reported twice, at the same moment too, is booked once', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await app.deps.sandbox?.financePartners.receive({
      key: fundingId,
      amount: money(1_000_000n, 'USD'),
      sender: 'Hafenhandel Nord GmbH',
    })
    await race(app, [() => collectFactoringPayments(app.deps), () => collectFactoringPayments(app.deps)])
    await collectFactoringPayments(app.deps)
    await app.runJobs()
    expect((await readFunding(app, ada, fundingId)).payments).toHaveLength(1)
    expect(await available()).toBe('9900.00')
  })

  it('from the account of somebody else, with another reference, counts by the account that it was paid to', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await app.deps.sandbox?.financePartners.receive({
      key: fundingId,
      amount: money(1_000_000n, 'USD'),
      sender: 'Somebody Else Ltd',
      senderAccount: 'GB33BUKB20201555555555',
      reference: 'no idea',
    })
    await collectFactoringPayments(app.deps)
    await app.runJobs()
    const { payments, funding } = await readFunding(app, ada, fundingId)
    expect(payments).toMatchObject([{ sender: 'Somebody Else Ltd', reference: 'no idea', rest: 1_400 }])
    expect(funding.status).toBe('closed')
  })
})

describe('recourse', () => {
  it('is possible from 91 days after the due date, once', async () => {
    const { fundingId } = await givenFunding(app, ada)
    expect((await startRecourse(fundingId)).status).toBe(409)
    await daysPass(60 + 90)
    const early = failure(await startRecourse(fundingId))
    expect(early.message).toBe('Recourse is possible from 91 days after the due date.')
    await daysPass(1)
    expect((await startRecourse(fundingId)).status).toBe(200)
    expect(failure(await startRecourse(fundingId)).error.code).toBe('ILLEGAL_STATE')
  })

  it('takes nothing by itself; the customer pays, and what its buyer pays then is the customer’s', async () => {
    const { fundingId } = await givenFunding(app, ada)
    const other = await givenFunding(app, ada)
    await daysPass(60 + 91)
    await startRecourse(fundingId)
    await app.runJobs()
    expect(await available()).toBe('17000.00')
    // 8,500 × 12 % × 151 / 360 = 427.83, and the fee of 100.
    const { position, next } = await readFunding(app, ada, fundingId)
    expect(position).toMatchObject({ interest: 427.83, total_due: 9_027.83, days_overdue: 91 })
    expect(next).toMatchObject({ who: 'approver' })
    expect((await repay(app, ada, fundingId, 9_027.83)).status).toBe(200)
    expect(await stateOf(fundingId)).toBe('collected')
    await app.runJobs()
    expect(await stateOf(fundingId)).toBe('closed')
    await buyerPays(app, fundingId)
    const { payments, funding } = await readFunding(app, ada, fundingId)
    expect(payments[1]).toMatchObject({ payer: 'buyer', interest: 0, principal: 0, fee: 0, rest: 10_000 })
    expect(funding.status).toBe('closed')
    expect(await available()).toBe('17972.17')
    await buyerPays(app, other.fundingId)
  })

  it('the customer pays a part of it, and its buyer at last the whole: everything above what is owed is the customer’s', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await daysPass(60 + 91)
    await startRecourse(fundingId)
    expect((await repay(app, ada, fundingId, 5_000)).status).toBe(200)
    await daysPass(30)
    await buyerPays(app, fundingId)
    // 3,927.83 were left of the principal: 30 days at 12 % are 39.28, on exact days.
    const { payments } = await readFunding(app, ada, fundingId)
    expect(payments[1]).toMatchObject({ interest: 39.28, principal: 3_927.83, fee: 100, rest: 5_932.89 })
    expect(await available()).toBe('9432.89')
  })

  it('is refused once everything is paid, and the customer cannot pay then', async () => {
    const { fundingId } = await givenFunding(app, ada)
    await daysPass(60 + 91)
    await buyerPays(app, fundingId)
    expect(failure(await startRecourse(fundingId)).error.code).toBe('ILLEGAL_STATE')
    expect((await repay(app, ada, fundingId, 1)).status).toBe(409)
  })
})

const available = async () => (await booksOf(app, ada.companyId))['available USD']
const decide = (invoice_factoring_id: string, decision: 'approve' | 'deny') => {
  const body = { invoice_factoring_id, decision, reason: 'The order is missing' }
  return app.call(officeFundings.decide, { body }, { token: admin })
}
const stateOf = async (fundingId: string) => (await readFunding(app, ada, fundingId)).funding.status
const startRecourse = (invoice_factoring_id: string) =>
  app.call(officeFundings.recourse, { body: { invoice_factoring_id } }, { token: admin })

async function daysPass(days: number): Promise<void> {
  await daysPassBy(app, days)
  await markOverdueFundings(app.deps)
}

async function statusesOf(actions: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  const results = await race(app, actions)
  return results.map((result) => (result.status === 'fulfilled' ? result.value.status : 0))
}

const buyerIsCalled = (company_name: string) =>
  app.db.updateTable('partners').set({ company_name }).where('uid', '=', ada.companyId).execute()
