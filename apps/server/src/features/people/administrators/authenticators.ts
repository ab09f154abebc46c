import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Db, Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { Refusal } from '../../../refusal.ts'
import { sealSecret } from './sealed-secret.ts'

/** Keeps a new app's secret until a code of it was right. The app in use, if there is one, stays in use. */
export async function askForAuthenticator(
  { config, wallClock }: Deps,
  tx: Tx,
  { administratorId, sessionId }: AdminActor,
  secret: string,
): Promise<void> {
  await tx
    .deleteFrom('authenticators')
    .where('administrator_id', '=', administratorId)
    .where('confirmed_at', 'is', null)
    .execute()
  await tx
    .insertInto('authenticators')
    .values({
      administrator_id: administratorId,
      sealed_secret: sealSecret(config.secret, administratorId, secret),
      session_id: sessionId,
      created_at: wallClock.now(),
    })
    .execute()
}

/** The app that this session is setting up. */
export async function findAskedFor({ db, wallClock }: Deps, { administratorId, sessionId }: AdminActor) {
  return db
    .selectFrom('authenticators')
    .selectAll()
    .where('administrator_id', '=', administratorId)
    .where('session_id', '=', sessionId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', new Date(wallClock.now().getTime() - promisedMs('secondStep')))
    .executeTakeFirst()
}

export async function findAuthenticator(db: Db, administratorId: string) {
  return db
    .selectFrom('authenticators')
    .selectAll()
    .where('administrator_id', '=', administratorId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
}

/** The new app takes the place of the one in use. The code that has confirmed it is used up. */
export async function putIntoUse(
  tx: Tx,
  { authenticator_id, administrator_id }: { authenticator_id: string; administrator_id: string },
  step: number,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('authenticators')
    .where('administrator_id', '=', administrator_id)
    .where('confirmed_at', 'is not', null)
    .execute()
  const confirmed = await tx
    .updateTable('authenticators')
    .set({ confirmed_at: now, last_step: step })
    .where('authenticator_id', '=', authenticator_id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  if (confirmed.numUpdatedRows !== 1n) throw new Refusal('ILLEGAL_STATE')
}

/** In the transaction of the sign-in: of two that bring one code, or an older one, the second is refused. */
export async function useStep(tx: Tx, authenticatorId: string, step: number): Promise<void> {
  const used = await tx
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('authenticator_id', '=', authenticatorId)
    .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw new Refusal('WRONG_CODE')
}

export async function endAuthenticators(tx: Tx, administratorId: string): Promise<void> {
  await tx.deleteFrom('authenticators').where('administrator_id', '=', administratorId).execute()
}
