import MiniSearch, { type SearchResult } from 'minisearch'
import { faq } from './faq.ts'
import type { FaqEntry } from './faq-entry.ts'
import { saidWords, sayings } from './said-words.ts'

const entries = new Map(faq.flatMap((group) => group.entries).map((entry) => [entry.id, entry]))

const index = new MiniSearch<FaqEntry>({
  fields: ['question', 'terms', 'answer'],
  processTerm: (term) => singular(term.toLowerCase()),
  searchOptions: { boost: { question: 3, terms: 2 } },
})
index.addAll([...entries.values()])

/**
 * The matching entries, best first: those that contain the most words of the question. If the best entry has fewer than
 * half of the words, the result is empty: a question on another topic shares a word with many entries.
 */
export function searchFaq(question: string): FaqEntry[] {
  const words = saidWords(question)
  const found = new Map<string, { known: number; score: number }>()
  for (const word of words) {
    for (const [id, score] of scoresOf(word)) {
      const before = found.get(id) ?? { known: 0, score: 0 }
      found.set(id, { known: before.known + 1, score: before.score + score })
    }
  }
  const most = Math.max(...[...found.values()].map(({ known }) => known), words.length / 2)
  return [...found]
    .filter(([, { known }]) => known >= most)
    .sort(([, a], [, b]) => b.score - a.score)
    .flatMap(([id]) => entries.get(id) ?? [])
}

/** The best score of a word and its synonyms. Several synonyms in one entry do not raise its score. */
function scoresOf(word: string): Map<string, number> {
  const scores = new Map<string, number>()
  for (const { id, score } of sayings(word).flatMap(hitsOf))
    scores.set(id, Math.max(score, scores.get(id) ?? 0))
  return scores
}

/** A word counts as a typing error only if it is unknown. */
function hitsOf(word: string): SearchResult[] {
  const exact = index.search(word, { prefix: word.length > 2 })
  if (exact.length > 0) return exact
  const swapped = swapsOf(word)
    .flatMap(sayings)
    .flatMap((each) => index.search(each))
  return swapped.length > 0
    ? swapped
    : index.search(word, { fuzzy: mostWrongLetters(word) }).filter(isTypingError)
}

/** The word with each pair of neighbouring letters swapped, the most common error. */
const swapsOf = (word: string): string[] =>
  [...word].slice(1).map((_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2))

const mostWrongLetters = (word: string): number => (word.length > 5 ? 2 : word.length > 3 ? 1 : 0)

/** The first letter is rarely wrong: another first letter means another word. */
const isTypingError = ({ match, queryTerms }: SearchResult): boolean =>
  Object.keys(match).some((term) => queryTerms.some((said) => said[0] === term[0]))

function singular(term: string): string {
  return term.length > 3 ? term.replace(/(?<![su])s$/, '') : term
}
