import type { City } from '@tradelane/contract/places/calls'
import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import { useEffect, useState } from 'react'
import { cityText } from '../../lib/queries/cities.ts'

type Wanted = 'first' | 'named'

/** Takes a city that was wanted before the hits were there, once they are: the first after Enter, after Tab the one that the text names. */
export function useWantedCity(
  typed: string,
  cities: readonly City[] | undefined,
  onPick: (city: City) => void,
): (how: Wanted) => void {
  const [wanted, setWanted] = useState<{ how: Wanted; typed: string }>()
  useEffect(() => {
    if (!wanted || (cities === undefined && wanted.typed === typed)) return
    setWanted(undefined)
    // Another letter was typed since, or a city chosen.
    const city = wanted.typed === typed && cities ? wantedCity(wanted.how, typed, cities) : undefined
    if (city) onPick(city)
  }, [wanted, typed, cities, onPick])
  return (how) => setWanted({ how, typed })
}

/** Who typed all of a city's text has chosen it, where there is one alone. */
export function wantedCity(how: Wanted, typed: string, cities: readonly City[]): City | undefined {
  if (how === 'first') return cities[0]
  const text = foldSearch(typed).trim()
  const [one, ...others] = cities.filter((city) => foldSearch(cityText(city)).trim() === text)
  return others.length === 0 ? one : undefined
}
