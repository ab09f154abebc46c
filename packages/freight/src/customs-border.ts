import { lazily, readData } from './read-data.ts'

export type CustomsTerritory = {
  /** Goods between these are not declared to customs. */
  undeclared: readonly string[]
  /** Part of it too: goods to and from these are declared, for the tax, and pay no duty. */
  declared: readonly string[]
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

/** Whether goods between two countries are declared to customs. */
export const crossesCustoms = (from: string, to: string): boolean =>
  from !== to && !undeclared().some((countries) => countries.has(from) && countries.has(to))

/** Undefined for a country that is one by itself. */
export const territoryOf = (country: string): CustomsTerritory | undefined =>
  customsTerritories().find(
    ({ undeclared, declared }) => undeclared.includes(country) || declared.includes(country),
  )

/** Between two countries of it no duty is charged; undefined where customs may charge it. */
export function territoryOfBoth(from: string, to: string): CustomsTerritory | undefined {
  const territory = territoryOf(from)
  return territory === territoryOf(to) ? territory : undefined
}
