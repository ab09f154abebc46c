import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { invariantQueries } from './invariant-queries.ts'

export type Finding = { rule: string; detail: string }

/** Enough to see the problem; a violated rule is usually violated many times. */
const mostPerRule = 20

/**
 * Recounts the whole ledger in one database snapshot, and returns all violations; an empty list means that there are
 * none. Reads every entry: for nightly runs and tests, not for requests.
 */
export const checkInvariants = (db: Db): Promise<Finding[]> => findViolations(db, invariantQueries)

/** Runs rules in one database snapshot. Each is a query whose rows, with a column `detail`, break the rule. */
export function findViolations(db: Db, rules: Readonly<Record<string, string>>): Promise<Finding[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const findings: Finding[] = []
      for (const [rule, query] of Object.entries(rules)) {
        const { rows } = await sql<{ detail: string }>`select detail from (${sql.raw(query)}) found
          limit ${mostPerRule}`.execute(tx)
        findings.push(...rows.map(({ detail }) => ({ rule, detail })))
      }
      return findings
    })
}
