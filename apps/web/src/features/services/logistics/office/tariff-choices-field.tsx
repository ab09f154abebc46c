import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'

type ChoicesFieldProps<Values extends FieldValues, Choice extends string | number> = {
  control: Control<Values, unknown, FieldValues>
  name: FieldPath<Values>
  label: string
  choices: readonly { value: Choice; label: string }[]
}

/** Some of a few, in their order; the message is at the last. */
export function ChoicesField<Values extends FieldValues, Choice extends string | number>(
  props: ChoicesFieldProps<Values, Choice>,
) {
  const { control, name, label, choices } = props
  const { field, fieldState } = useController({ control, name })
  const chosen: readonly Choice[] = field.value
  const choose = (value: Choice, isChosen: boolean) =>
    field.onChange(
      choices.map((one) => one.value).filter((one) => (one === value ? isChosen : chosen.includes(one))),
    )
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {choices.map(({ value, label: text }, index) => (
          <Checkbox
            key={value}
            label={text}
            checked={chosen.includes(value)}
            onChange={({ target }) => choose(value, target.checked)}
            onBlur={field.onBlur}
            error={index === choices.length - 1 ? fieldState.error?.message : undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}
