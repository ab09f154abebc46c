import type { CityFile, KnownCity } from './city-file.ts'
import { foldName } from './fold-name.ts'
import { readingsOf, wordsApart } from './split-place.ts'

/** From so many letters on, a typing error is forgiven: shorter texts resemble too many names. */
export const leastForgiven = 4

/**
 * The other name by which a city was found, as it is written: 'München' for Munich. Of several spellings it is the one that was typed. Undefined
 * where the text is its own name, a code or its country.
 */
export function matchedName(cities: CityFile, city: KnownCity, query: string): string | undefined {
  const ownWords = wordsOn(foldName(city.name))
  let others: ReturnType<CityFile['otherNamesOf']> | undefined
  const typed = (query.split(',')[0] ?? '').trim().toLowerCase()
  for (const { name, isLike } of waysToFind(query)) {
    if (ownWords.some((words) => isLike(words, name))) return undefined
    others ??= cities.otherNamesOf(city.number)
    const found =
      others.find(({ folded }) => folded === name) ?? others.find(({ folded }) => isLike(folded, name))
    if (found)
      return found.spellings.find((each) => each.toLowerCase().startsWith(typed)) ?? found.spellings[0]
  }
  return undefined
}

/** In the order of the search. */
function waysToFind(query: string) {
  const readings = readingsOf(query)
  const name = readings.at(-1)?.name ?? ''
  const written = [...readings, ...wordsApart(name)].map((each) => ({ name: each.name, isLike: begins }))
  return name.length < leastForgiven ? written : [...written, { name, isLike: nearlyBegins }]
}

/** 'new york city', 'york city' and 'city'. */
function wordsOn(name: string): string[] {
  const words = name.split(' ')
  return words.map((_, place) => words.slice(place).join(' '))
}

const begins = (name: string, typed: string): boolean => name.startsWith(typed)

/** But for one letter: one too many, another, one missing, or two that are swapped. */
function nearlyBegins(name: string, typed: string): boolean {
  let at = 0
  while (at < typed.length && name[at] === typed[at]) at++
  const rest = typed.slice(at)
  const after = rest.slice(1)
  const swapped = `${after.slice(0, 1)}${rest.slice(0, 1)}${after.slice(1)}`
  return (
    name.startsWith(after, at) ||
    name.startsWith(after, at + 1) ||
    name.startsWith(rest, at + 1) ||
    name.startsWith(swapped, at)
  )
}
