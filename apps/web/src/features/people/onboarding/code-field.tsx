import { useSuspenseQuery } from '@tanstack/react-query'
import type { CodeListCategory } from '@tradelane/contract/lists/code-lists'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { useController, useFormContext } from 'react-hook-form'
import { countryName } from '../../../lib/format/country-names.ts'
import { codeListQuery } from '../../../lib/queries/code-list.ts'
import { profileQuery } from '../../../lib/session/profile.ts'
import { countryOptions } from '../../../ui/forms/country-options.ts'
import type { FieldProps } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { SelectSearch } from '../../../ui/forms/select-search.tsx'
import type { FieldName } from './fields.tsx'

type CodeFieldProps = FieldProps & {
  name: FieldName
  category: CodeListCategory
  placeholder: string
}

/** Lists with more entries than this get a search field. */
const mostEntriesUnsearched = 12

/** A choice from one of the code lists; the code is stored. */
export function CodeField({ name, category, placeholder, ...field }: CodeFieldProps) {
  const { data: user } = useSuspenseQuery(profileQuery)
  const { data: list } = useSuspenseQuery(codeListQuery(category, user.company_region))
  const { control } = useFormContext<RegistrationInput>()
  const {
    field: { value, ...controlled },
    fieldState: { error },
  } = useController({ name, control })
  const options = countryOptions(list).map((option) => ({
    ...option,
    // People type "Sweden" where the list says "Swedish".
    ...(category === 'NATIONALITY' && { alsoFound: countryName(option.value) }),
  }))
  const Control = options.length > mostEntriesUnsearched ? SelectSearch : Select
  return (
    <Control
      {...field}
      {...controlled}
      value={String(value ?? '')}
      options={options}
      placeholder={placeholder}
      error={error?.message}
    />
  )
}

/** Every country of ISO 3166. */
export function CountryField(props: FieldProps & { name: FieldName }) {
  return <CodeField category="COUNTRY_NAME" placeholder="Select a country" {...props} />
}
