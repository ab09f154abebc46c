import { setImmediate as others } from 'node:timers/promises'
import type { Deps } from '../../../deps/deps.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'
import { listsVersion } from './known-names.ts'
import type { Party } from './party.ts'
import { screenParties } from './screen-parties.ts'

const mostAtOnce = 100

/**
 * The job after an import: compares everybody who was screened before with the new lists. It can be killed at any point and run again:
 * what is done is not done twice.
 */
export async function screenAgain(deps: Deps): Promise<void> {
  const version = await inTransaction(deps.db, listsVersion)
  await eachDue(deps, {
    job: 'screen-again',
    subject: 'kyb',
    does: 'compare the parties with the new lists',
    pageSize: mostAtOnce,
    due: (page) => listStale(deps, version, page),
    each: async ({ companyId }) => {
      for (const party of await partiesOf(deps, version, companyId)) {
        await inTransaction(deps.db, (tx) =>
          screenParties(deps, tx, { companyId, parties: [party], at: deps.clock.now() }),
        )
        // Comparing a name takes some milliseconds, and requests are not to wait for all of them.
        await others()
      }
    },
  })
}

/** Companies with a party that was compared with older lists. */
const listStale = ({ db }: Deps, version: bigint, { after, limit }: { after: string; limit: number }) =>
  db
    .selectFrom('screening_checks')
    .select(['uid as id', 'uid as companyId'])
    .distinct()
    .where('lists_version', '<', version)
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(limit)
    .execute()

async function partiesOf({ db }: Deps, version: bigint, companyId: string): Promise<Party[]> {
  const rows = await db
    .selectFrom('screening_checks')
    .select('party')
    .where('uid', '=', companyId)
    .where('lists_version', '<', version)
    .execute()
  return rows.map(({ party }) => party as Party)
}
