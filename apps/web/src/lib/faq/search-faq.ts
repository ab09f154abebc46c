import MiniSearch, { type SearchResult } from 'minisearch'
import { faq } from './faq.ts'
import type { FaqEntry } from './faq-entry.ts'
import { saidWords } from './said-words.ts'

const entries = new Map(faq.flatMap((group) => group.entries).map((entry) => [entry.id, entry]))

const index = new MiniSearch<FaqEntry>({
  fields: ['question', 'terms', 'answer'],
  processTerm: (term) => singular(term.toLowerCase()),
  searchOptions: { boost: { question: 3, terms: 2 } },
})
index.addAll([...entries.values()])

/**
 * The entries that speak of what was asked, best first. An entry has to know at least half of the words: a question
 * about something else shares one with many, and is better answered by saying that nothing was found.
 */
export function searchFaq(question: string): FaqEntry[] {
  const words = saidWords(question)
  const found = new Map<string, { known: number; score: number }>()
  for (const said of words) {
    for (const [id, score] of scoresOf(said)) {
      const before = found.get(id) ?? { known: 0, score: 0 }
      found.set(id, { known: before.known + 1, score: before.score + score })
    }
  }
  return [...found]
    .filter(([, { known }]) => known * 2 >= words.length)
    .sort(([, a], [, b]) => b.known - a.known || b.score - a.score)
    .flatMap(([id]) => entries.get(id) ?? [])
}

/** A word, or what else it may be called. As a typing error it is read only where it is no word that we know. */
function scoresOf(said: readonly string[]): Map<string, number> {
  const query = said.join(' ')
  const exact = index.search(query, { prefix: (term) => term.length > 2 })
  const hits =
    exact.length > 0 ? exact : index.search(query, { fuzzy: mostWrongLetters }).filter(isTypingError)
  return new Map(hits.map(({ id, score }) => [id as string, score]))
}

/** Two letters that changed places count as two. */
const mostWrongLetters = (term: string): number | false => (term.length > 5 ? 2 : term.length > 3 && 1)

/** People rarely get the first letter wrong: another one means another word. */
const isTypingError = ({ match, queryTerms }: SearchResult): boolean =>
  Object.keys(match).some((term) => queryTerms.some((said) => said[0] === term[0]))

function singular(term: string): string {
  return term.length > 3 ? term.replace(/(?<![su])s$/, '') : term
}
