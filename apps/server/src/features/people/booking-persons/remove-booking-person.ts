import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'

/** Refuses with NOT_FOUND, also the second time. */
export async function removeBookingPerson(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  bookingPersonId: string,
): Promise<{ name: string }> {
  return inTransaction(deps.db, async (tx) => {
    const removed = await tx
      .deleteFrom('booking_persons')
      .where('uid', '=', companyId)
      .where('booking_person_id', '=', bookingPersonId)
      .returning(['name', 'email'])
      .executeTakeFirst()
    if (!removed) throw new Refusal('NOT_FOUND')
    await recordEvent(tx, {
      companyId,
      subject: 'booking_person',
      subjectId: bookingPersonId,
      from: 'added',
      to: 'removed',
      actor: `user:${userId}`,
      at: deps.clock.now(),
      before: removed,
    })
    return removed
  })
}
