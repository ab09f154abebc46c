import { X } from 'lucide-react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { SelectSearch } from '../../../../ui/forms/select-search.tsx'
import { useCountryOptions } from '../../../../ui/forms/use-country-options.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { areaName, portGroupOptions } from './tariff-words.ts'

type AreaFieldProps<Values extends FieldValues> = {
  control: Control<Values, unknown, FieldValues>
  name: FieldPath<Values>
  label: string
}

/** Port groups before countries. */
const useAreaOptions = () => [...portGroupOptions, ...useCountryOptions()]

/** A port group or a country. */
export function AreaField<Values extends FieldValues>({ control, name, label }: AreaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <SelectSearch
      label={label}
      placeholder="Port group or country"
      options={useAreaOptions()}
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
  const left = useAreaOptions().filter(({ value }) => !chosen.includes(value))
  return (
    <div className="grid content-start gap-2">
      <SelectSearch
        // Emptied after each choice.
        key={chosen.length}
        label={label}
        placeholder={chosen.length > 0 ? 'Add another one' : 'Everywhere'}
        options={left}
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
