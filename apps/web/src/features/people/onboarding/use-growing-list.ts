import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { type FieldArrayPath, type FieldPath, useFieldArray, useFormContext } from 'react-hook-form'

/** A list of the form whose new entries start without errors, even if other entries have some. */
export function useGrowingList<Name extends FieldArrayPath<RegistrationInput>>(name: Name) {
  const { control, clearErrors } = useFormContext<RegistrationInput>()
  const list = useFieldArray<RegistrationInput, Name, 'key'>({ control, name, keyName: 'key' })
  const add = (entry: Parameters<typeof list.append>[0]) => {
    list.append(entry)
    // After a failed submit, the form validates a new entry as soon as it is rendered. Clear those errors: the user has
    // typed nothing there yet.
    setTimeout(() => clearErrors(`${name}.${list.fields.length}` as FieldPath<RegistrationInput>))
  }
  return { entries: list.fields, add, remove: list.remove }
}
