import type { Db } from '@tradelane/db'
import { listAdministrators } from '../../../access/names-of-administrators.ts'

/** The other administrators, by name, with how many open tasks each has: whom a task can be handed over to. */
export async function listColleagues(db: Db, administratorId: string) {
  const counts = await db
    .selectFrom('tasks')
    .select(({ fn }) => ['administrator_id', fn.countAll<bigint>().as('count')])
    .where('who', '=', 'back_office')
    .where('closed_at', 'is', null)
    .groupBy('administrator_id')
    .execute()
  const openOf = new Map(counts.map(({ administrator_id, count }) => [administrator_id, Number(count)]))
  const everyone = await listAdministrators(db)
  return everyone
    .filter(({ administrator_id }) => administrator_id !== administratorId)
    .map((one) => ({ ...one, open_tasks: openOf.get(one.administrator_id) ?? 0 }))
}
