import type { Place } from './place.ts'
import { lazily, readData } from './read-data.ts'

/** Of a country that is not all in one territory, by a code that ISO 3166-1 keeps for it or that both sides of the border use. */
type Part = {
  country: string
  /** Where it is, by west, south, east and north: nothing else of the country is there. */
  boxes: readonly (readonly [number, number, number, number])[]
  /** The country whose origin its goods have. */
  origin?: string
  /** Whose duty goods of other territories pay, where the part is not in this one by law. */
  duty?: string
  /** Instead of that of the territory. */
  tax?: string
  /** The country whose tax it has. */
  taxed_as?: string
  /** Of goods from its country, which may be free of duty. */
  from_country?: string
  /** Of goods to and from the rest of the territory. */
  within?: string
}

export type CustomsTerritory = {
  /** Goods between these are not declared to customs. */
  undeclared: readonly string[]
  /** Part of it too: goods to and from these are declared, for the tax, and pay no duty. */
  declared: readonly string[]
  /** Goods from these come in undeclared, by this source, and goods to them are declared. */
  enters?: Readonly<Record<string, string>>
  parts?: Readonly<Record<string, Part>>
  source: string
  /** Another one that says the same, by its own words. */
  second_source: string | null
  read_on: string
  /** What may be charged all the same where goods are declared. */
  tax: string
}

export const customsTerritories = lazily(() => readData<readonly CustomsTerritory[]>('customs-territories'))

const undeclared = lazily(() => customsTerritories().map((each) => new Set(each.undeclared)))

/** The customs territory of the Union, without what is outside its VAT; with Monaco. */
export const isInUnion = (country: string): boolean =>
  undeclared().some((countries) => countries.has('DE') && countries.has(country))

/** Whether goods from one country or part of it to another are declared to customs. */
export const crossesCustoms = (from: string, to: string): boolean =>
  from !== to &&
  !undeclared().some((countries) => countries.has(from) && countries.has(to)) &&
  !customsTerritories().some(({ enters, undeclared }) => enters?.[from] && undeclared.includes(to))

const parts = lazily(() => customsTerritories().flatMap(({ parts }) => Object.entries(parts ?? {})))

/** Its country, or the part of it that has customs or a tax of its own. */
export const customsOf = ({ countryCode, position: [lng, lat] }: Pick<Place, 'countryCode' | 'position'>) =>
  parts().find(
    ([, { country, boxes }]) =>
      country === countryCode &&
      boxes.some(([west, south, east, north]) => lng >= west && lng <= east && lat >= south && lat <= north),
  )?.[0] ?? countryCode

/** Undefined for what is a country of ISO 3166-1. */
export const partOf = (code: string): Part | undefined => territoryOf(code)?.parts?.[code]

/** Undefined for a country that is one by itself. */
export const territoryOf = (country: string): CustomsTerritory | undefined =>
  customsTerritories().find(
    ({ undeclared, declared }) => undeclared.includes(country) || declared.includes(country),
  )

/** Between two countries of it no duty is charged; undefined where customs may charge it. */
export function territoryOfBoth(from: string, to: string): CustomsTerritory | undefined {
  const territory = territoryOf(to)
  return territory === territoryOf(from) || territory?.enters?.[from] ? territory : undefined
}
