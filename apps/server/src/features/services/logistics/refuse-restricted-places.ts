import type { Db, Tx } from '@tradelane/db'
import { refuseFields } from '../../../refusal.ts'
import { findRestriction } from '../../world/restricted-countries/index.ts'
import type { Enquiry } from './enquiry.ts'

/** Refuses, at its field, an end of the journey that freight does not reach. */
export async function refuseRestrictedPlaces(db: Db | Tx, { from, to }: Enquiry): Promise<void> {
  for (const [field, { name, countryCode }] of [
    ['from_city', from],
    ['to_city', to],
  ] as const) {
    // Restrictions name a city without the region that tells it apart.
    const city = name.split(',')[0] ?? ''
    const restricted = await findRestriction(db, [{ country: countryCode, city }], 'freight')
    if (restricted)
      refuseFields({
        [field]: `We carry nothing from or to ${restricted.name}. ${restricted.reason}`,
      })
  }
}
