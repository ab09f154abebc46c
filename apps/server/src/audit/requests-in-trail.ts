import type { Db } from '@tradelane/db'

type Entries = { actor: string; state: string; since: Date }

/** The requests of somebody's entries that brought a record to a state since then. */
export async function requestsInTrail(db: Db, { actor, state, since }: Entries): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select('request_id')
    .where('actor', '=', actor)
    .where('at', '>', since)
    .where('after', 'like', `%"state":"${state}"%`)
    .execute()
  return rows.map(({ request_id }) => request_id)
}
