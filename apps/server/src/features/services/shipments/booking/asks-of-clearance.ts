import {
  asksOfCustoms,
  type CustomsFacts,
  customsFacts,
  isAnswered,
} from '@tradelane/contract/shipments/customs-asks'
import type { Db, Tx } from '@tradelane/db'
import { isInUnion } from '@tradelane/freight'
import { plusDays } from '../../../../lifecycle/local-days.ts'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import { isCorrectable } from '../corrections/cut-offs.ts'
import { readDetails } from '../details.ts'

const nothing = customsFacts.parse({})
const factsOf = (stored: unknown): CustomsFacts => ({ ...nothing, ...(stored as Partial<CustomsFacts>) })

export const findClearance = (db: Db | Tx, { uid, logistics_id }: Pick<BookingRow, 'uid' | 'logistics_id'>) =>
  db
    .selectFrom('customs_clearances')
    .selectAll()
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .executeTakeFirst()

/** What customs asks of these goods, and what of it is given. */
export async function describeAsks(db: Db | Tx, booking: BookingRow, stored: unknown) {
  const facts = factsOf(stored)
  const declared = await declaredOf(db, booking)
  return {
    asks: asksOfCustoms(declared).map((ask) => ({ ask, is_given: isAnswered(ask, facts) })),
    facts,
    has_codes: declared.hs_codes.length > 0,
    into: declared.into,
  }
}

/** Of a booking with a clearance. Codes that nobody can add any more are not waited for: the office declares what the papers of the goods say. */
export const waitsForCodes = (booking: BookingRow, { has_codes }: { has_codes: boolean }): boolean =>
  !has_codes && isCorrectable(booking)

/** What the questions depend on. */
export async function declaredOf(db: Db | Tx, booking: BookingRow) {
  const { legs, shipping_date, days } = quotedFreight(booking)
  const { hs_codes } = await readDetails(db, booking)
  const into = legs.at(-1)?.to.countryCode ?? ''
  return { into, isUnion: isInUnion(into), arrives_on: plusDays(shipping_date, days), hs_codes }
}
