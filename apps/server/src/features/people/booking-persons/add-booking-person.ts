import { mostBookingPersons, type NewBookingPerson } from '@tradelane/contract/booking-persons/calls'
import type { Tx } from '@tradelane/db'
import { lockCompany } from '../../../access/company.ts'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'

/** Refuses with LIST_FULL, and by field if the address is already in the list. */
export async function addBookingPerson(
  deps: Deps,
  actor: CustomerActor,
  person: NewBookingPerson,
): Promise<string> {
  const { companyId, userId } = actor
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    await requireRoom(tx, actor)
    const added = await tx
      .insertInto('booking_persons')
      .values({ uid: companyId, ...person, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.constraint('booking_persons_once_for_each_address').doNothing())
      .returning('booking_person_id')
      .executeTakeFirst()
    if (!added) refuseListed()
    await recordEvent(tx, {
      companyId,
      subject: 'booking_person',
      subjectId: added.booking_person_id,
      from: null,
      to: 'added',
      actor: `user:${userId}`,
      at,
      after: person,
    })
    return added.booking_person_id
  })
}

export function refuseListed(): never {
  refuseFields({ email: 'A person with this email is already in the list' })
}

/** Of two concurrent calls the second waits here, and counts the first. */
async function requireRoom(tx: Tx, scope: CompanyScope): Promise<void> {
  await lockCompany(tx, scope)
  const { persons } = await tx
    .selectFrom('booking_persons')
    .select(({ fn }) => fn.countAll<bigint>().as('persons'))
    .where('uid', '=', scope.companyId)
    .executeTakeFirstOrThrow()
  if (Number(persons) >= mostBookingPersons) throw new Refusal('LIST_FULL')
}
