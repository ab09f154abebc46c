import type { ReactNode } from 'react'
import type { ListAddress } from '../../lib/browser/use-list-address.ts'
import { ChoiceButtons } from '../forms/choice-buttons.tsx'
import { SearchField } from '../forms/search-field.tsx'
import { Select } from '../forms/select.tsx'

/** A choice of states as a drop-down, or of a few lists as buttons. */
export type ListFilter<Choice extends string> = {
  label: string
  options: Partial<Record<Choice, string>>
  /** What is shown while nothing is chosen: the drop-down's empty entry, or one of the buttons. */
  everything: string
  isButtons?: boolean
}

type ListFiltersProps<Choice extends string> = {
  address: ListAddress<Choice>
  /** What can be searched for: "Search by number or company". */
  search?: string | undefined
  placeholder?: string | undefined
  filter?: ListFilter<Choice> | undefined
  /** Further controls. */
  children?: ReactNode
}

export function ListFilters<Choice extends string>(props: ListFiltersProps<Choice>) {
  const { address, search, placeholder, filter, children } = props
  return (
    <div className="flex flex-wrap items-center gap-3 p-5 pb-3 print:hidden last:pb-5 [header+&]:pt-0">
      {search && (
        <SearchField
          label={search}
          {...(placeholder && { placeholder })}
          value={address.search}
          onSearch={address.searchFor}
        />
      )}
      {filter && <Filter address={address} filter={filter} />}
      {children}
    </div>
  )
}

function Filter<Choice extends string>({
  address,
  filter,
}: {
  address: ListAddress<Choice>
  filter: ListFilter<Choice>
}) {
  const options = Object.entries(filter.options) as [Choice, string][]
  if (filter.isButtons)
    return (
      <ChoiceButtons
        label={filter.label}
        choices={Object.fromEntries([['', filter.everything], ...options]) as Record<Choice | '', string>}
        chosen={address.chosen ?? ''}
        onChoose={(choice) => address.choose(choice || undefined)}
      />
    )
  return (
    <Select
      label={filter.label}
      isLabelHidden
      isOptional
      placeholder={filter.everything}
      options={options.map(([value, label]) => ({ value, label }))}
      value={address.chosen ?? ''}
      onChange={({ target }) => address.choose((target.value as Choice) || undefined)}
      className="w-full sm:w-52"
    />
  )
}
