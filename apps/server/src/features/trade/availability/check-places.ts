import type { AvailabilitySetting } from '@tradelane/contract/availability/forms'
import type { Db } from '@tradelane/db'
import { findNamedCity } from '../../world/places/index.ts'
import { findRestriction, nameOfCountry } from '../../world/restricted-countries/index.ts'

type Places = Pick<AvailabilitySetting, 'origin' | 'destination'>

/** Why we do not serve one of the two places, or both: by field, in words for the customer. None where we serve both. */
export async function findUnserved(db: Db, places: Places): Promise<Partial<Places>> {
  const [origin, destination] = [
    await whyUnserved(db, places.origin),
    await whyUnserved(db, places.destination),
  ]
  return { ...(origin && { origin }), ...(destination && { destination }) }
}

async function whyUnserved(db: Db, place: string): Promise<string | undefined> {
  const comma = place.lastIndexOf(',')
  const [name, country] = [place.slice(0, comma), place.slice(comma + 1).trim()]
  // Restrictions name a city without the region that tells it apart. Where only freight is excluded, money can still be paid.
  const restricted = await findRestriction(db, [{ country, city: name.split(',')[0] ?? '' }], 'payments')
  if (restricted) return `We do not serve ${restricted.name}. ${restricted.reason}`
  if (await findNamedCity(name, country)) return undefined
  return `We know no ${name} in ${nameOfCountry(country)}. Choose a city from the list, for example Hamburg, DE`
}
