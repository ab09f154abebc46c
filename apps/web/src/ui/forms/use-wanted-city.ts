import type { City } from '@tradelane/contract/places/calls'
import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import { useEffect, useState } from 'react'
import { cityText } from '../../lib/queries/cities.ts'

type Wanted = 'first' | 'named'

/** Takes a city that was wanted before the hits were there, once they are: the first after Enter, after Tab the one that the text names. */
export function useWantedCity(
  typed: string,
  cities: readonly City[] | undefined,
  { isAll, onPick }: { isAll: boolean; onPick: (city: City) => void },
): (how: Wanted) => void {
  const [wanted, setWanted] = useState<{ how: Wanted; typed: string }>()
  useEffect(() => {
    if (!wanted || (cities === undefined && wanted.typed === typed)) return
    setWanted(undefined)
    // Another letter was typed since, or a city chosen.
    const city = wanted.typed === typed && cities ? wantedCity(wanted.how, typed, cities, isAll) : undefined
    if (city) onPick(city)
  }, [wanted, typed, cities, isAll, onPick])
  return (how) => setWanted({ how, typed })
}

/**
 * Who typed all of a city's text, or of the name by which the list shows it, has chosen it, where it alone is called so. Its main name is enough where all
 * cities that were found are shown: a list that is full may hide another of that name.
 */
export function wantedCity(
  how: Wanted,
  typed: string,
  cities: readonly City[],
  isAll: boolean,
): City | undefined {
  if (how === 'first') return cities[0]
  const text = foldSearch(typed).trim()
  const isIt = (name = '') => foldSearch(name).trim() === text
  const whole = cities.filter((city) => isIt(cityText(city)))
  const called = whole.length > 0 ? whole : cities.filter(({ name, matched }) => isIt(name) || isIt(matched))
  const [one, ...others] = called
  return others.length === 0 && one && (isAll || whole.length > 0 || isIt(one.matched)) ? one : undefined
}
