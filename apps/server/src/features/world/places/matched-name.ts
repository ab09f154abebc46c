import type { CityFile, KnownCity } from './city-file.ts'
import { foldName } from './fold-name.ts'
import { readingsOf, wordsApart } from './split-place.ts'

/** From so many letters on, a typing error is forgiven: shorter texts resemble too many names. */
export const leastForgiven = 4

/**
 * The other name by which a city was found, as it is written: 'München' for Munich. Undefined where the text is its own name, a code or its
 * country.
 */
export function matchedName(cities: CityFile, city: KnownCity, query: string): string | undefined {
  const ownWords = wordsOn(foldName(city.name))
  let others: ReturnType<CityFile['otherNamesOf']> | undefined
  const typed = (query.split(',')[0] ?? '').trim().toLowerCase()
  for (const { name, isLike } of waysToFind(query)) {
    if (ownWords.some((words) => isLike(words, name))) return undefined
    others ??= cities.otherNamesOf(city.number)
    const complete = others.filter(({ folded }) => folded === name)
    const found = complete.length > 0 ? complete : others.filter(({ folded }) => isLike(folded, name))
    if (found.length > 0)
      return spellingOf(
        found.flatMap(({ spellings }) => spellings),
        typed,
      )
  }
  return undefined
}

/**
 * The spelling with the letters that were typed, otherwise the one with the fewest marks. The file leaves out a spelling that GeoNames has
 * once more with marks: 'Roma', which it has as 'Róma' too, is that one without them.
 */
function spellingOf(spellings: readonly string[], typed: string): string | undefined {
  const plainest = spellings.toSorted((one, other) => marksOf(one) - marksOf(other))
  const isTyped = (each: string) => each.toLowerCase().startsWith(typed)
  const plain = plainest.map((each) => each.normalize('NFD').replace(/\p{M}/gu, ''))
  return plainest.find(isTyped) ?? plain.find((each) => isTyped(each) && marksOf(each) === 0) ?? plainest[0]
}

const marksOf = (name: string): number => name.normalize('NFD').match(/\P{ASCII}/gu)?.length ?? 0

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
