/** The type of a key: the start of the name, of a later word in it, of another name, of a name of its country, an IATA code or a UN/LOCODE. */
export const keyKinds = ['name', 'laterWord', 'otherName', 'country', 'iata', 'locode'] as const
export type KeyKind = (typeof keyKinds)[number]

/** A key: where its name begins. One reused object: it changes with the next. */
export type Found = { at: number; kind: KeyKind; isWhole: boolean }

/** Keys that start with the same text. */
type Range = { from: number; to: number }

/** Ends each name. All ends are less than any letter, so that a complete name sorts before a longer one. */
const leastLetter = 0x20

/**
 * The names and words of names, sorted by the text from their start on. Searches know how many letters a range has in common, and look at
 * those after them only: a typing error is looked for in hundreds of ranges.
 */
export class CityKeys {
  #keys: Uint32Array
  #text: Buffer
  #found: Found = { at: 0, kind: 'name', isWhole: true }

  constructor(keys: Uint32Array, text: Buffer) {
    this.#keys = keys
    this.#text = text
  }

  /** All names and words that start with the text, complete ones first. */
  like(folded: string): Generator<Found> {
    return this.#listedAfter(Buffer.from(folded), 0, this.#all)
  }

  /**
   * All that start with the text but for one letter: one too many, one missing, another, or two that are swapped. `isWhole` leaves out
   * names that go on after it.
   */
  *nearly(folded: string, isWhole: boolean): Generator<Found> {
    const letters = [...folded].map((letter) => Buffer.from(letter))
    const whole = Buffer.from(folded)
    let range = this.#all
    let known = 0
    for (const [place, letter] of letters.entries()) {
      const next = letters[place + 1]
      const [rest, after] = [whole.subarray(known), whole.subarray(known + letter.length)]
      yield* this.#listedAfter(after, known, range, isWhole)
      if (next && !next.equals(letter)) {
        const swapped = Buffer.concat([next, letter, after.subarray(next.length)])
        yield* this.#listedAfter(swapped, known, range, isWhole)
      }
      for (const other of this.#lettersIn(range, known, letter)) {
        yield* this.#listedAfter(rest, other.known, other.range, isWhole)
        if (!other.isSame) yield* this.#listedAfter(after, other.known, other.range, isWhole)
      }
      range = this.#after(letter, known, range)
      known += letter.length
      if (range.from === range.to) return
    }
  }

  get #all(): Range {
    return { from: 0, to: this.#keys.length }
  }

  *#listedAfter(rest: Buffer, known: number, range: Range, isWhole = false): Generator<Found> {
    const { from, to } = this.#after(rest, known, range)
    const found = this.#found
    const longer = this.#firstLonger(known + rest.length, { from, to })
    for (let place = from; place < (isWhole ? longer : to); place++) {
      const key = this.#keys[place] ?? 0
      found.at = Math.trunc(key / keyKinds.length)
      found.kind = keyKinds[key % keyKinds.length] ?? 'name'
      found.isWhole = place < longer
      yield found
    }
  }

  /** The first key of the range that goes on after so many letters: complete ones come before it, and none of their texts is read. */
  #firstLonger(length: number, { from, to }: Range): number {
    let [low, high] = [from, to]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#text[this.#startOf(middle) + length] ?? 0) >= leastLetter) high = middle
      else low = middle + 1
    }
    return low
  }

  /**
   * The letters that follow in a range, as far as somebody may have typed them for this one: those that take as much room. Signs of three
   * bytes and more are too many to try.
   */
  *#lettersIn(range: Range, known: number, typed: Buffer) {
    if (typed.length > 2) return
    const [least, most] = typed.length === 1 ? [leastLetter, 0x7f] : [0xc2, 0xdf]
    let { from } = range
    while (from < range.to) {
      const at = this.#startOf(from) + known
      const first = this.#text[at] ?? 0
      if (first > most) return
      const letter = this.#text.subarray(at, at + (first < least ? 1 : typed.length))
      const following = this.#after(letter, known, { from, to: range.to })
      if (first >= least)
        yield { range: following, known: known + letter.length, isSame: letter.equals(typed) }
      from = following.to
    }
  }

  /** The keys of a range that go on with the text after what they have in common. */
  #after(rest: Buffer, known: number, { from, to }: Range): Range {
    if (rest.length === 0) return { from, to }
    const first = this.#firstKey(rest, known, { from, to }, 0)
    return { from: first, to: this.#firstKey(rest, known, { from: first, to }, 1) }
  }

  /** The first key of the range whose order against the text is at least the given one; the range's end if there is none. */
  #firstKey(rest: Buffer, known: number, { from, to }: Range, least: number): number {
    let [low, high] = [from, to]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#orderOf(middle, rest, known) >= least) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Zero for a key that goes on with the text. */
  #orderOf(place: number, rest: Buffer, known: number): number {
    const at = this.#startOf(place) + known
    for (let index = 0; index < rest.length; index++) {
      const difference = (this.#text[at + index] ?? 0) - (rest[index] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }

  #startOf(place: number): number {
    return Math.trunc((this.#keys[place] ?? 0) / keyKinds.length)
  }
}
