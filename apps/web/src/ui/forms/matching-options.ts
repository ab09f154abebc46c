import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import type { SelectOption } from './select.tsx'

/**
 * Options with every typed word in label or code: first what is called so, then what starts with the text, then what has a word that does. Of
 * those that match equally, what is rarely meant comes last. Accents are ignored.
 */
export function matchingOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const words = foldSearch(typed).trim().split(/\s+/).filter(Boolean)
  // Every name starts with nothing: there would be no order but that of what is rarely meant.
  if (words.length === 0) return [...options]
  const found = options.filter(({ value, label, alsoFound = '' }) => {
    const text = foldSearch(`${label} ${value} ${alsoFound}`)
    return words.every((word) => text.includes(word))
  })
  const rank = ({ value, label, isRarelyMeant }: SelectOption) =>
    2 * distanceOf([label, value].map(foldSearch), words.join(' ')) + (isRarelyMeant ? 1 : 0)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

function distanceOf(names: readonly string[], text: string): number {
  if (names.includes(text)) return 0
  if (names.some((name) => name.startsWith(text))) return 1
  return names.some((name) => name.includes(` ${text}`)) ? 2 : 3
}

/** The one option that the typed text names, by label, code, or what else it is found by: who typed all of it has chosen it. */
export function namedOption(options: readonly SelectOption[], typed: string): SelectOption | undefined {
  const text = foldSearch(typed).trim()
  const [one, ...others] = options.filter(
    ({ value, label, alsoFound = '', isDisabled }) =>
      !isDisabled && [label, value, alsoFound].some((name) => foldSearch(name).trim() === text),
  )
  return text !== '' && others.length === 0 ? one : undefined
}
