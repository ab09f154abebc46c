import { useSuspenseQuery } from '@tanstack/react-query'
import { codeListQuery } from '../../lib/queries/code-list.ts'
import { countryOptions } from './country-options.ts'
import type { SelectOption } from './select.tsx'
import { SelectSearch } from './select-search.tsx'

type CountryFieldProps = {
  label?: string
  help?: string
  value: string
  onChange: (code: string) => void
  onBlur: () => void
  isOptional: boolean
  isDisabled?: boolean
  error?: string | undefined
  /** Other places that can be chosen too, as `countryOptions` has them. */
  others?: readonly SelectOption[]
}

export function CountryField({ others, ...props }: CountryFieldProps) {
  const { data: list } = useSuspenseQuery(codeListQuery('COUNTRY_NAME', ''))
  const options = countryOptions(list, others)
  // A saved text that is not in the list is kept unchanged.
  const isKnown = props.value === '' || options.some(({ value }) => value === props.value)
  return (
    <SelectSearch
      label="Country"
      placeholder="Select a country"
      options={isKnown ? options : [{ value: props.value, label: props.value }, ...options]}
      {...props}
    />
  )
}
