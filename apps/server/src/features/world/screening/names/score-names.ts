import { jaroWinkler } from './jaro-winkler.ts'
import type { NormalName, Reading, Word } from './normalise-name.ts'

/** Words less alike than this do not count as the same. */
export const leastAlike = 0.8
/** Of two names written in one word each way ("Belle Tech", "Belletech"). */
const leastAlikeJoined = 0.93
/** What an initial says about a word that begins with it: less than the word would. */
const initialLikeness = 0.8
/** What a name scores at least when it is completely part of a longer one. */
const partOfLonger = 0.85

export type WordPair = { given: string; listed: string; score: number }
export type NameScore = { score: number; pairs: readonly WordPair[] }

/**
 * How alike two names are, from 0 to 1, in any order of their words: each word is compared with its best counterpart, and counts by
 * its length. Words without a counterpart lower the score. A name of two or more telling words that is part of a longer one, as a person
 * without a middle name, scores at least 0.85 times its words' likeness. An initial agrees with a word that begins with it.
 */
export function scoreNames(given: NormalName, listed: NormalName): NameScore {
  let best: NameScore = { score: 0, pairs: [] }
  for (const one of readingsOf(given)) {
    for (const other of readingsOf(listed)) {
      const found = scoreReadings(one, other)
      if (found.score > best.score) best = found
    }
  }
  return { ...best, score: Math.round(best.score * 1000) / 1000 }
}

/** The usual reading first: of equal scores its pairs are shown. */
export const readingsOf = ({ others, ...usual }: NormalName): readonly Reading[] => [usual, ...others]

function scoreReadings(given: Reading, listed: Reading): NameScore {
  const joined = jaroWinkler(given.joined, listed.joined)
  const { score, pairs } = scoreWords(given.words, listed.words)
  return { score: Math.max(score, joined >= leastAlikeJoined ? joined : 0), pairs }
}

function scoreWords(given: readonly Word[], listed: readonly Word[]): NameScore {
  const { pairs, shares, isWordShared } = pairWords(given, listed)
  // Initials alone prove nothing: "A.B. Trading" is not "Alpha Beta Trading".
  if (pairs.some(hasInitial) && !isWordShared) return { score: 0, pairs: [] }
  const weights = { given: weightOf(given), listed: weightOf(listed) }
  const whole = (shares.given + shares.listed) / (weights.given + weights.listed)
  const [shorter, longer] =
    weights.given <= weights.listed ? (['given', 'listed'] as const) : (['listed', 'given'] as const)
  const isTelling = (shorter === 'given' ? given : listed).filter(isTellingWord).length >= 2
  const part = isTelling
    ? (shares[shorter] / weights[shorter]) *
      (partOfLonger + (1 - partOfLonger) * (shares[longer] / weights[longer]))
    : 0
  return { score: Math.max(whole, part), pairs }
}

/** Two words, or a word and an initial. */
function likenessOf(one: string, other: string): number {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (shorter.length === 1 && longer.length > 1) return longer.startsWith(shorter) ? initialLikeness : 0
  return jaroWinkler(one, other)
}

const weightOf = (words: readonly Word[]): number => words.reduce((sum, { weight }) => sum + weight, 0)
const isTellingWord = ({ text, weight }: Word): boolean => weight >= text.length

const hasInitial = ({ given, listed }: WordPair): boolean => (given.length === 1) !== (listed.length === 1)

/** The best pairs first, each word once. `isWordShared`: two telling words are alike, and not only a word and its initial. */
function pairWords(given: readonly Word[], listed: readonly Word[]) {
  const all = given.flatMap((one) =>
    listed.flatMap((other) => {
      const score = likenessOf(one.text, other.text)
      return score < leastAlike ? [] : { one, other, score }
    }),
  )
  all.sort((a, b) => b.score - a.score || b.one.weight - a.one.weight)
  const taken = new Set<Word>()
  const pairs: WordPair[] = []
  const shares = { given: 0, listed: 0 }
  let isWordShared = false
  for (const { one, other, score } of all) {
    if (taken.has(one) || taken.has(other)) continue
    taken.add(one).add(other)
    pairs.push({ given: one.text, listed: other.text, score: Math.round(score * 1000) / 1000 })
    shares.given += score * one.weight
    shares.listed += score * other.weight
    isWordShared ||= [one, other].every((word) => word.text.length > 1 && isTellingWord(word))
  }
  return { pairs, shares, isWordShared }
}
