import type { ReadDocument } from '@tradelane/contract/trade-documents/calls'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { inTransaction } from '../../../transaction.ts'
import { documentHash, readStored } from '../../papers/documents/index.ts'
import { readText } from './read-text.ts'

/** The job: reads the text of a paper that a service was given, once for the same file. */
export async function readPaper(
  deps: Deps,
  { companyId: uid, documentId }: Tasks['read-paper'],
): Promise<void> {
  const scope = systemScope(uid)
  const sha256 = await documentHash(deps.db, scope, documentId)
  if (sha256 === null || (await readOfPapers(deps.db, scope, [{ sha256 }])).size > 0) return
  const read = JSON.stringify(await readText(await readStored(deps, scope, documentId)))
  await inTransaction(deps.db, (tx) =>
    tx
      .insertInto('read_papers')
      .values({ uid, sha256, read })
      .onConflict((conflict) => conflict.columns(['uid', 'sha256']).doNothing())
      .execute(),
  )
}

/** By the hash of the file. Those that were held before their text was read are left out. */
export async function readOfPapers(
  db: Db,
  { companyId }: OneCompanyScope,
  papers: readonly { sha256?: string }[],
): Promise<Map<string, ReadDocument>> {
  const hashes = papers.flatMap(({ sha256 }) => sha256 ?? [])
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('read_papers')
    .select(['sha256', 'read'])
    .where('uid', '=', companyId)
    .where('sha256', '=', sql<string>`any(${hashes}::text[])`)
    .execute()
  return new Map(rows.map(({ sha256, read }) => [sha256, read as ReadDocument]))
}
