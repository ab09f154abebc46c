import { countryName } from '@tradelane/contract/lists/bank-countries'
import type { CityFile, KnownCity } from './city-file.ts'
import { foldName } from './fold-name.ts'
import { isCountryCalled, lettersOf } from './place-names.ts'

/** A place as people write it: a name, and what it is in ('illinois', 'us'), both folded. */
export type WrittenPlace = { name: string; within: readonly string[] }

/** 'Springfield, Illinois, US' in each way that it can be read: names with a comma in them come first. */
export function readingsOf(text: string): WrittenPlace[] {
  const parts = text.split(',')
  return parts
    .map((_, index) => ({
      name: foldName(parts.slice(0, parts.length - index).join(',')),
      within: parts
        .slice(parts.length - index)
        .map(foldName)
        .filter(Boolean),
    }))
    .filter(({ name }) => name.length > 1)
}

/** 'springfield illinois' in each way that it can be read as a name and what it is in. */
export function wordsApart(name: string): WrittenPlace[] {
  const words = name.split(' ')
  return words.slice(1).map((_, index) => ({
    name: words.slice(0, words.length - 1 - index).join(' '),
    within: [words.slice(words.length - 1 - index).join(' ')],
  }))
}

/** Whether the city is in each of them, the last one perhaps not written to its end: its region, a part of it, or its country. */
export function isWithin(cities: CityFile, city: KnownCity, within: readonly string[]): boolean {
  if (within.length === 0) return true
  const { difference, region, countryCode } = city
  const names = [...difference.split(','), region, lettersOf(city), countryCode, countryName(countryCode)]
  return within.every(
    (each) =>
      names.some((name) => folded(name).startsWith(each)) || isCountryCalled(cities, countryCode, each),
  )
}

/** Of the few thousand regions and countries, each is folded once. */
const known = new Map<string, string>()
function folded(name: string): string {
  const text = known.get(name) ?? foldName(name)
  known.set(name, text)
  return text
}
