import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Db } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { findNewestMove, recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'
import { lockRates } from './store-version.ts'

/** The job: a version whose first 30 days are over opens a task of the office, once, to compare what it changed with what was expected. Safe to repeat. */
export async function askForOutcomes(deps: Deps): Promise<void> {
  const at = deps.clock.now()
  await eachDue(deps, {
    job: 'ask-for-rate-outcomes',
    subject: 'price_rate',
    does: 'ask what a rate has changed',
    due: (page) => listPast(deps.db, at, page),
    each: ({ id }) =>
      inTransaction(deps.db, async (tx) => {
        await lockRates(tx)
        const asked = { subject: 'price_rate', subjectId: id, to: 'outcome_due' } as const
        if (await findNewestMove(tx, asked)) return
        await recordEvent(tx, { companyId: null, ...asked, from: 'active', actor: 'system', at })
      }),
  })
}

/**
 * Versions that held, and began 30 days ago; the few of the 30 days before that are read again, in case the job did not run. Somebody has looked at what
 * is older, or nobody will.
 */
async function listPast(db: Db, at: Date, { after, limit }: { after: string; limit: number }) {
  const days = promisedMs('rateReplay')
  return db
    .selectFrom('price_rates')
    .select(['rate_id as id', 'uid as companyId'])
    .where('asked_by', 'is not', null)
    .where('valid_from', '<=', new Date(at.getTime() - days))
    .where('valid_from', '>', new Date(at.getTime() - 2 * days))
    .where((is) => is.or([is('valid_to', 'is', null), is('valid_to', '>', is.ref('valid_from'))]))
    .where('rate_id', '>', after)
    .orderBy('rate_id')
    .limit(limit)
    .execute()
}
