import type { Db, Tx } from '@tradelane/db'

type Entries = { actor: string; state: string; why: string; since: Date }

/** The requests of somebody's entries that brought a record to a state for this cause since then. */
export async function requestsInTrail(db: Db | Tx, { actor, state, why, since }: Entries): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select('request_id')
    .where('actor', '=', actor)
    .where('at', '>', since)
    .where('after', 'like', `%"state":"${state}"%`)
    .where('after', 'like', `%"why":"${why}"%`)
    .execute()
  return rows.map(({ request_id }) => request_id)
}
