import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { invariants } from './invariants.ts'

export type Finding = { rule: string; detail: string }

/** Enough to see what is wrong; a broken rule is usually broken many times. */
const mostPerRule = 20

/**
 * Recounts the whole ledger, from one snapshot of the database, and names everything that does not agree. Empty means
 * clean. It reads every entry: for nightly runs and for tests, not for requests.
 */
export function checkInvariants(db: Db): Promise<Finding[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const findings: Finding[] = []
      for (const [rule, query] of Object.entries(invariants)) {
        const { rows } = await sql<{ detail: string }>`select detail from (${sql.raw(query)}) found
          limit ${mostPerRule}`.execute(tx)
        findings.push(...rows.map(({ detail }) => ({ rule, detail })))
      }
      return findings
    })
}
