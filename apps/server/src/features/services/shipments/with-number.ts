import { capitals } from '@tradelane/contract/primitives/identifier'
import { type RawBuilder, sql } from 'kysely'

/** As a part of a number; a shorter text would be part of most. */
const leastPart = 3

/** The ids of bookings with this text in the carrier's number or a container's; signs in it do not count. */
export function withNumber(text: string): RawBuilder<unknown> {
  const number = capitals(text).replace(/[^A-Z0-9]/g, '')
  const part = number.length < leastPart ? number : `%${number}%`
  return sql`select logistics_id from freight_bookings where carrier_booking_number like ${part}
    union select logistics_id from freight_containers where container_number like ${part}`
}
