import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { checkInvariants } from '@tradelane/ledger'
import type { Payout, PayoutStatus } from '@tradelane/providers'
import { expect, test } from 'vitest'
import { booksOf } from '../../../../../test/books.ts'
import { givenBalance } from '../../../../../test/given-balance.ts'
import { givenPayer, givenSubmission } from '../../../../../test/given-payment.ts'
import { storedColumns } from '../../../../../test/stored-columns.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { recordPayout } from '../../../money/steps/index.ts'
import { paymentPayout } from './payment-payout.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))

test('All 720 orders of accepted, sent, paid, returned, a duplicate and a late update end in the same books', async () => {
  await givenBalance(app, payer, '100000', 'USD')
  const platform = await booksOf(app, 'platform')
  const own = await booksOf(app, payer.companyId)
  const submission = await givenSubmission(app, payer, { amount: 100 })
  await app.call(simplePayments.save, { body: submission }, { token: payer.token })
  await app.deps.pool.query('delete from graphile_worker._private_jobs')

  const orders = new Map(permutations(arrivals).map((order) => [order.join(), order]))
  expect(orders.size).toBe(180)
  for (const order of orders.values()) {
    const simplePaymentId = await copyOf(submission.simple_payment_id)
    const which = { companyId: payer.companyId, id: simplePaymentId }
    for (const name of order)
      await recordPayout(app.deps, paymentPayout, which, snapshot(simplePaymentId, ...updates[name]))
    const { state } = await app.db
      .selectFrom('simple_payments')
      .select('state')
      .where('simple_payment_id', '=', simplePaymentId)
      .executeTakeFirstOrThrow()
    if (state !== 'returned') expect({ order, state }).toEqual({ order, state: 'returned' })
  }
  const { 'held USD': heldByTheFirst, ...rest } = await booksOf(app, payer.companyId)
  expect(heldByTheFirst).toBe('100.00')
  expect(rest).toEqual({ ...own, 'available USD': '104900.00' })
  expect(await booksOf(app, 'platform')).toEqual(platform)
  expect(await checkInvariants(app.db)).toEqual([])
}, 120_000)

/** Another payment just like it, submitted and held: 720 of them by the call would take minutes of hashing passwords. */
async function copyOf(simplePaymentId: string): Promise<string> {
  const columns = await storedColumns(app, 'simple_payments')
  const { rows } = await app.deps.pool.query<{ id: string }>(
    `with quote as (
       insert into quotes select (jsonb_populate_record(q, jsonb_build_object('quote_id', gen_random_uuid()))).*
         from quotes q join simple_payments p on p.quote_id = q.quote_id where p.simple_payment_id = $1 returning quote_id
     )
     insert into simple_payments (${columns}) overriding user value
       select ${columns} from (select (jsonb_populate_record(p, jsonb_build_object(
                 'simple_payment_id', gen_random_uuid(), 'quote_id', (select quote_id from quote),
                 'number', next_readable_number('simple_payments_numbers', 'simple_payments', 0)))).*
         from simple_payments p where p.simple_payment_id = $1) as copied
     returning simple_payment_id as id`,
    [simplePaymentId],
  )
  const id = rows[0]?.id ?? ''
  await app.deps.pool.query(`select ledger_place_hold($1, $2, 'USD', 10000, $3, 'Payment', now(), null)`, [
    id,
    payer.companyId,
    `simple_payment:${id}`,
  ])
  return id
}

/** What the provider would have answered at some moment of a payment's life. */
const snapshot = (key: string, ...statuses: PayoutStatus[]): Payout => ({
  key,
  providerReference: 'RT6400000001',
  status: statuses.at(-1) ?? 'processing',
  history: statuses.map((status, index) => ({ status, at: new Date(Date.UTC(2026, 10, 21, 9, index)) })),
  updatedAt: new Date(Date.UTC(2026, 10, 21, 9, statuses.length)),
})

const updates = {
  accepted: ['processing'],
  sent: ['processing', 'sent'],
  paid: ['processing', 'sent', 'paid'],
  returned: ['processing', 'sent', 'paid', 'returned'],
} as const satisfies Record<string, readonly PayoutStatus[]>
type Update = keyof typeof updates

/** Two of the six are copies: of their 720 orders, 180 are different. */
const arrivals: readonly Update[] = ['accepted', 'sent', 'paid', 'returned', 'paid', 'accepted']

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  )
}
