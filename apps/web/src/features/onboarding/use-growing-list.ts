import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { type FieldArrayPath, type FieldPath, useFieldArray, useFormContext } from 'react-hook-form'

/** A list of the form whose new entries start without complaints, also after others have been found faulty. */
export function useGrowingList<Name extends FieldArrayPath<RegistrationInput>>(name: Name) {
  const { control, clearErrors } = useFormContext<RegistrationInput>()
  const list = useFieldArray<RegistrationInput, Name, 'key'>({ control, name, keyName: 'key' })
  const add = (entry: Parameters<typeof list.append>[0]) => {
    list.append(entry)
    // Once it has been saved in vain the form judges a new entry as soon as it is drawn: take that back, nobody has
    // typed there yet.
    setTimeout(() => clearErrors(`${name}.${list.fields.length}` as FieldPath<RegistrationInput>))
  }
  return { entries: list.fields, add, remove: list.remove }
}
