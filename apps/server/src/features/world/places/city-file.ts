import { CityKeys } from './city-keys.ts'

export type KnownCity = {
  /** Its line in the file. */
  number: number
  geonameId: number
  name: string
  countryCode: string
  lng: number
  lat: number
  population: number
  /** GeoNames' name of its first-level division, and the letters that people write for it ('IL'); empty where there is none. */
  region: string
  regionLetters: string
  /** What tells it apart from others of its name in its country; empty where there is none. */
  difference: string
  /** Its ports by UN/LOCODE and its airports by IATA code. */
  terminals: readonly string[]
  /** Of a port that is a place of its own: the city beside it; otherwise undefined. */
  near: string | undefined
}

export const nameEnd = '\t'
export const namesEnd = '\v'
export const spellingEnd = '|'

/**
 * The cities as `apps/server/scripts/write-cities.ts` writes them, used in place: nothing is parsed or built before the
 * first search. The file has three counts; the start of each city's line; the start of each name and of each word of a name,
 * with its type, sorted by the text from there on; the regions; and the lines, largest city first: the folded names, the data, and how
 * the other names are written.
 */
export class CityFile {
  readonly keys: CityKeys
  #starts: Uint32Array
  #regions: readonly string[]
  #text: Buffer

  constructor(bytes: Buffer) {
    const numbers = (from: number, count: number) =>
      new Uint32Array(bytes.buffer.slice(bytes.byteOffset + from, bytes.byteOffset + from + 4 * count))
    const [cities = 0, keys = 0, regions = 0] = numbers(0, 3)
    const keysAt = 12 + 4 * cities
    const regionsAt = keysAt + 4 * keys
    this.#starts = numbers(12, cities)
    this.#regions = bytes.toString('utf8', regionsAt, regionsAt + regions).split('\n')
    this.#text = bytes.subarray(regionsAt + regions)
    this.keys = new CityKeys(numbers(keysAt, keys), this.#text)
  }

  get size(): number {
    return this.#starts.length
  }

  /** The start of the next line. */
  endOf(number: number): number {
    return this.#starts[number + 1] ?? this.#text.length
  }

  /** The index of the city whose line contains this position, which is also the number of larger cities. */
  numberAt(at: number): number {
    let [low, high] = [0, this.#starts.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#starts[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    return low - 1
  }

  cityOf(number: number): KnownCity {
    const start = this.#text.indexOf(namesEnd, this.#starts[number])
    const line = this.#text.toString('utf8', start + 1, this.#text.indexOf(namesEnd, start + 1))
    const [
      name = '',
      countryCode = '',
      geonameId,
      lat,
      lng,
      population,
      inRegion,
      difference = '',
      codes,
      near,
    ] = line.split(nameEnd)
    const [region = '', regionLetters = ''] = (this.#regions[Number(inRegion)] ?? '').split(nameEnd)
    return {
      number,
      geonameId: Number(geonameId),
      name,
      countryCode,
      lng: Number(lng),
      lat: Number(lat),
      population: Number(population),
      region,
      regionLetters,
      difference,
      terminals: codes ? codes.split(' ') : [],
      near,
    }
  }

  /** The other names of a city, folded and as they are written. */
  otherNamesOf(number: number): { folded: string; spellings: string[] }[] {
    const line = this.#text.toString('utf8', this.#starts[number], this.endOf(number) - 1)
    const [names = '', , spelled] = line.split(namesEnd)
    const [, ...folded] = names.split(nameEnd)
    if (!spelled) return []
    return spelled
      .split(nameEnd)
      .map((each, place) => ({ folded: folded[place] ?? '', spellings: each.split(spellingEnd) }))
  }
}
