import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'

/** The job: a rating whose day of review has come opens a task of the office, once. Safe to repeat. */
export async function askForRiskReviews(deps: Deps): Promise<void> {
  const at = deps.clock.now()
  await eachDue(deps, {
    job: 'ask-for-risk-reviews',
    subject: 'customer_risk',
    does: 'ask for the review of a risk rating',
    due: ({ after, limit }) =>
      deps.db
        .selectFrom('customer_risks')
        .select(['risk_id as id', 'uid as companyId'])
        .where('is_current', '=', true)
        .where('review_asked_at', 'is', null)
        .where('review_on', '<=', at.toISOString().slice(0, 10))
        .where('risk_id', '>', after)
        .orderBy('risk_id')
        .limit(limit)
        .execute(),
    each: ({ id, companyId }) =>
      inTransaction(deps.db, async (tx) => {
        const asked = await tx
          .updateTable('customer_risks')
          .set({ review_asked_at: at })
          .where('risk_id', '=', id)
          .where('is_current', '=', true)
          .where('review_asked_at', 'is', null)
          .returning(['rating', 'review_on'])
          .executeTakeFirst()
        if (!asked) return
        await recordEvent(tx, {
          companyId,
          subject: 'customer_risk',
          subjectId: companyId,
          from: 'rated',
          to: 'review_due',
          actor: 'system',
          at,
          after: asked,
        })
      }),
  })
}
