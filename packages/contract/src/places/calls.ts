import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'

/** Shown in each place that suggests cities, as the data's licence requires. */
export const placesAttribution = 'City names and positions: GeoNames (geonames.org), CC BY 4.0'

/** GeoNames' own shape, and what we add; latitude and longitude are text, as in GeoNames' answers. */
export const city = z.object({
  name: z.string(),
  countryCode: z.string(),
  countryName: z.string(),
  lat: z.string(),
  lng: z.string(),
  /** Of a port that GeoNames does not list as a place, a negative number of ours. */
  geonameId: z.number(),
  /** GeoNames' name of the first-level division: a state or province; empty where there is none. */
  region: z.string(),
  /** As fields and papers show it: 'Hamburg, DE', and 'Springfield, Illinois, US' where the country has several. */
  text: z.string(),
  /** The other name by which the search found it, as it is written: 'München' for Munich; absent where its own name was found. */
  matched: z.optional(z.string()),
  /** The port or airport that the search named; `near` is the city beside a port that is a place of its own. */
  terminal: z.nullable(z.object({ kind: z.enum(['port', 'airport']), code: z.string(), near: z.string() })),
})
export type City = z.output<typeof city>

/** The number that the specification shows, and the most of one call: as many as there are cities of one name in a country. */
export const cityRows = { usual: 4, most: 24 } as const
const maxRows = z.codec(z.optional(z.string()), z.number(), {
  decode: (text) =>
    Math.max(1, Math.min(cityRows.most, Math.trunc(Number(text ?? cityRows.usual)) || cityRows.usual)),
  encode: String,
})

export const places = {
  cities: endpoint({
    method: 'GET',
    path: '/common/cities',
    auth: 'none',
    isPublic: true,
    summary:
      'Cities and ports with a name or a word of it that starts with the text, or with its code: exact names first, then by size; names that differ by one letter come last',
    query: z.object({
      q: z
        .string('Type at least two characters')
        .check(
          z.trim(),
          z.minLength(2, 'Type at least two characters'),
          z.maxLength(100, 'Use at most 100 characters'),
        ),
      maxRows,
    }),
    response: z.array(city),
  }),
  ports: endpoint({
    method: 'GET',
    path: '/common/ports',
    auth: 'none',
    isPublic: true,
    summary: 'The ports that we serve, by UN/LOCODE',
    response: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        countryCode: z.string(),
        lat: z.number(),
        lng: z.number(),
      }),
    ),
  }),
}
