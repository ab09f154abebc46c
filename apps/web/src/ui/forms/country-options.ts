import type { CodeListEntry } from '@tradelane/contract/lists/code-lists'
import type { SelectOption } from './select.tsx'

/** Of the list of countries, and of other places that can be chosen too: their names lead to them, and no longer to a country. */
export function countryOptions(
  list: readonly CodeListEntry[],
  others: readonly SelectOption[] = [],
): SelectOption[] {
  const countries = list.map(({ code, description, is_excluded = false, other_names = [] }) => ({
    ...{ value: code, label: description, isRarelyMeant: is_excluded },
    otherNames: other_names.filter((name) => others.every(({ label }) => label !== name)),
  }))
  if (others.length === 0) return countries
  return [...countries, ...others].sort((one, other) => one.label.localeCompare(other.label, 'en'))
}
