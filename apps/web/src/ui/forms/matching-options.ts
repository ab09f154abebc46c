import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import type { SelectOption } from './select.tsx'

/**
 * Options with every typed word in label or code: first what is called so, also by another name, then what starts with the text, then what
 * has a word that does. Of those that match equally, what is rarely meant comes last. Accents are ignored.
 */
export function matchingOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const words = foldSearch(typed).trim().split(/\s+/).filter(Boolean)
  // Every name starts with nothing: there would be no order but that of what is rarely meant.
  if (words.length === 0) return [...options]
  const found = options.filter(({ value, label, alsoFound = '', otherNames = [] }) => {
    const text = foldSearch([label, value, alsoFound, ...otherNames].join(' '))
    return words.every((word) => text.includes(word))
  })
  const rank = (option: SelectOption) =>
    isCalled(option, typed) ? -1 : 2 * distanceOf(option, words.join(' ')) + (option.isRarelyMeant ? 1 : 0)
  return found.toSorted((one, other) => rank(one) - rank(other))
}

/** By one of its names, spelled so: folded, "UAE" is the code of Ukraine too. */
const isCalled = ({ value, label, otherNames = [] }: SelectOption, typed: string): boolean =>
  [label, value, ...otherNames].some((name) => name.toLowerCase() === typed.trim().toLowerCase())

function distanceOf({ value, label, otherNames = [] }: SelectOption, text: string): number {
  const names = [label, value].map(foldSearch)
  if ([...names, ...otherNames.map(foldSearch)].includes(text)) return 0
  if (names.some((name) => name.startsWith(text))) return 1
  return names.some((name) => name.includes(` ${text}`)) ? 2 : 3
}

/** The one option that the typed text names, by label, code, other names, or what else it is found by: who typed all of it has chosen it. */
export function namedOption(options: readonly SelectOption[], typed: string): SelectOption | undefined {
  const text = foldSearch(typed).trim()
  const named = options.filter(
    ({ value, label, alsoFound = '', otherNames = [], isDisabled }) =>
      !isDisabled &&
      [label, value, alsoFound, ...otherNames].some((name) => foldSearch(name).trim() === text),
  )
  const spelled = named.filter((option) => isCalled(option, typed))
  const [one, ...others] = spelled.length > 0 ? spelled : named
  return text !== '' && others.length === 0 ? one : undefined
}
