import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import { type Money, money } from '@tradelane/money'
import type { Payout, PayoutStatus } from '@tradelane/providers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenPayer, givenSubmission, type Payer } from '../../../../../test/given-payment.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { recordPayout } from '../../../money/steps/index.ts'
import { findPayment, type PaymentKey, toSubmitted } from '../payments.ts'
import { paymentPayout } from './payment-payout.ts'

const app = theApp()
let payer: Payer
let which: PaymentKey
let target: Money
beforeEach(async () => {
  payer = await givenPayer(app)
  const body = await givenSubmission(app, payer)
  await app.call(simplePayments.save, { body }, { token: payer.token })
  which = { scope: systemScope(payer.companyId), simplePaymentId: body.simple_payment_id }
  const row = await findPayment(app.db, which)
  if (!row) throw new Error('the payment was not saved')
  target = toSubmitted(row).target
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('an answer of the provider changes nothing', () => {
  test('when it has another amount than promised', async () => {
    const other = answer(['processing'], { target: money(target.amount - 1n, target.currency) })
    await expect(record(other)).rejects.toThrow('not about payout')
    await expectNothingMoved()
  })

  test('when it has another currency than promised', async () => {
    const other = answer(['processing'], { target: money(target.amount, 'GBP') })
    await expect(record(other)).rejects.toThrow('not about payout')
    await expectNothingMoved()
  })

  test('when it is about another payment', async () => {
    const other = answer(['processing'], { key: 'f4b0f0a8-7f5d-4d63-8a7a-0f5a3f5d9f11' })
    await expect(record(other)).rejects.toThrow('not about payout')
    await expectNothingMoved()
  })
})

test('an answer that names the promised amount captures the money', async () => {
  expect(await record(answer(['processing']))).toBe('processing')
  expect(await booksOf(app, payer.companyId)).not.toMatchObject({ 'held USD': '1000.00' })
})

test('an answer about one payment leaves the company’s other payments alone', async () => {
  const body = await givenSubmission(app, payer)
  await app.call(simplePayments.save, { body }, { token: payer.token })
  await record(answer(['processing']))
  const other = await findPayment(app.db, { ...which, simplePaymentId: body.simple_payment_id })
  expect(other).toMatchObject({ provider_reference: null, asked_at: null, updates_seen: 0 })
})

describe('the journals', () => {
  const journals = async () =>
    (
      await app.deps.pool.query<{ kind: string; description: string }>(
        `select kind, description from ledger_journals where subject = $1 and kind like 'payment.%' order by journal_id`,
        [`simple_payment:${which.simplePaymentId}`],
      )
    ).rows
  const onTheirWay = async () =>
    (
      await app.deps.pool.query<{ sum: string }>(
        `select coalesce(sum(e.amount), 0)::text as sum from ledger_entries e join ledger_journals j using (journal_id)
           join ledger_accounts a using (account_id) where j.subject = $1 and a.account = 'payouts'`,
        [`simple_payment:${which.simplePaymentId}`],
      )
    ).rows[0]?.sum

  test('of a payment name each step', async () => {
    await record(answer(['processing', 'sent', 'paid']))
    expect(await journals()).toEqual([
      { kind: 'payment.accepted', description: 'Payment to Hafenhandel Nord GmbH: accepted' },
      { kind: 'payment.converted', description: 'Payment to Hafenhandel Nord GmbH: converted' },
      { kind: 'payment.paid', description: 'Payment to Hafenhandel Nord GmbH: paid' },
    ])
    expect(await onTheirWay()).toBe('0')
  })

  test('of a payment that came back name why', async () => {
    await record(answer(['processing', 'rejected']))
    expect((await journals()).at(-1)).toEqual({
      kind: 'payment.rejected',
      description: 'Payment to Hafenhandel Nord GmbH: rejected',
    })
  })

  test.each([[['processing', 'sent', 'returned']], [['processing', 'sent', 'paid', 'returned']]] as [
    PayoutStatus[],
  ][])('leave nothing on its way after %s', async (statuses) => {
    await record(answer(statuses))
    expect(await onTheirWay()).toBe('0')
    expect(await booksOf(app, payer.companyId)).toEqual({
      'available USD': '5000.00',
      'available EUR': '700.00',
    })
  })
})

test('a state that the provider left out has the time of the answer', async () => {
  const before = app.clock.now()
  await record(answer(['paid']))
  const { at } = await app.db
    .selectFrom('events')
    .select('at')
    .where('subject_id', '=', which.simplePaymentId)
    .where('to_state', '=', 'sent')
    .executeTakeFirstOrThrow()
  expect(at.getTime()).toBeGreaterThanOrEqual(before.getTime())
})

test('an old update is ignored, also after an even older one', async () => {
  await record(answer(['processing', 'action_required', 'processing']))
  await record(answer(['processing']))
  expect(await record(answer(['processing', 'action_required']))).toBe('processing')
})

test('an update from before a payment was sent does not move it back', async () => {
  await record(answer(['processing', 'sent']))
  await record(answer(['processing']))
  expect(await stateOf()).toBe('sent')
})

test('the provider’s reference is kept where a later answer has none', async () => {
  await record(answer(['processing']))
  const { providerReference: _, ...nameless } = answer(['processing', 'sent'])
  await record(nameless)
  expect((await findPayment(app.db, which))?.provider_reference).toBe('RT6400000001')
})

test('each state has the time that the provider names, and the last one the reason', async () => {
  const refused = answer(['processing', 'rejected'], { reason: 'The account is closed.' })
  await record(refused)
  const events = await app.db
    .selectFrom('events')
    .select(['to_state', 'at', 'after'])
    .where('subject_id', '=', which.simplePaymentId)
    .where('actor', '=', 'provider')
    .orderBy('event_id')
    .execute()
  const [accepted, ended] = refused.history
  expect(events).toEqual([
    { to_state: 'processing', at: accepted?.at, after: null },
    { to_state: 'rejected', at: ended?.at, after: { reason: 'The account is closed.' } },
  ])
})

const answer = (statuses: PayoutStatus[], changes: Partial<Payout> = {}): Payout => ({
  key: which.simplePaymentId,
  providerReference: 'RT6400000001',
  status: statuses.at(-1) ?? 'processing',
  history: statuses.map((status, index) => ({ status, at: new Date(Date.UTC(2026, 10, 21, 9, index)) })),
  updatedAt: new Date(Date.UTC(2026, 10, 21, 9, statuses.length)),
  target,
  ...changes,
})
const record = (payout: Payout) =>
  recordPayout(app.deps, paymentPayout, { companyId: payer.companyId, id: which.simplePaymentId }, payout)
const stateOf = async () => (await findPayment(app.db, which))?.state

async function expectNothingMoved(): Promise<void> {
  expect(await stateOf()).toBe('submitted')
  expect(await booksOf(app, payer.companyId)).toMatchObject({
    'available USD': '4000.00',
    'held USD': '1000.00',
  })
}
