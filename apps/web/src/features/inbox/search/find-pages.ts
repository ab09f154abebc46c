import { useQuery } from '@tanstack/react-query'
import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import { staffFor } from '@tradelane/contract/primitives/staff'
import { profileQuery } from '../../../lib/session/profile.ts'
import { administratorQuery } from '../../../lib/session/staff.ts'
import { type FoundPage, pagesToFind } from './pages-to-find.ts'
import type { Reader } from './search-queries.ts'

/** The pages that a text finds among those of the reader's menu. */
export function useFoundPages(reader: Reader, text: string): FoundPage[] {
  const { data: user } = useQuery({ ...profileQuery, enabled: reader === 'company' })
  const { data: administrator } = useQuery({ ...administratorQuery, enabled: reader === 'office' })
  const isOpen = ({ staff, needsEscrow }: FoundPage) =>
    (!staff || (administrator && staffFor(staff).includes(administrator.role))) &&
    (!needsEscrow || user?.smart_escrow)
  return findPages(pagesToFind[reader].filter(isOpen), text)
}

/** Less than this begins too many words: it finds titles alone. */
const leastForWords = 3

/** Each typed word begins a word of the page, or is its singular or plural; those whose title has all of them come first. */
export function findPages(pages: readonly FoundPage[], typed: string): FoundPage[] {
  const parts = wordsIn(typed)
  if (parts.length === 0) return []
  const isIn = (text: string) => {
    const known = wordsIn(text)
    return parts.every((part) =>
      known.some((word) => word.startsWith(part) || singularOf(word) === singularOf(part)),
    )
  }
  const hasWords = parts.join('').length >= leastForWords
  const found = pages.filter(({ title, words }) => isIn(hasWords ? `${title} ${words}` : title))
  const isTitled = ({ title }: FoundPage) => isIn(title)
  return [...found.filter(isTitled), ...found.filter((page) => !isTitled(page))]
}

/** “currencies” and “currency”, “boxes” and “box”, “wallets” and “wallet”. */
const singularOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/(?<!s)s$/, '')

const wordsIn = (text: string): string[] =>
  foldSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
