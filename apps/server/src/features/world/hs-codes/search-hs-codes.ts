import { type HsCode, hsCodeRows } from '@tradelane/contract/hs-codes/calls'
import { hsText } from '@tradelane/contract/hs-codes/code-text'
import { type Usual, usualCodes } from './everyday-goods.ts'
import { readReplaced, readSubheadings } from './hs-editions.ts'
import { type ListedCode, readHsCodes, wordsOf } from './read-hs-codes.ts'

/** As many searches as are remembered: people search for the same goods, letter by letter. */
const mostRemembered = 2_000
const remembered = new Map<string, readonly HsCode[]>()

/** The same as `searchHsCodes`, from memory where somebody has searched for it before: the list never changes while the process runs. */
export function rememberedHsCodes(text: string): readonly HsCode[] {
  const asked = text.trim().toLowerCase()
  const known = remembered.get(asked)
  if (known) return known
  const found = searchHsCodes(asked)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(asked, found)
  return found
}

/** By digits: what begins with them. By words: what has each of them, or a word that begins with it, or an everyday name of the goods. */
export function searchHsCodes(text: string): HsCode[] {
  if (text.trim().length < 2) return []
  const digits = text.replace(/[\s.]/g, '')
  const found = /^\d+$/.test(digits) ? byNumber(digits) : byWords(text)
  return found.slice(0, hsCodeRows).map(({ code, text, within }) => ({ code, text, within }))
}

/** The subheading of 2017 that was typed, with dots or without, and what has its goods now; null for all else. */
export function findReplaced(text: string): { code: string; by: string[] } | null {
  const code = text.replace(/[\s.]/g, '').slice(0, 6)
  const by = readReplaced().get(code)
  return by ? { code, by: [...by] } : null
}

/** Of a subheading that was replaced, those that have its goods now; one that exists is found without words of its own too. */
function byNumber(digits: string): HsCode[] {
  const subheading = digits.slice(0, 6)
  const replaced = findReplaced(digits)
  if (replaced)
    return replaced.by.map((code) => ({
      ...wordsFor(code),
      within: `Since 2022 instead of ${hsText(subheading)}`,
    }))
  const listed = byDigits([...readHsCodes().values()], digits)
  const isWordless = readSubheadings().has(subheading) && !readHsCodes().has(subheading)
  return isWordless ? [wordsFor(subheading), ...listed] : listed
}

/** With the words of its heading, where it has none. */
function wordsFor(code: string): HsCode {
  const { text = '', within = '' } = readHsCodes().get(code) ?? readHsCodes().get(code.slice(0, 4)) ?? {}
  return { code, text, within }
}

/** Of a longer code than the list has, the longest that it begins with. */
function byDigits(codes: readonly ListedCode[], digits: string): ListedCode[] {
  const found = codes.filter(({ code }) => code.startsWith(digits))
  if (found.length > 0) return found
  return codes.filter(({ code }) => code.length >= 4 && digits.startsWith(code)).reverse()
}

/** What has each of the words; where nothing has, what has most of them. */
function byWords(text: string): ListedCode[] {
  const wanted = [...new Set(wordsOf(text))]
  if (wanted.length === 0) return []
  const usual = usualCodes(wanted)
  const listed = candidates(wanted, usual)
  const all = ranked(listed, (one) => weightOf(one, wanted, usual.get(one.code)))
  return all.length > 0 || wanted.length === 1
    ? all
    : ranked(listed, (one) => weightOfAny(one, wanted, usual.get(one.code)))
}

const ranked = (codes: readonly ListedCode[], weigh: (one: ListedCode) => number): ListedCode[] =>
  codes
    .map((listed) => ({ listed, weight: weigh(listed) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.listed.code.localeCompare(b.listed.code))
    .map(({ listed }) => listed)

let starts: ReadonlyMap<string, ReadonlySet<ListedCode>> | undefined
const startOf = (word: string): string => word.slice(0, 2)

/** The codes with a word of their own that begins as one of these does, and those of everyday names. */
function candidates(wanted: readonly string[], usual: ReadonlyMap<string, Usual>): ListedCode[] {
  starts ??= byStarts()
  return [
    ...new Set([
      ...wanted.flatMap((word) => [...(starts?.get(startOf(word)) ?? [])]),
      ...[...usual.keys()].map(listedFor),
    ]),
  ]
}

const wordless = new Map<string, ListedCode>()

/** A subheading without words of its own has those of its heading. */
function listedFor(code: string): ListedCode {
  const known = readHsCodes().get(code) ?? wordless.get(code)
  if (known) return known
  const heading = readHsCodes().get(code.slice(0, 4))
  const { words = [], wordsAbove = [] } = heading ?? {}
  const made = { ...wordsFor(code), words: [], wordsAbove: [...words, ...wordsAbove] }
  wordless.set(code, made)
  return made
}

function byStarts(): Map<string, Set<ListedCode>> {
  const found = new Map<string, Set<ListedCode>>()
  for (const listed of readHsCodes().values())
    for (const word of listed.words) {
      const start = startOf(word)
      found.set(start, (found.get(start) ?? new Set()).add(listed))
    }
  return found
}

/**
 * Zero where a word is neither in its text nor above it, or none is its own. An everyday name counts most, then a whole word, then a beginning; an
 * early one more than a late one, and a word of its own more than one of the level above.
 */
function weightOf(listed: ListedCode, wanted: readonly string[], usual: Usual | undefined): number {
  let own = usual?.weight ?? 0
  let above = 0
  for (const word of wanted) {
    if (usual?.covers.has(word)) continue
    const best = bestOf(listed, word)
    own += best
    if (best > 0) continue
    const inherited = Math.max(0, ...listed.wordsAbove.map((each) => likeness(each, word)))
    if (inherited === 0) return 0
    above += inherited
  }
  // Goods are declared by heading and subheading: a chapter comes after both.
  return own === 0 ? 0 : own * 4 + above - (listed.code.length === 2 ? 1 : 0)
}

/** By how many of the words are its own, an everyday name before all else. */
function weightOfAny(listed: ListedCode, wanted: readonly string[], usual: Usual | undefined): number {
  const bests = wanted.map((word) => (usual?.covers.has(word) ? 0 : bestOf(listed, word)))
  const own = bests.filter((best) => best > 0).length
  const sum = bests.reduce((total, best) => total + best, usual?.weight ?? 0)
  return sum === 0 ? 0 : own * 10 + sum - (listed.code.length === 2 ? 1 : 0)
}

const bestOf = (listed: ListedCode, word: string): number =>
  Math.max(0, ...listed.words.map((each, index) => likeness(each, word) * (1 + 1 / (index + 1))))

function likeness(word: string, wanted: string): number {
  if (word === wanted) return 2
  return word.startsWith(wanted) ? 1 : 0
}
