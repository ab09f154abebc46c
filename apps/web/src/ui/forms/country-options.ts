import type { CodeListEntry } from '@tradelane/contract/lists/code-lists'
import type { SelectOption } from './select.tsx'

/** Of the list of countries, and of parts of countries that can be chosen too: their names lead to them, and no longer to the country. */
export function countryOptions(
  list: readonly CodeListEntry[],
  parts: readonly SelectOption[] = [],
): SelectOption[] {
  const countries = list.map(({ code, description, is_excluded = false, other_names = [] }) => ({
    ...{ value: code, label: description, isRarelyMeant: is_excluded },
    otherNames: other_names.filter((name) => parts.every(({ label }) => label !== name)),
  }))
  if (parts.length === 0) return countries
  return [...countries, ...parts].sort((one, other) => one.label.localeCompare(other.label, 'en'))
}
