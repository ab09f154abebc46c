import { jaroWinkler } from './jaro-winkler.ts'
import { type NormalName, normaliseName, type Reading } from './normalise-name.ts'
import { leastAlike, type NameScore, readingsOf, scoreNames } from './score-names.ts'

type ListedName<Entry> = { entry: Entry; name: string; normal: NormalName }
export type NameMatch<Entry> = NameScore & { entry: Entry; name: string }

/** Similar words that were asked for, kept for names that share them: "Mohammed", "Trading". */
const mostKept = 5_000

/**
 * The names of the lists, found by words that are alike. A word is compared with every different word of the lists, and a name only with
 * those that share one: that takes milliseconds where comparing all names takes a second.
 */
export class NameIndex<Entry> {
  #byWord = new Map<string, ListedName<Entry>[]>()
  /** With the reading that begins so. */
  #byBeginning = new Map<string, [joined: string, listed: ListedName<Entry>][]>()
  #kept = new Map<string, readonly string[]>()

  constructor(entries: Iterable<{ entry: Entry; names: readonly string[] }>) {
    for (const { entry, names } of entries) {
      for (const name of names) this.#add({ entry, name, normal: normaliseName(name) })
    }
  }

  /** The best match of each entry that scores at least `least`, best first. */
  find(name: string, least: number): NameMatch<Entry>[] {
    const given = normaliseName(name)
    const best = new Map<Entry, NameMatch<Entry>>()
    for (const { entry, name: listed, normal } of this.#candidates(given)) {
      const scored = scoreNames(given, normal)
      if (scored.score < least || scored.score <= (best.get(entry)?.score ?? 0)) continue
      best.set(entry, { ...scored, entry, name: listed })
    }
    return [...best.values()].sort((a, b) => b.score - a.score)
  }

  #candidates(given: NormalName): Set<ListedName<Entry>> {
    const found = new Set<ListedName<Entry>>()
    for (const reading of readingsOf(given)) {
      for (const { text } of reading.words) {
        for (const word of this.#alike(text)) for (const one of this.#byWord.get(word) ?? []) found.add(one)
      }
      for (const [listed, one] of this.#byBeginning.get(beginningOf(reading)) ?? []) {
        const difference = Math.abs(listed.length - reading.joined.length)
        if (difference <= reading.joined.length / 10 + 1) found.add(one)
      }
    }
    return found
  }

  #alike(word: string): readonly string[] {
    const kept = this.#kept.get(word)
    if (kept) return kept
    const alike = [...this.#byWord.keys()].filter((other) => jaroWinkler(word, other) >= leastAlike)
    if (this.#kept.size >= mostKept) this.#kept.clear()
    this.#kept.set(word, alike)
    return alike
  }

  #add(listed: ListedName<Entry>): void {
    for (const { words, joined } of readingsOf(listed.normal)) {
      for (const { text } of words) push(this.#byWord, text, listed)
      if (joined !== '') push(this.#byBeginning, joined.slice(0, 2), [joined, listed])
    }
  }
}

const beginningOf = ({ joined }: Reading): string => joined.slice(0, 2)

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
