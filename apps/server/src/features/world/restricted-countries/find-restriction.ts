import { countries } from '@tradelane/contract/lists/country-names'
import { type Db, named, type Tx } from '@tradelane/db'
import anyAscii from 'any-ascii'
import { sql } from 'kysely'
import { foldName } from '../places/index.ts'

/** An end of a journey, or a bank: the country's two letters and, where it is known, the city. */
export type ScreenedPlace = { country: string; city?: string | undefined }
/** What is refused there. A risk concerns goods on their way, and not money. */
export type RestrictedUse = 'payments' | 'freight' | 'insurance'

export type Restriction = {
  country: string
  /** "North Korea", "Crimea and Sevastopol". */
  name: string
  reason: string
  source: string | null
  place: ScreenedPlace
}

/** Why a service does not reach one of these places: the one list for payments, freight and insurance. */
export async function findRestriction(
  db: Db | Tx,
  places: readonly ScreenedPlace[],
  use: RestrictedUse,
): Promise<Restriction | undefined> {
  if (places.length === 0) return undefined
  const rows = await db
    .selectFrom('restricted_countries')
    .select(['country', 'region', 'reason', 'source', sql<string[]>`places`.as('places')])
    .where(
      'country',
      'in',
      places.map(({ country }) => country),
    )
    .$if(use === 'payments', (query) => query.where('basis', '=', 'sanctions'))
    .orderBy('country')
    .orderBy('region')
    .modifyEnd(named)
    .execute()
  for (const place of places) {
    const spellings = spellingsOf(place.city ?? '')
    const row = rows.find(
      ({ country, region, places }) =>
        country === place.country && (region === '' || spellings.some((city) => places.includes(city))),
    )
    if (row) {
      const { country, region, reason, source } = row
      return { country, name: region || nameOfCountry(country), reason, source, place }
    }
  }
  return undefined
}

/** By their two letters; not those of which only a region is. */
export async function excludedCountries(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('restricted_countries')
    .select('country')
    .where('region', '=', '')
    .execute()
  return new Set(rows.map(({ country }) => country))
}

/** As it is, and in Latin letters: 'Севастополь'. */
const spellingsOf = (city: string): readonly string[] => [
  foldName(city),
  foldName(anyAscii(city.normalize('NFKC'))),
]

export const nameOfCountry = (code: string): string =>
  countries.find((country) => country.code === code)?.description ?? code
