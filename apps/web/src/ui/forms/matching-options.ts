import { foldSearch } from '@tradelane/contract/primitives/fold-search'
import type { SelectOption } from './select.tsx'

/** Options with every typed word in label or code; those that start with the text come first. Accents are ignored. */
export function matchingOptions(options: readonly SelectOption[], typed: string): SelectOption[] {
  const words = foldSearch(typed).trim().split(/\s+/).filter(Boolean)
  const found = options.filter(({ value, label, alsoFound = '' }) => {
    const text = foldSearch(`${label} ${value} ${alsoFound}`)
    return words.every((word) => text.includes(word))
  })
  const begins = (option: SelectOption) =>
    [option.label, option.value].some((text) => foldSearch(text).startsWith(words.join(' ')))
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
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
