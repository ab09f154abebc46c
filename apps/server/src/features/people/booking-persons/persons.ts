import { type BookingPerson, mostBookingPersons } from '@tradelane/contract/booking-persons/calls'
import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'

export async function listBookingPersons(db: Db | Tx, scope: OneCompanyScope): Promise<BookingPerson[]> {
  return selectPersons(db, scope)
    .orderBy(sql`lower(name)`)
    .orderBy('booking_person_id')
    .limit(mostBookingPersons)
    .execute()
}

export async function findBookingPerson(
  tx: Tx,
  scope: OneCompanyScope,
  bookingPersonId: string,
): Promise<BookingPerson | undefined> {
  return selectPersons(tx, scope)
    .where('booking_person_id', '=', bookingPersonId)
    .forUpdate()
    .executeTakeFirst()
}

function selectPersons(db: Db | Tx, { companyId }: OneCompanyScope) {
  return db
    .selectFrom('booking_persons')
    .select(['booking_person_id', 'name', 'email', 'phone_number', 'professional_position'])
    .where('uid', '=', companyId)
}
