import { randomUUID } from 'node:crypto'
import { createDb, type Db } from '@tradelane/db'
import { openAccounts, postJournal, takeSnapshots } from '@tradelane/ledger'
import { type Currency, money } from '@tradelane/money'
import { sql } from 'kysely'
import type pg from 'pg'
import { vi } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'

const waitAtMost = { timeout: 30_000, interval: 20 }

export type TestLedger = {
  db: Db
  pool: pg.Pool
  /** A new company with its accounts of one currency open, and that much (in minor units) available. */
  company(available: bigint, currency?: Currency): Promise<string>
  /** Snapshots of what has moved: possible once every older transaction on the server has ended, other tests' too. */
  takeSnapshotsSoon(): Promise<number>
  close(): Promise<void>
}

export async function testLedger(): Promise<TestLedger> {
  const { connectionString, close } = await freshDatabase()
  const { db, pool } = createDb(connectionString, { max: 16 })
  return {
    db,
    pool,
    company: (available, currency = 'USD') => givenCompany(db, available, currency),
    takeSnapshotsSoon: () =>
      vi.waitFor(async () => {
        const written = await takeSnapshots(db)
        if (written === 0) throw new Error('no snapshot could be written yet')
        return written
      }, waitAtMost),
    close: async () => {
      await db.destroy()
      await close()
    },
  }
}

async function givenCompany(db: Db, available: bigint, currency: Currency): Promise<string> {
  const owner = randomUUID()
  await sql`insert into companies (uid, company_name, company_reg_number, company_region)
    values (${owner}, 'Company of a test', '123456', 'US')`.execute(db)
  await db.transaction().execute(async (tx) => {
    await openAccounts(tx, owner, currency, ['available', 'held'])
    if (available === 0n) return
    await postJournal(tx, {
      key: `opening:${owner}`,
      kind: 'balance.added',
      description: 'What the test starts with',
      eventAt: new Date('2026-01-01T00:00:00Z'),
      entries: [
        { owner, account: 'available', amount: money(available, currency) },
        { owner: 'platform', account: 'provider', amount: money(-available, currency) },
      ],
    })
  })
  return owner
}
