import type { Deps } from '../../../deps/deps.ts'

const dayMs = 24 * 60 * 60_000

/** Deletes expired rows: stored idempotent answers (7 days), old failures, codes, links and sessions. */
export async function sweepOldRows({ db, wallClock }: Deps): Promise<void> {
  const before = (days: number) => new Date(wallClock.now().getTime() - days * dayMs)
  await db.deleteFrom('idempotency_keys').where('started_at', '<', before(7)).execute()
  await db.deleteFrom('failed_attempts').where('failed_at', '<', before(1)).execute()
  await db.deleteFrom('one_time_codes').where('expires_at', '<', before(1)).execute()
  await db.deleteFrom('password_resets').where('expires_at', '<', before(1)).execute()
  await db.deleteFrom('sessions').where('expires_at', '<', before(30)).execute()
}
