import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenAdministrator } from '../../../../../test/given-administrator.ts'
import {
  approveFunding,
  daysPassBy,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
  todayOfSupplier,
} from '../../../../../test/given-funding.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { markOverdueFundings } from '../collection/mark-overdue.ts'
import { dayAfter } from './accrued-interest.ts'

const app = theApp()
let ada: Payer
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  ada = await givenSupplier(app)
})

describe('an approval is refused', () => {
  it('where the buyer has not confirmed the invoice', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    expect(failure(await decide(fundingId, 'approve'))).toMatchObject({
      message: 'The buyer has not confirmed the invoice yet.',
      error: { code: 'NOT_ELIGIBLE' },
    })
  })

  it('where the invoice is due already, on the very day', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await confirm(fundingId)
    const setDue = (due_date: string) =>
      app.db
        .updateTable('invoice_factorings')
        .set({ due_date })
        .where('invoice_factoring_id', '=', fundingId)
        .execute()
    await setDue(today())
    expect(failure(await decide(fundingId, 'approve'))).toMatchObject({
      message: 'The invoice is due already.',
      error: { code: 'NOT_ELIGIBLE' },
    })
    await setDue(dayAfter(today(), 1))
    expect((await decide(fundingId, 'approve')).status).toBe(200)
  })

  it('after the last day of the credit limit, which the message names', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await changeLimit({ valid_until: '2025-03-09' })
    expect(failure(await approveFunding(app, fundingId, admin)).message).toBe(
      'The credit limit ended on 9 Mar 2025. Deny the invoice, or approve it once there is a new limit.',
    )
  })

  it('where the limit is nothing, also on its last day', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await changeLimit({ approved_amount: 0n, valid_until: today() })
    expect(failure(await approveFunding(app, fundingId, admin)).message).toBe(
      'The credit limit can no longer be used. Deny the invoice, or approve it once there is a new limit.',
    )
  })

  it('until a listed buyer is cleared', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await app.db
      .updateTable('partners')
      .set({ company_name: 'Veltrania Export Bureau' })
      .where('uid', '=', ada.companyId)
      .execute()
    expect(failure(await approveFunding(app, fundingId, admin))).toMatchObject({
      message: 'The buyer matches a sanctions list and is not cleared. Decide this match first.',
      error: { code: 'ILLEGAL_STATE' },
    })
  })
})

it('an invoice is not denied without a reason', async () => {
  const { fundingId } = await givenRequestedFunding(app, ada)
  expect(failure(await decide(fundingId, 'deny')).error.fields).toEqual({ reason: 'Reason is required' })
  expect((await readFunding(app, ada, fundingId)).funding.status).toBe('requested')
})

describe('a confirmation for the buyer', () => {
  it('is refused for an invoice that was denied', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    const denied = { invoice_factoring_id: fundingId, decision: 'deny', reason: 'No order' } as const
    await app.call(officeFundings.decide, { body: denied }, { token: admin })
    expect(failure(await confirm(fundingId)).error.code).toBe('ILLEGAL_STATE')
    expect(await eventsOf(fundingId, 'buyer_confirmed')).toEqual([])
  })

  it('is recorded once, with the reason of the first', async () => {
    const { fundingId } = await givenRequestedFunding(app, ada)
    await confirm(fundingId, 'By telephone, Ms Brandt')
    expect((await confirm(fundingId, 'By letter')).status).toBe(200)
    expect(await eventsOf(fundingId, 'buyer_confirmed')).toMatchObject([
      { reason: 'By telephone, Ms Brandt' },
    ])
  })
})

it('recourse says on the time line what the customer is asked for', async () => {
  const { fundingId } = await givenFunding(app, ada)
  await daysPassBy(app, 60 + 91)
  await markOverdueFundings(app.deps)
  const body = { invoice_factoring_id: fundingId, reason: 'The buyer does not answer' }
  expect((await app.call(officeFundings.recourse, { body }, { token: admin })).status).toBe(200)
  // 8,500 × 12 % × 151 / 360 = 427.83, and the fee of 100.
  expect(await eventsOf(fundingId, 'recourse')).toMatchObject([
    { text: expect.stringContaining('9,027.83 USD'), reason: 'The buyer does not answer' },
  ])
})

const today = () => todayOfSupplier(app)
const decide = (invoice_factoring_id: string, decision: 'approve' | 'deny') =>
  app.call(officeFundings.decide, { body: { invoice_factoring_id, decision } }, { token: admin })
const confirm = (invoice_factoring_id: string, reason = 'By telephone') =>
  app.call(officeFundings.confirmForBuyer, { body: { invoice_factoring_id, reason } }, { token: admin })
const changeLimit = (set: { valid_until?: string; approved_amount?: bigint }) =>
  app.db.updateTable('credit_limits').set(set).where('uid', '=', ada.companyId).execute()
const eventsOf = async (fundingId: string, what: string) =>
  (await readFunding(app, ada, fundingId)).timeline.filter(({ to }) => to === what)
