export type KnownCity = {
  geonameId: number
  name: string
  countryCode: string
  lng: number
  lat: number
  population: number
}

/** The type of a key: the start of the name, of a later word in it, or of an alternate name. */
export const keyKinds = ['name', 'laterWord', 'otherName'] as const
export type KeyKind = (typeof keyKinds)[number]

/** All are less than any letter, so that a complete name sorts before a longer one. */
export const nameEnd = '\t'
export const namesEnd = '\v'
const leastLetter = ' '

/**
 * The cities as `apps/server/scripts/write-cities.ts` writes them, used in place: nothing is parsed or built before the
 * first search. The file has two counts; the start of each city's line; the start of each name and of each word of a name,
 * with its type, sorted by the text from there on; and the lines, largest city first: the folded names, then the data.
 */
export class CityFile {
  #starts: Uint32Array
  #keys: Uint32Array
  #text: Buffer

  constructor(bytes: Buffer) {
    const numbers = (from: number, count: number) =>
      new Uint32Array(bytes.buffer.slice(bytes.byteOffset + from, bytes.byteOffset + from + 4 * count))
    const [cities = 0, keys = 0] = numbers(0, 2)
    this.#starts = numbers(8, cities)
    this.#keys = numbers(8 + 4 * cities, keys)
    this.#text = bytes.subarray(8 + 4 * (cities + keys))
  }

  get size(): number {
    return this.#starts.length
  }

  /** The start of the next line. */
  endOf(number: number): number {
    return this.#starts[number + 1] ?? this.#text.length
  }

  /** All names and words that start with the text, complete ones first. One reused object: it changes with the next. */
  *like(folded: string): Generator<{ at: number; kind: KeyKind; isWhole: boolean }> {
    const found = { at: 0, kind: keyKinds[0] as KeyKind, isWhole: true }
    const longer = this.#firstKey((order) => order >= 0, folded + leastLetter)
    const end = this.#firstKey((order) => order > 0, folded)
    for (let place = this.#firstKey((order) => order >= 0, folded); place < end; place++) {
      const key = this.#keys[place] ?? 0
      const kind = key % keyKinds.length
      found.at = (key - kind) / keyKinds.length
      found.kind = keyKinds[kind] ?? 'name'
      found.isWhole = place < longer
      yield found
    }
  }

  /** The index of the city whose line contains this position, which is also the number of larger cities. */
  numberAt(at: number): number {
    return firstWhere(this.#starts.length, (number) => (this.#starts[number] ?? 0) > at) - 1
  }

  cityOf(number: number): KnownCity {
    const start = this.#text.indexOf(namesEnd, this.#starts[number])
    const line = this.#text.toString('utf8', start + 1, this.#text.indexOf('\n', start))
    const [name = '', countryCode = '', geonameId, lat, lng, population] = line.split(nameEnd)
    return {
      geonameId: Number(geonameId),
      name,
      countryCode,
      lng: Number(lng),
      lat: Number(lat),
      population: Number(population),
    }
  }

  #firstKey(isReached: (order: number) => boolean, text: string): number {
    const sought = Buffer.from(text)
    return firstWhere(this.#keys.length, (place) => {
      const at = Math.floor((this.#keys[place] ?? 0) / keyKinds.length)
      return isReached(this.#text.compare(sought, 0, sought.length, at, at + sought.length))
    })
  }
}

/** The first number below `count` for which the monotonic predicate is true; `count` if there is none. */
function firstWhere(count: number, isTrue: (number: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
