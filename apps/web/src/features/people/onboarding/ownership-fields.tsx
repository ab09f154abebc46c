import { type Owner, unlistedPart } from '@tradelane/contract/onboarding/ownership'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import type { FieldProps } from '../../../ui/forms/field.tsx'
import { NumberField } from '../../../ui/forms/number-field.tsx'

/** How much of the company a person owns. */
export function PercentField({ name, ...props }: FieldProps & { name: string }) {
  const { control } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  const { disabled: _, ...wiring } = field
  return (
    <NumberField
      {...props}
      {...wiring}
      value={field.value ?? ''}
      unit="%"
      decimals={2}
      error={fieldState.error?.message}
    />
  )
}

/** Asked for where those in the list leave room for another owner of 25 % or more. */
export function NoOtherOwner({ list }: { list: 'founders' | 'owners' }) {
  const { control, register, getFieldState, formState, clearErrors } = useFormContext()
  const owners: Owner[] = useWatch({ control, name: list })
  const part = unlistedPart(owners)
  if (!part) return null
  return (
    <Checkbox
      label="No other person owns 25 % or more of the company"
      help={`Persons who are not in this list own ${part}. Add each of them who owns 25 % or more, or confirm that there is none.`}
      error={getFieldState('no_other_owner', formState).error?.message}
      {...register('no_other_owner', { onChange: () => clearErrors('no_other_owner') })}
    />
  )
}
