import { countryAround } from '@tradelane/contract/lists/customs-places'
import type { Db } from '@tradelane/db'
import { findRestriction } from '../../world/restricted-countries/index.ts'
import type { Estimated } from './cost-line.ts'

/** In the words of the search for freight, which refuses these places. */
export async function restrictedEnds(db: Db, { origin, destination }: Estimated): Promise<string[]> {
  const ends = [...new Set([origin, destination].map(countryAround))]
  const found = await Promise.all(ends.map((country) => findRestriction(db, [{ country }], 'freight')))
  return found.flatMap((end) => (end ? [`We carry nothing from or to ${end.name}. ${end.reason}`] : []))
}
