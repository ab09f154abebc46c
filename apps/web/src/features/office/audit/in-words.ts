import { capitals } from '@tradelane/contract/primitives/identifier'

/** `kyb_status` as "Kyb status": the trail keeps the names of fields. */
export function nameInWords(name: string): string {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
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
