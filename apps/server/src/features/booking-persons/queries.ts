import { type BookingPerson, mostBookingPersons } from '@tradelane/contract/booking-persons/calls'
import type { Db, Tx } from '@tradelane/db'
import { sql } from 'kysely'

export async function listBookingPersons(db: Db | Tx, companyId: string): Promise<BookingPerson[]> {
  return selectPersons(db, companyId)
    .orderBy(sql`lower(name)`)
    .orderBy('booking_person_id')
    .limit(mostBookingPersons)
    .execute()
}

export async function findBookingPerson(
  tx: Tx,
  companyId: string,
  bookingPersonId: string,
): Promise<BookingPerson | undefined> {
  return selectPersons(tx, companyId)
    .where('booking_person_id', '=', bookingPersonId)
    .forUpdate()
    .executeTakeFirst()
}

function selectPersons(db: Db | Tx, companyId: string) {
  return db
    .selectFrom('booking_persons')
    .select(['booking_person_id', 'name', 'email', 'phone_number', 'professional_position'])
    .where('uid', '=', companyId)
}
