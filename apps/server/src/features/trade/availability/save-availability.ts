import type { AvailabilitySetting } from '@tradelane/contract/availability/forms'
import type { OfferedCurrency } from '@tradelane/contract/lists/offered-currencies'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { findUnserved } from './check-places.ts'

export async function findAvailability(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
): Promise<AvailabilitySetting | undefined> {
  const row = await db
    .selectFrom('availability_settings')
    .selectAll()
    .where('uid', '=', companyId)
    .executeTakeFirst()
  return (
    row && {
      origin: row.origin,
      origin_iso: row.origin_iso as OfferedCurrency,
      destination: row.destination,
      destination_iso: row.destination_iso as OfferedCurrency,
    }
  )
}

/** The company's one setting, refused at the place that we do not know or do not serve. Repeating it changes nothing; of two concurrent calls the later one counts. */
export async function saveAvailability(
  deps: Deps,
  actor: CustomerActor,
  setting: AvailabilitySetting,
): Promise<void> {
  const at = deps.clock.now()
  const unserved = await findUnserved(deps.db, setting)
  if (Object.keys(unserved).length > 0) refuseFields(unserved)
  await inTransaction(deps.db, async (tx) => {
    const before = await findAvailability(tx, actor)
    if (before && JSON.stringify(before) === JSON.stringify(setting)) return
    await tx
      .insertInto('availability_settings')
      .values({ uid: actor.companyId, ...setting, updated_at: at })
      .onConflict((conflict) => conflict.column('uid').doUpdateSet({ ...setting, updated_at: at }))
      .execute()
    await recordEvent(tx, {
      companyId: actor.companyId,
      subject: 'availability',
      subjectId: actor.companyId,
      from: before ? 'set' : null,
      to: 'set',
      actor: `user:${actor.userId}`,
      at,
      before,
      after: setting,
    })
  })
}
