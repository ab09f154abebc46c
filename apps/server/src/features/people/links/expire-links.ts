import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { factsOf } from './change-link.ts'
import { linkLifecycle } from './lifecycle.ts'
import { tellRecord } from './tell-record.ts'

const mostAtATime = 500

/** The job: says of links that were not used in time that they have expired. They stopped working at that moment. */
export async function expireLinks({ db, clock, log }: Deps): Promise<void> {
  const at = clock.now()
  const due = await db
    .selectFrom('links')
    .select('link_id')
    .where('state', 'in', ['sent', 'opened'])
    .where('expires_at', '<=', at)
    .orderBy('expires_at')
    .limit(mostAtATime)
    .execute()
  for (const { link_id } of due) await inTransaction(db, (tx) => expire(tx, link_id, at))
  if (due.length > 0) log.info({ expired: due.length }, 'links expired')
}

async function expire(tx: Parameters<typeof tellRecord>[0], linkId: string, at: Date): Promise<void> {
  const link = await tx
    .selectFrom('links')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('state', 'in', ['sent', 'opened'])
    .where('expires_at', '<=', at)
    .forUpdate()
    .executeTakeFirst()
  // Used, revoked or sent again meanwhile.
  if (!link) return
  const scope = systemScope(link.uid)
  const set = { token_hash: null }
  await move(tx, linkLifecycle, { scope, id: linkId, to: 'expired', at, set, facts: factsOf(link) })
  await tellRecord(tx, link, { what: 'link_expired', by: 'system', at })
}
