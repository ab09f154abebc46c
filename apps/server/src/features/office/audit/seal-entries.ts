import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import { hashOfLink, noHash } from '../../../audit/entry-content.ts'
import type { Deps } from '../../../deps/deps.ts'

const atOnce = 1_000

type Sealing = Pick<Deps, 'db' | 'crashAt'>

/**
 * Numbers and links every entry that has been committed and has no link yet. Writers wait for nothing: they only add rows, and what commits later is
 * numbered later. Safe to repeat, and to run twice at once.
 */
export async function sealEntries(deps: Sealing): Promise<void> {
  while ((await sealSome(deps)) === atOnce);
}

const sealSome = (deps: Sealing): Promise<number> =>
  deps.db.transaction().execute(async (tx) => {
    await waitForSealer(tx)
    const entries = await tx
      .selectFrom('audit_pending')
      .innerJoin('audit_entries', 'audit_entries.entry_id', 'audit_pending.entry_id')
      .select(['audit_entries.entry_id', 'audit_entries.content_hash'])
      .orderBy('audit_pending.entry_id')
      .limit(atOnce)
      .execute()
    if (entries.length === 0) return 0
    let last = await findTip(tx)
    const links = entries.map(({ entry_id, content_hash }) => {
      const number = (last?.number ?? 0n) + 1n
      const previous_hash = last?.hash ?? Buffer.from(noHash)
      const hash = Buffer.from(hashOfLink({ number, previousHash: previous_hash, contentHash: content_hash }))
      last = { number, hash }
      return { number, entry_id, previous_hash, content_hash, hash }
    })
    await tx.insertInto('audit_chain').values(links).execute()
    deps.crashAt('audit_linked')
    await tx
      .deleteFrom('audit_pending')
      .where(
        'entry_id',
        'in',
        links.map(({ entry_id }) => entry_id),
      )
      .execute()
    return links.length
  })

/** One at a time, in whichever process. Nobody else takes this lock. */
export async function waitForSealer(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('audit sealer'))`.execute(tx)
}

/** The last link; undefined while there is none. */
export const findTip = (db: Db | Tx) =>
  db
    .selectFrom('audit_chain')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
