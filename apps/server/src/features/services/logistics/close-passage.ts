import { randomUUID } from 'node:crypto'
import type { ClosedPassage } from '@tradelane/contract/logistics/passage-calls'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { arrivesFrom, leadsThrough } from './closures.ts'

/**
 * From that day on no ship goes through: searches keep clear of the passage, unused quotes through it that arrive later end, and a job
 * gives its bookings new arrival dates, now and once more on the day. Answers how many quotes ended. Refuses with INVALID_REQUEST at its
 * field a day more than a year away, and with CONFLICT a passage that is closed.
 */
export async function closePassage(
  { db, clock }: Deps,
  actor: AdminActor,
  { passage, reason, closed_on }: ClosedPassage,
): Promise<number> {
  const at = clock.now()
  if (closed_on < dayFrom(at, -1)) refuseFields({ closed_on: 'The day is more than a year ago' })
  if (closed_on > dayFrom(at, 1)) refuseFields({ closed_on: 'The day is more than a year ahead' })
  const by = `administrator:${actor.administratorId}` as const
  return inTransaction(db, async (tx) => {
    const closure_id = randomUUID()
    await tx
      .insertInto('passage_closures')
      .values({ closure_id, passage, reason, closed_on, closed_by: by, closed_at: at })
      .execute()
    await recordEvent(tx, {
      ...aboutPassage(passage, at),
      from: 'open',
      to: 'closed',
      actor: by,
      after: { reason, closed_on },
    })
    await enqueue(tx, 'reroute-bookings', {})
    const begins = new Date(closed_on)
    // Until then ships may be late, or early.
    if (begins > at) await enqueue(tx, 'reroute-bookings', {}, { runAt: begins })
    return endQuotes(tx, { passage, closed_on }, at)
  })
}

/** Ships that have not left go through it again. Refuses with NOT_FOUND, and with CONFLICT a closure that has ended. */
export async function reopenPassage(
  { db, clock }: Deps,
  actor: AdminActor,
  closureId: string,
): Promise<void> {
  const at = clock.now()
  const by = `administrator:${actor.administratorId}` as const
  await inTransaction(db, async (tx) => {
    const closure = await tx
      .selectFrom('passage_closures')
      .select(['passage', 'reopened_at'])
      .where('closure_id', '=', closureId)
      .forUpdate()
      .executeTakeFirst()
    if (!closure) throw new Refusal('NOT_FOUND')
    if (closure.reopened_at) throw new Refusal('CONFLICT')
    await tx
      .updateTable('passage_closures')
      .set({ reopened_by: by, reopened_at: at })
      .where('closure_id', '=', closureId)
      .execute()
    await recordEvent(tx, { ...aboutPassage(closure.passage, at), from: 'closed', to: 'open', actor: by })
    await enqueue(tx, 'reroute-bookings', {})
  })
}

function dayFrom(at: Date, years: number): string {
  const day = new Date(at)
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}

const aboutPassage = (passage: string, at: Date) =>
  ({ companyId: null, subject: 'passage', subjectId: passage, at }) as const

/** Those that were not booked: a booking keeps its quote and its price. */
async function endQuotes(
  tx: Tx,
  { passage, closed_on }: Pick<ClosedPassage, 'passage' | 'closed_on'>,
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('freight_quotes as quote')
    .set({ expires_at: at })
    .where('expires_at', '>', at)
    .where(leadsThrough('quote.freight', passage))
    .where(arrivesFrom('quote.freight', closed_on))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('freight_bookings as booking')
            .select('booking.logistics_id')
            .whereRef('booking.shipment_id', '=', 'quote.shipment_id'),
        ),
      ),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
