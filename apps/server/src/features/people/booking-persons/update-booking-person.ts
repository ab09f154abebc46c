import { isDeepStrictEqual } from 'node:util'
import type { BookingPerson } from '@tradelane/contract/booking-persons/calls'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { refuseListed } from './add-booking-person.ts'
import { findBookingPerson } from './persons.ts'

/** Equal data changes nothing. Refuses with NOT_FOUND, and by field if the address is already in the list. */
export async function updateBookingPerson(
  deps: Deps,
  actor: CustomerActor,
  { booking_person_id: id, ...person }: BookingPerson,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const found = await findBookingPerson(tx, actor, id)
    if (!found) throw new Refusal('NOT_FOUND')
    const { booking_person_id: _, ...before } = found
    if (isDeepStrictEqual(before, person)) return
    const namesake = await tx
      .selectFrom('booking_persons')
      .select('booking_person_id')
      .where('uid', '=', actor.companyId)
      .where('email', '=', person.email)
      .where('booking_person_id', '!=', id)
      .executeTakeFirst()
    if (namesake) refuseListed()
    await tx
      .updateTable('booking_persons')
      .set({ ...person, updated_at: at })
      .where('uid', '=', actor.companyId)
      .where('booking_person_id', '=', id)
      .execute()
    await recordEvent(tx, {
      companyId: actor.companyId,
      subject: 'booking_person',
      subjectId: id,
      from: 'added',
      to: 'changed',
      actor: `user:${actor.userId}`,
      at,
      before,
      after: person,
    })
  })
}
