import { X } from 'lucide-react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { areaName, areaOptions } from './tariff-words.ts'

type AreaFieldProps<Values extends FieldValues> = {
  control: Control<Values, unknown, FieldValues>
  name: FieldPath<Values>
  label: string
}

/** A port group or a country. */
export function AreaField<Values extends FieldValues>({ control, name, label }: AreaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectSearch
      label={label}
      placeholder="Port group or country"
      options={areaOptions}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      ref={field.ref}
    />
  )
}

/** Several of them; none is no condition. */
export function AreasField<Values extends FieldValues>({ control, name, label }: AreaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const chosen: readonly string[] = field.value
  return (
    <div className="grid content-start gap-2">
      <SelectSearch
        // Emptied after each choice.
        key={chosen.length}
        label={label}
        placeholder={chosen.length > 0 ? 'Add another one' : 'Everywhere'}
        options={areaOptions.filter(({ value }) => !chosen.includes(value))}
        value=""
        onChange={(code) => code && field.onChange([...chosen, code])}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        ref={field.ref}
      />
      {chosen.length > 0 && (
        <ul aria-label={`${label}: chosen`} className="flex flex-wrap gap-2">
          {chosen.map((code) => (
            <li key={code} className="flex items-center gap-1 rounded-md border border-line pl-3">
              {areaName(code)}
              <IconButton
                label={`Remove ${areaName(code)}`}
                icon={X}
                isBare
                onClick={() => field.onChange(chosen.filter((one) => one !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
