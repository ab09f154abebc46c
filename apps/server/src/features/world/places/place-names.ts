import type { CityFile, KnownCity } from './city-file.ts'
import { foldName } from './fold-name.ts'

/**
 * Letters that people write for a state or province, where GeoNames has a number instead: ISO 3166-2:CA and 3166-2:AU (npm iso-3166-2 1.0.0,
 * 2017). The names are GeoNames'; a test holds that each has its letters.
 */
const letters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    ...{ Alberta: 'AB', 'British Columbia': 'BC', Manitoba: 'MB', 'New Brunswick': 'NB' },
    ...{ 'Newfoundland and Labrador': 'NL', 'Northwest Territories': 'NT', 'Nova Scotia': 'NS' },
    ...{ Nunavut: 'NU', Ontario: 'ON', 'Prince Edward Island': 'PE', Quebec: 'QC', Saskatchewan: 'SK' },
    Yukon: 'YT',
  },
  AU: {
    ...{ 'Australian Capital Territory': 'ACT', 'New South Wales': 'NSW', 'Northern Territory': 'NT' },
    ...{ Queensland: 'QLD', 'South Australia': 'SA', Tasmania: 'TAS', Victoria: 'VIC' },
    'Western Australia': 'WA',
  },
}

export const lettersOf = ({ countryCode, region, regionLetters }: KnownCity): string =>
  regionLetters || (letters[countryCode]?.[region] ?? '')

/** In the languages of most of our customers and of their partners. */
const languages = [
  ...['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'hu', 'ro', 'sv', 'da', 'fi', 'el', 'tr', 'ru'],
  ...['uk', 'ar', 'fa', 'hi', 'th', 'vi', 'id', 'zh', 'ja', 'ko'],
]
let displayNames: readonly Intl.DisplayNames[] | undefined
const inLanguages = new Map<string, readonly string[]>()

/** What CLDR calls a country, by the data in Node: 'deutschland', 'uk', 'hollanda'. Read when a country is first asked for. */
function namesInLanguages(countryCode: string): readonly string[] {
  displayNames ??= [
    ...languages.map((language) => new Intl.DisplayNames(language, { type: 'region' })),
    new Intl.DisplayNames('en', { type: 'region', style: 'short' }),
  ]
  const names =
    inLanguages.get(countryCode) ??
    displayNames.map((names) => foldName(names.of(countryCode) ?? countryCode))
  inLanguages.set(countryCode, names)
  return names
}

/** From so many letters on, a country's name in another language need not be written to its end: 'Holland' is the start of 'Hollanda'. */
const leastBegun = 5

/** Whether people call the country so: by a name in the file of cities ('uae', 'ceylon'), or in one of the larger languages. */
export function isCountryCalled(cities: CityFile, countryCode: string, folded: string): boolean {
  return (
    countriesInFile(cities, folded).has(countryCode) ||
    namesInLanguages(countryCode).some(
      (name) => name === folded || (folded.length >= leastBegun && name.startsWith(folded)),
    )
  )
}

/** The names of countries are keys of their largest cities. */
let last: { folded: string; countries: ReadonlySet<string> } | undefined
function countriesInFile(cities: CityFile, folded: string): ReadonlySet<string> {
  // One search asks for hundreds of cities with the same text.
  if (last?.folded === folded) return last.countries
  const countries = new Set<string>()
  for (const { at, kind } of cities.keys.named(folded)) {
    if (kind === 'country') countries.add(cities.cityOf(cities.numberAt(at)).countryCode)
  }
  last = { folded, countries }
  return countries
}
