import type { Db, Tx } from '@tradelane/db'
import type { LinkRow } from '../../../entries/link-purpose.ts'
import { Refusal } from '../../../refusal.ts'
import { liveStates } from './link-states.ts'
import { hashOfToken } from './tokens.ts'

const live = (db: Db | Tx, token: string, now: Date) =>
  db
    .selectFrom('links')
    .selectAll()
    .where('token_hash', '=', hashOfToken(token))
    .where('state', 'in', liveStates)
    .where('expires_at', '>', now)

/** The link of a token. Refuses with LINK_DEAD for every reason alike, so that a token cannot be probed. */
export async function getLive(db: Db, token: string, now: Date): Promise<LinkRow> {
  return orDead(await live(db, token, now).executeTakeFirst())
}

/** The same, locked: of two uses at once, or a use and a revocation, the second waits here and is refused. */
export async function lockLive(tx: Tx, token: string, now: Date): Promise<LinkRow> {
  return orDead(await live(tx, token, now).forUpdate().executeTakeFirst())
}

function orDead(link: LinkRow | undefined): LinkRow {
  if (!link) throw new Refusal('LINK_DEAD')
  return link
}
