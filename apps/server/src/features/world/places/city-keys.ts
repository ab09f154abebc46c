/** The type of a key: the start of the name, of a later word in it, of another name, of a name of its country, an IATA code or a UN/LOCODE. */
export const keyKinds = ['name', 'laterWord', 'otherName', 'country', 'iata', 'locode'] as const
export type KeyKind = (typeof keyKinds)[number]

/** A key: where its name begins. */
export type Key = { at: number; kind: KeyKind }

/** Keys that start with the same text. */
type Range = { from: number; to: number }

/** Keys that start with a text that was looked for: from `longer` on they go on after it, those before are complete. */
export type Stretch = Range & { longer: number }

/** Where the name of a key begins. */
export function atOf(key: number): number {
  return Math.trunc(key / keyKinds.length)
}

/** The place of a key's type in `keyKinds`. */
export function kindOf(key: number): number {
  return key % keyKinds.length
}

/** Ends each name. All ends are less than any letter, so that a complete name sorts before a longer one. */
const leastLetter = 0x20

/**
 * The names and words of names, sorted by the text from their start on. Searches know how many letters a range has in common, and look at
 * those after them only: a typing error is looked for in hundreds of ranges.
 */
export class CityKeys {
  #keys: Uint32Array
  #text: Buffer

  constructor(keys: Uint32Array, text: Buffer) {
    this.#keys = keys
    this.#text = text
  }

  /** All names and words that start with the text. Numbers rather than objects: two letters have ten thousand of them. */
  like(folded: string): Stretch {
    return this.#stretchAfter(Buffer.from(folded), 0, this.#all)
  }

  /** What a key of a stretch stands for, as a number: `kindOf` and `atOf` read it. */
  numberAt(place: number): number {
    return this.#keys[place] ?? 0
  }

  /** The names and words that are the text. */
  named(folded: string): Key[] {
    const { from, longer } = this.like(folded)
    return Array.from(this.#keys.subarray(from, longer), (key) => ({
      at: atOf(key),
      kind: keyKinds[kindOf(key)] ?? 'name',
    }))
  }

  /**
   * All that start with the text but for one letter: one too many, one missing, another, or two that are swapped. `isWhole` leaves out
   * names that go on after it.
   */
  *nearly(folded: string, isWhole: boolean): Generator<Stretch> {
    const letters = [...folded].map((letter) => Buffer.from(letter))
    const whole = Buffer.from(folded)
    let range = this.#all
    let known = 0
    for (const [place, letter] of letters.entries()) {
      const next = letters[place + 1]
      const [rest, after] = [whole.subarray(known), whole.subarray(known + letter.length)]
      yield this.#stretchAfter(after, known, range, isWhole)
      if (next && !next.equals(letter)) {
        const swapped = Buffer.concat([next, letter, after.subarray(next.length)])
        yield this.#stretchAfter(swapped, known, range, isWhole)
      }
      for (const other of this.#lettersIn(range, known, letter)) {
        yield this.#stretchAfter(rest, other.known, other.range, isWhole)
        if (!other.isSame) yield this.#stretchAfter(after, other.known, other.range, isWhole)
      }
      range = this.#after(letter, known, range)
      known += letter.length
      if (range.from === range.to) return
    }
  }

  get #all(): Range {
    return { from: 0, to: this.#keys.length }
  }

  #stretchAfter(rest: Buffer, known: number, range: Range, isWhole = false): Stretch {
    const { from, to } = this.#after(rest, known, range)
    const longer = this.#firstLonger(known + rest.length, { from, to })
    return { from, longer, to: isWhole ? longer : to }
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
    return atOf(this.#keys[place] ?? 0)
  }
}
