import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestLedger, testLedger } from '../test/test-ledger.ts'
import { closeBooks, openAccounts } from './index.ts'

let ledger: TestLedger
let owner: string
beforeAll(async () => {
  ledger = await testLedger()
})
afterAll(() => ledger.close())
beforeEach(async () => {
  owner = await ledger.company(100n)
})

const until = new Date('2026-03-01T00:00:00Z')

async function closedAccounts() {
  const { rows } = await sql<{ owner: string; account: string; currency: string }>`
    select owner, account, currency from ledger_accounts where booked_until = ${until}
     order by owner, account`.execute(ledger.db)
  return rows
}

describe('closing the books of a wallet', () => {
  test('closes its accounts, also those in which its money is kept apart, and no other currency or company', async () => {
    await ledger.company(100n)
    await ledger.db.transaction().execute(async (tx) => {
      await openAccounts(tx, owner, 'EUR', ['available', 'held'])
      await openAccounts(tx, owner, 'USD', ['escrow:1'])
    })
    await closeBooks(ledger.db, owner, 'USD', until)
    expect(await closedAccounts()).toEqual([
      { owner, account: 'available', currency: 'USD' },
      { owner, account: 'escrow:1', currency: 'USD' },
      { owner, account: 'held', currency: 'USD' },
    ])
    await sql`update ledger_accounts set booked_until = booked_until - interval '1 day'`.execute(ledger.db)
  })

  test('never closes an account of the platform', async () => {
    await closeBooks(ledger.db, 'platform', 'USD', until)
    expect(await closedAccounts()).toEqual([])
  })
})

describe('the functions that run with their owner’s rights', () => {
  const allowed = async (role: string) => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
       where prosecdef and proname like 'ledger%' and has_function_privilege(${role}, oid, 'execute')
       order by proname`.execute(ledger.db)
    return rows.map(({ name }) => name)
  }

  test('may be called by the application', async () => {
    expect(await allowed('tradelane_app')).toEqual([
      'ledger_close_books',
      'ledger_open_accounts',
      'ledger_place_hold',
      'ledger_post_covered',
      'ledger_post_journal',
      'ledger_post_journals',
      'ledger_resolve_hold',
      'ledger_roll_up_days',
      'ledger_take_snapshots',
    ])
  })

  test('may not be called by everybody', async () => {
    expect(await allowed('public')).toEqual([])
  })
})
