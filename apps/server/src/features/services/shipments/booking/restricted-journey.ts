import type { Freight } from '@tradelane/contract/logistics/freight'
import type { Db, Tx } from '@tradelane/db'
import type { Scope } from '../../../../access/scope.ts'
import { findRestriction } from '../../../world/restricted-countries/index.ts'
import type { BookingRow } from '../bookings.ts'
import { getFreightFacts } from '../freight-facts.ts'

/**
 * Why a booked journey must not go on: an end of it has come onto the list of places since the request. Once the goods have left, sanctions
 * alone count: the carrier is owed its freight, also to a place of war.
 */
export async function findRestrictedEnd(
  db: Db | Tx,
  scope: Scope,
  { logistics_id, state }: Pick<BookingRow, 'logistics_id' | 'state'>,
): Promise<string | undefined> {
  const { from_city, from_countrycode, to_city, to_countrycode } = await getFreightFacts(db, scope, {
    logistics_id,
  })
  const places = [
    { country: from_countrycode, city: nameOf(from_city) },
    { country: to_countrycode, city: nameOf(to_city) },
  ]
  const hasLeft = state !== 'requested' && state !== 'confirmed'
  const found = await findRestriction(db, places, hasLeft ? 'payments' : 'freight')
  return found && `We carry nothing from or to ${found.name}. ${found.reason}`
}

/** 'Sevastopol' of 'Sevastopol, UA'. */
const nameOf = (city: Freight['from_city']): string => city.split(',')[0] ?? ''
