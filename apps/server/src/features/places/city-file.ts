export type KnownCity = {
  geonameId: number
  name: string
  countryCode: string
  lng: number
  lat: number
  population: number
}

/** What a key leads to: the start of the name, of a later word in it, or of what the city is called elsewhere. */
export const keyKinds = ['name', 'laterWord', 'otherName'] as const
export type KeyKind = (typeof keyKinds)[number]

/** All are less than any letter, so that a name that ends comes before one that goes on. */
export const nameEnd = '\t'
export const namesEnd = '\v'
const leastLetter = ' '

/**
 * The cities as `apps/server/scripts/write-cities.ts` writes them, used as they stand: nothing is parsed or built before the
 * first search. Two counts; where each city's line begins; where each name and word of a name begins, with its kind, sorted by
 * what is written from there on; and the lines, the largest city first: its folded names, then what is shown of it.
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

  /** Where the line of the next one begins. */
  endOf(number: number): number {
    return this.#starts[number + 1] ?? this.#text.length
  }

  /** Every name or word of a name that begins so, whole ones first. One object for all: it changes with the next. */
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

  /** The number of the city in whose line this is: how many are larger. */
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

/** The first number below `count` of which it is true, where it is of all that follow; `count` if it is of none. */
function firstWhere(count: number, isTrue: (number: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}
