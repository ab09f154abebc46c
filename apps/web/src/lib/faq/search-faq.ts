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

/** How many words of the question an entry has: anywhere, and in its question or its search words. */
type Match = { known: number; titled: number; score: number }

/**
 * The matching entries, best first: those that contain the most words of the question. A weak match is no answer: a
 * question on another topic shares a word or two with many entries. So an entry must have most of the words, and at
 * least one of them in its own question or search words.
 */
export function searchFaq(question: string): FaqEntry[] {
  const words = saidWords(question)
  const found = new Map<string, Match>()
  for (const word of words) {
    for (const [id, { score, isTitled }] of hitsByEntry(word)) {
      const before = found.get(id) ?? { known: 0, titled: 0, score: 0 }
      found.set(id, {
        known: before.known + 1,
        titled: before.titled + Number(isTitled),
        score: before.score + score,
      })
    }
  }
  const most = Math.max(0, ...[...found.values()].map(({ known }) => known))
  if (most <= words.length / 2) return []
  return [...found]
    .filter(([, { known, titled }]) => known === most && titled > 0)
    .sort(([, a], [, b]) => b.score - a.score)
    .flatMap(([id]) => entries.get(id) ?? [])
}

type Hit = { score: number; isTitled: boolean }

/** The best score of a word and its synonyms. Several synonyms in one entry do not raise its score. */
function hitsByEntry(word: string): Map<string, Hit> {
  const hits = new Map<string, Hit>()
  for (const { id, score, match } of sayings(word).flatMap(hitsOf)) {
    const before = hits.get(id) ?? { score: 0, isTitled: false }
    const isTitled = Object.values(match).some((fields) => fields.some((field) => field !== 'answer'))
    hits.set(id, { score: Math.max(score, before.score), isTitled: before.isTitled || isTitled })
  }
  return hits
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
