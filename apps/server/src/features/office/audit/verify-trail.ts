import type { Db, Tx } from '@tradelane/db'
import type { LineLog } from '@tradelane/providers'
import { sql } from 'kysely'
import type { AuditKeys } from '../../../audit/audit-keys.ts'
import { type Checkpoint, checkpointIn, jsonOf } from '../../../audit/checkpoint.ts'
import { hashOfContent } from '../../../audit/entry-content.ts'
import { ChainWalk, type Finding, finding, isSealed, type Sealed, same, type Verified } from './chain-walk.ts'
import { checkpointOf } from './checkpoints.ts'
import { type Compared, compareCheckpoints } from './compare-checkpoints.ts'
import { findWrongText, readHexLinks, readUnlinked } from './read-links.ts'

type Trail = { db: Db; auditKeys: AuditKeys; checkpoints: Pick<LineLog, 'read'> }

const atOnce = 2_000

/** Reads the whole trail in one snapshot, and compares it with every checkpoint. Changes nothing. */
export async function verifyTrail({
  db,
  auditKeys,
  checkpoints,
}: Trail): Promise<Verified & Pick<Compared, 'said'>> {
  // Before the snapshot: a checkpoint that is filed meanwhile would be ahead of it.
  const filed = (await Array.fromAsync(checkpoints.read()))
    .map(checkpointIn)
    .filter((one) => one !== undefined)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const stored = (await tx.selectFrom('audit_checkpoints').selectAll().execute()).map(checkpointOf)
      const all = once([...filed, ...stored]).sort((a, b) => Number(a.number - b.number))
      const walk = new ChainWalk(auditKeys, all)
      // At once: it keeps the database busy for about as long as the chain keeps us.
      const snapshot = await snapshotOf(tx)
      const [found, wrongText] = await Promise.all([walkAll(tx, walk, auditKeys), judgeTexts(db, snapshot)])
      const { gap, said } = compareCheckpoints(filed, stored)
      return { ...walk.answer(found ?? gap ?? wrongText), ...(said === undefined ? {} : { said }) }
    })
}

/** The file and the database have the same ones, unless somebody has changed one of them. */
const once = (checkpoints: readonly Checkpoint[]): Checkpoint[] => [
  ...new Map(checkpoints.map((one) => [JSON.stringify(jsonOf(one)), one])).values(),
]

/** What a second transaction needs to see the same. */
async function snapshotOf(tx: Tx): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx)
  return rows[0]?.snapshot ?? ''
}

/** Of the chain itself the walk knows what is wrong; answers what is wrong with the entries that have no link. */
async function walkAll(tx: Tx, walk: ChainWalk, keys: AuditKeys): Promise<Finding | undefined> {
  for await (const rows of readAllLinks(tx)) for (const row of rows) if (!walk.step(row)) return undefined
  return judgeUnlinked(tx, keys, walk.number)
}

/** The database reads the next links while these are hashed. */
async function* readAllLinks(tx: Tx) {
  for (let next = readHexLinks(tx, 0n, atOnce); ; ) {
    const rows = await next
    const last = rows.at(-1)
    if (!last) return
    next = readHexLinks(tx, last.number, atOnce)
    // Who reads no further does not wait for them: the transaction does.
    next.catch(() => undefined)
    yield rows
  }
}

/** Entries that wait for the sealer are in order; others have lost their link, or somebody added them. */
async function judgeUnlinked(tx: Tx, keys: AuditKeys, last: bigint): Promise<Finding | undefined> {
  const unlinked = await readUnlinked(tx)
  const isWritten = (row: Sealed) => same(hashOfContent(row), row.content_hash) && isSealed(keys, row)
  if (unlinked.some((row) => !isWritten(row)))
    return finding('altered', last + 1n, 'An entry without a number was not written by the product.')
  if (unlinked.some(({ is_pending }) => !is_pending))
    return finding('missing', last + 1n, 'The link of an entry is gone.')
  return undefined
}

/** What the search finds is written beside the trail: who could change it could hide an entry from who looks for it. */
async function judgeTexts(db: Db, snapshot: string): Promise<Finding | undefined> {
  const number = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set transaction snapshot ${sql.lit(snapshot)}`.execute(tx)
      return findWrongText(tx)
    })
  if (number === undefined) return undefined
  return finding('altered', number, 'What the search finds this entry by is not what it says.')
}
