import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'
import { factsOf } from './change-link.ts'
import { linkLifecycle } from './lifecycle.ts'
import { liveStates } from './link-states.ts'
import { tellRecord } from './tell-record.ts'

/** The job: says of links that were not used in time that they have expired. They stopped working at that moment. */
export async function expireLinks(deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  const at = clock.now()
  const expired = await eachDue(deps, {
    job: 'expire-links',
    subject: 'link',
    does: 'end an expired link',
    due: ({ after, limit }) =>
      db
        .selectFrom('links')
        .select(['link_id as id', 'uid as companyId'])
        .where('state', 'in', liveStates)
        .where('expires_at', '<=', at)
        .where('link_id', '>', after)
        .orderBy('link_id')
        .limit(limit)
        .execute(),
    each: ({ id }) => inTransaction(db, (tx) => expire(tx, id, at)),
  })
  if (expired > 0) log.info({ expired }, 'links expired')
}

async function expire(tx: Parameters<typeof tellRecord>[0], linkId: string, at: Date): Promise<void> {
  const link = await tx
    .selectFrom('links')
    .selectAll()
    .where('link_id', '=', linkId)
    .where('state', 'in', liveStates)
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
