import type { Db } from '@tradelane/db'
import type { Journal } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import fc from 'fast-check'
import { sql } from 'kysely'

/** A payment between companies named by number, on a day; most are good. */
export type FaultyPayment = {
  key: number
  from: number
  to: number
  amount: bigint
  day: number
  fault?: 'one-sided' | 'unbalanced' | 'unknown account' | 'twice' | 'two currencies' | undefined
}

const payment: fc.Arbitrary<FaultyPayment> = fc.record({
  key: fc.nat(40),
  from: fc.nat(2),
  to: fc.nat(2),
  amount: fc.oneof(
    { weight: 8, arbitrary: fc.bigInt(1n, 12n) },
    { weight: 1, arbitrary: fc.bigInt(0n, 90n) },
  ),
  // Nearly always the same: a set is accepted at once only where nothing is booked later than its event.
  day: fc.oneof(
    { weight: 12, arbitrary: fc.constant(10) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 20 }) },
  ),
  fault: fc.oneof(
    { weight: 30, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('one-sided', 'unbalanced', 'unknown account', 'twice', 'two currencies'),
    },
  ),
})
export const faultyPayments = fc.array(fc.array(payment, { minLength: 1, maxLength: 8 }), {
  minLength: 1,
  maxLength: 6,
})

/** One company pays another; one that would pay itself pays out. */
export function entriesWithFaults(
  companies: readonly string[],
  { key, from, to, amount, day, fault }: FaultyPayment,
): Journal {
  const payer = companies[from] ?? ''
  const good = [
    { owner: payer, account: 'available', amount: money(-amount, 'USD') },
    from === to
      ? { owner: 'platform', account: 'payouts', amount: money(amount, 'USD') }
      : { owner: companies[to] ?? '', account: 'available', amount: money(amount, 'USD') },
  ]
  const faults = {
    'one-sided': good.slice(0, 1),
    unbalanced: [...good, { owner: 'platform', account: 'fees', amount: money(1n, 'USD') }],
    'unknown account': good.map((entry, index) =>
      index === 1 ? { ...entry, account: 'escrow:none' } : entry,
    ),
    twice: [...good, ...good],
    'two currencies': good.map((entry, index) =>
      index === 1 ? { owner: 'platform', account: 'fx', amount: money(amount, 'EUR') } : entry,
    ),
  }
  return {
    key: `${companies.join(' ')} ${key}`,
    kind: 'test.moved',
    description: `Moved by a test on day ${day}`,
    eventAt: new Date(Date.UTC(2026, 1, day)),
    entries: fault ? faults[fault] : good,
  }
}

/** All that the books say of the companies, in words that do not name them. */
export async function booksOf(db: Db, companies: readonly string[]): Promise<unknown[]> {
  const { rows } = await sql<object>`
    select array_position(${companies}::text[], a.owner) as company, a.account, a.balance, a.entry_count,
           a.booked_until, e.position, e.amount, e.balance_after, e.booked_at,
           j.kind, j.description, j.event_at, right(j.key, 2) as key
      from ledger_accounts a left join ledger_entries e using (account_id) left join ledger_journals j using (journal_id)
     where a.owner = any(${companies}) and j.kind = 'test.moved'
     union all
    select 0, a.account, null, null, null, null, e.amount, e.balance_after, e.booked_at,
           j.kind, j.description, j.event_at, right(j.key, 2)
      from ledger_journals j join ledger_entries e using (journal_id) join ledger_accounts a using (account_id)
     where starts_with(j.key, ${`${companies.join(' ')} `}) and a.owner = 'platform'
     order by 1, 2, 6, 13, 7`.execute(db)
  return rows
}
