import { useSuspenseQuery } from '@tanstack/react-query'
import { codeListQuery } from '../../lib/queries/code-list.ts'
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
}

export function CountryField(props: CountryFieldProps) {
  const { data: list } = useSuspenseQuery(codeListQuery('COUNTRY_NAME', ''))
  const options = list.map(({ code, description, is_excluded = false, other_names = [] }) => ({
    ...{ value: code, label: description, isRarelyMeant: is_excluded, otherNames: other_names },
  }))
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
