import type { LineLog } from '@tradelane/providers'
import type pg from 'pg'
import type { AuditKeys } from '../../../audit/audit-keys.ts'
import { type Checkpoint, checkpointIn, jsonOf } from '../../../audit/checkpoint.ts'
import { hashOfContent } from '../../../audit/entry-content.ts'
import { ChainWalk, type Finding, finding, isSealed, type Sealed, same, type Verified } from './chain-walk.ts'
import { type CheckpointRow, checkpointOf } from './checkpoints.ts'
import { type Compared, compareCheckpoints } from './compare-checkpoints.ts'
import { hashedFields } from './read-links.ts'
import { walkLinks } from './walk-links.ts'

type Trail = { pool: pg.Pool; auditKeys: AuditKeys; checkpoints: Pick<LineLog, 'read'> }
type Answer = Verified & Pick<Compared, 'said'>

/** Reads the whole trail in one snapshot, and compares it with every checkpoint. Changes nothing. */
export async function verifyTrail({ pool, auditKeys, checkpoints }: Trail): Promise<Answer> {
  // Before the snapshot: a checkpoint that is filed meanwhile would be ahead of it.
  const filed = (await Array.fromAsync(checkpoints.read()))
    .map(checkpointIn)
    .filter((one) => one !== undefined)
  const client = await pool.connect()
  let isRead = false
  try {
    await client.query('begin isolation level repeatable read read only')
    const answer = await verifyWith(client, auditKeys, filed)
    await client.query('commit')
    isRead = true
    return answer
  } finally {
    // A connection that failed may still be sending what it was asked for.
    client.release(!isRead)
  }
}

async function verifyWith(client: pg.ClientBase, keys: AuditKeys, filed: Checkpoint[]): Promise<Answer> {
  const { rows } = await client.query<CheckpointRow>('select * from audit_checkpoints')
  const stored = rows.map(checkpointOf)
  const all = once([...filed, ...stored]).sort((a, b) => Number(a.number - b.number))
  const walk = new ChainWalk(keys, all)
  const wrongText = await walkLinks(client, walk)
  const unlinked = walk.goesOn ? await judgeUnlinked(client, keys, walk.number) : undefined
  const { gap, said } = compareCheckpoints(filed, stored)
  return { ...walk.answer(unlinked ?? gap ?? wrongText), ...(said === undefined ? {} : { said }) }
}

/** The file and the database have the same ones, unless somebody has changed one of them. */
const once = (checkpoints: readonly Checkpoint[]): Checkpoint[] => [
  ...new Map(checkpoints.map((one) => [JSON.stringify(jsonOf(one)), one])).values(),
]

/** Entries that wait for the sealer are in order; others have lost their link, or somebody added them. */
async function judgeUnlinked(
  client: pg.ClientBase,
  keys: AuditKeys,
  last: bigint,
): Promise<Finding | undefined> {
  const unlinked = await readUnlinked(client)
  const isWritten = (row: Sealed) => same(hashOfContent(row), row.content_hash) && isSealed(keys, row)
  if (unlinked.some((row) => !isWritten(row)))
    return finding('altered', last + 1n, 'An entry without a number was not written by the product.')
  if (unlinked.some(({ is_pending }) => !is_pending))
    return finding('missing', last + 1n, 'The link of an entry is gone.')
  return undefined
}

/** Entries without a link, and whether one waits for the sealer. */
async function readUnlinked(client: pg.ClientBase): Promise<(Sealed & { is_pending: boolean })[]> {
  const { rows } = await client.query(
    `select ${hashedFields}, entry.content_hash, entry.seal, pending.entry_id is not null as is_pending
       from audit_entries entry left join audit_pending pending using (entry_id)
      where not exists (select from audit_chain link where link.entry_id = entry.entry_id)
      order by entry_id limit 1000`,
  )
  return rows
}
