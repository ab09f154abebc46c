/** Reads the fields of a protocol-buffers message one by one: just the kinds that the file of cities has. */
export class Fields {
  #bytes: Buffer
  #at: number
  #isText = false
  #codes = new Map<number, string>()

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes
    this.#at = at
  }

  get at(): number {
    return this.#at
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  /** The number of the field that comes now; one of the readers below then takes it. */
  next(): number {
    const key = this.varint()
    this.#isText = (key & 7) === 2
    return key >> 3
  }

  varint(): number {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes[this.#at] ?? 0
      this.#at += 1
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
  }

  signed(): number {
    const value = this.varint()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  text(): string {
    const start = this.skip()
    return this.#bytes.toString('utf8', start, this.#at)
  }

  /** One of a few short texts: each made once, not for every city. */
  code(): string {
    const start = this.#take()
    let key = 0
    for (let place = start; place < this.#at; place++) key = key * 256 + (this.#bytes[place] ?? 0)
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const made = this.#bytes.toString('latin1', start, this.#at)
    this.#codes.set(key, made)
    return made
  }

  /** Goes over the field, and says where its content began. */
  skip(): number {
    if (this.#isText) return this.#take()
    const start = this.#at
    this.varint()
    return start
  }

  #take(): number {
    const length = this.varint()
    const start = this.#at
    this.#at += length
    return start
  }
}
