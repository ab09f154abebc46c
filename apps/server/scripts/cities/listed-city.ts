import { foldName } from '../../src/features/world/places/fold-name.ts'

/** Without marks alone where somebody writes them: GeoNames has nearly all names once more without. */
export type OtherNames = Map<string, string[]>

export function addOtherName(names: OtherNames, name: string): void {
  const folded = foldName(name)
  const spellings = [...new Set([...(names.get(folded) ?? []), name])]
  const marked = spellings.filter((one) => /\P{ASCII}/u.test(one))
  names.set(folded, marked.length > 0 ? marked : spellings)
}

/** A city or a port of its own, before it is a line of the file. */
export type ListedCity = {
  geonameId: number
  name: string
  countryCode: string
  lat: number
  lng: number
  /** What it counts for: the inhabitants of a city. */
  inhabitants: number
  /** GeoNames' code of the region, and of its part. */
  regionCode: string
  partCode: string
  /** Folded, each with how it is written: `munchen` is München. */
  otherNames: OtherNames
  /** What is only found complete: 'NYC', 'NLRTM'. */
  codes: string[]
  /** Its port by UN/LOCODE and its airports by IATA code. */
  terminals: string[]
  /** Of a port that is a place of its own: the city beside it, empty if there is none. */
  near: string | undefined
}

/** Close enough on a sphere for distances below 100 km. */
export function kmBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180)
  return 111.2 * Math.hypot(a.lat - b.lat, east)
}
