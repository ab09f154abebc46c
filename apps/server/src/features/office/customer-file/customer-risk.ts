import { randomUUID } from 'node:crypto'
import { mostMonthsToReview, type RiskRating } from '@tradelane/contract/customers/file-calls'
import { nameOfCompany } from '../../../access/company.ts'
import { withNames } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'

const mostEarlier = 20

/** The rating that counts, and earlier ones. Refuses with NOT_FOUND. Repeatable. */
export async function getRisk({ db, clock }: Pick<Deps, 'db' | 'clock'>, uid: string) {
  await nameOfCompany(db, uid)
  const rows = await db
    .selectFrom('customer_risks')
    .select(['version', 'rating', 'reasons', 'review_on', 'rated_by', 'rated_at'])
    .where('uid', '=', uid)
    .orderBy('version', 'desc')
    .limit(mostEarlier + 1)
    .execute()
  const named = await withNames(db, rows, 'rated_by')
  const [newest, ...earlier] = named.map(({ version: _, rating, ...row }) => ({
    ...row,
    rating: rating as RiskRating,
  }))
  const today = dayOf(clock.now())
  return {
    version: rows[0]?.version ?? 0,
    current: newest ? { ...newest, is_due: newest.review_on <= today } : null,
    earlier,
  }
}

type NewRating = {
  uid: string
  version: number
  rating: RiskRating
  reasons: string
  review_on: string
}

/**
 * Stores the next version of the rating. Refuses with NOT_FOUND, by field a review that is not in the next five years, and with CONFLICT
 * where a colleague has rated the customer since. Repeating it is refused so, too.
 */
export async function rateCustomer(
  deps: Deps,
  { administratorId }: AdminActor,
  { uid, version, ...rating }: NewRating,
): Promise<void> {
  const at = deps.clock.now()
  await nameOfCompany(deps.db, uid)
  requireReviewDay(rating.review_on, at)
  const actor = `administrator:${administratorId}` as const
  await inTransaction(deps.db, async (tx) => {
    const ended = await tx
      .updateTable('customer_risks')
      .set({ is_current: false })
      .where('uid', '=', uid)
      .where('is_current', '=', true)
      .returning('version')
      .executeTakeFirst()
    if ((ended?.version ?? 0) !== version) throw new Refusal('CONFLICT')
    await tx
      .insertInto('customer_risks')
      .values({
        ...{ uid, version: version + 1, risk_id: randomUUID(), is_current: true },
        ...{ ...rating, rated_by: actor, rated_at: at },
      })
      .execute()
    await recordEvent(tx, {
      companyId: uid,
      subject: 'customer_risk',
      subjectId: uid,
      from: version === 0 ? null : 'rated',
      to: 'rated',
      actor,
      at,
      after: rating,
    })
  })
}

/** A day of the calendar in UTC: a review is no deadline of a customer. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

function requireReviewDay(reviewOn: string, now: Date): void {
  if (reviewOn <= dayOf(now)) refuseFields({ review_on: 'Choose a later day than today' })
  const last = new Date(now)
  last.setUTCMonth(last.getUTCMonth() + mostMonthsToReview)
  if (reviewOn > dayOf(last)) refuseFields({ review_on: 'Choose a day in the next five years' })
}
