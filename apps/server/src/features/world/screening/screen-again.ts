import { setImmediate as others } from 'node:timers/promises'
import type { Deps } from '../../../deps/deps.ts'
import { inTransaction } from '../../../transaction.ts'
import { listsVersion } from './known-names.ts'
import type { Party } from './party.ts'
import { screenParties } from './screen-parties.ts'

const mostAtOnce = 100

/**
 * The job after an import: compares everybody who was screened before with the new lists. It can be killed at any point and run again:
 * what is done is not done twice.
 */
export async function screenAgain(deps: Deps): Promise<void> {
  for (;;) {
    const stale = await listStale(deps)
    for (const { uid, party } of stale) {
      await inTransaction(deps.db, (tx) =>
        screenParties(deps, tx, {
          companyId: uid,
          parties: [party as Party],
          at: deps.clock.now(),
        }),
      )
      // Comparing a name takes some milliseconds, and requests are not to wait for all of them.
      await others()
    }
    if (stale.length < mostAtOnce) return
  }
}

async function listStale({ db }: Deps) {
  return inTransaction(db, async (tx) => {
    const version = await listsVersion(tx)
    return tx
      .selectFrom('screening_checks')
      .select(['uid', 'party'])
      .where('lists_version', '<', version)
      .orderBy('lists_version')
      .orderBy('uid')
      .limit(mostAtOnce)
      .execute()
  })
}
