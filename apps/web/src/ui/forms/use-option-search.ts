import { useState } from 'react'
import { useSettled } from '../../lib/forms/use-settled.ts'
import type { SelectOption } from './select.tsx'

const longestSearch = 100

type Found = {
  options: SelectOption[]
  isFetching: boolean
  /** '' while nothing is chosen. */
  value: string
  onChange: (value: string, label: string) => void
  /** Offered before anything is typed, such as the choice to add one. */
  first?: SelectOption[]
}

/** A `SelectSearch` whose options the server searches, for lists that may have more than one page. */
export function useOptionSearch(before?: SelectOption) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(before)
  const wanted = typed.trim().slice(0, longestSearch)
  const search = useSettled(wanted)
  const fieldOf = ({ options: found, isFetching, value, onChange, first = [] }: Found) => {
    const options = typed === '' ? withChosen([...first, ...found], chosen) : found
    return {
      options,
      value,
      onChange: (next: string) => {
        const option = options.find((one) => one.value === next)
        setChosen(option)
        onChange(next, option?.label ?? '')
      },
      onSearch: setTyped,
      emptyText: isFetching || search !== wanted ? 'Searching…' : 'No results',
    }
  }
  return { search, fieldOf }
}

/** What was found and chosen stays on offer once the search is empty again. */
const withChosen = (options: SelectOption[], chosen: SelectOption | undefined): SelectOption[] =>
  !chosen || options.some(({ value }) => value === chosen.value) ? options : [...options, chosen]
