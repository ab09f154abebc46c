import { capitals } from '@tradelane/contract/primitives/identifier'

/** What only engineers call so. */
const ownWords: Readonly<Record<string, string>> = { kyb: 'verification', uid: 'customer' }

/** `kyb_status` as "Verification status": the trail keeps the names of fields. */
export function nameInWords(name: string): string {
  const words = name
    .split(/[_-]+/)
    .map((word) => ownWords[word] ?? word)
    .join(' ')
    .trim()
  return `${capitals(words.slice(0, 1))}${words.slice(1)}`
}

export const stateInWords = (state: string | null | undefined): string =>
  state ? nameInWords(state.toLowerCase()) : '–'

type Line = { term: string; value: string }

/** What an object has, one line for each text in it, however deep. */
export function inWords(facts: unknown, above = ''): Line[] {
  if (facts === null || facts === undefined || facts === '') return []
  if (typeof facts !== 'object') return [{ term: above, value: String(facts) }]
  return Object.entries(facts).flatMap(([name, inner]) => {
    const own = Array.isArray(facts) ? String(Number(name) + 1) : nameInWords(name)
    return inWords(inner, above === '' ? own : `${above}, ${own}`)
  })
}
