import { sandboxParties } from '@tradelane/contract/sandbox-parties/calls'
import { sql } from 'kysely'
import type { Deps } from '../../../deps/deps.ts'
import { type ServiceEntry, servicesOf } from '../../../entries/service-entry.ts'
import { routes, success } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { oneAtATime } from './one-at-a-time.ts'

export const sandboxPartyRoutes = routes(sandboxParties, {
  play: async ({ deps, body: { subject, id } }) => {
    const service = servicesOf(deps).find(({ info }) => info.subject === subject)
    const play = service?.play
    if (!deps.sandbox || !play || !(await isRecord(deps, service.lifecycle, id)))
      throw new Refusal('NOT_FOUND')
    return { ...success, message: await oneAtATime(deps, id, () => play(deps, id)) }
  },
})

/** Of this kind: an id of another one has no party here, and not only none with an open link. */
async function isRecord(
  { db }: Deps,
  { table, idColumn }: ServiceEntry<Deps>['lifecycle'],
  id: string,
): Promise<boolean> {
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where ${sql.ref(idColumn)} = ${id}::uuid`.execute(db)
  return rows.length > 0
}
