import { useId } from 'react'
import { FieldNote } from './field.tsx'

type RadioGroupProps<Choice extends string> = {
  label: string
  choices: readonly { value: Choice; label: string; help?: string }[]
  /** Undefined until one is chosen. */
  chosen: Choice | undefined
  onChoose: (choice: Choice) => void
  error?: string | undefined
}

/** A few choices, each with room for a sentence, of which one holds. */
export function RadioGroup<Choice extends string>(props: RadioGroupProps<Choice>) {
  const { label, choices, chosen, onChoose, error } = props
  const id = useId()
  return (
    <fieldset
      className="grid gap-3"
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ value, label: name, help }) => (
          <div
            key={value}
            className="relative flex gap-2.5 rounded-md border border-line p-3 has-checked:border-sea has-checked:bg-sea-wash"
          >
            <input
              type="radio"
              id={`${id}-${value}`}
              name={id}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              aria-describedby={help ? `${id}-${value}-help` : undefined}
              className="relative z-1 mt-0.5 size-4.5 flex-none accent-sea-fill"
            />
            <div>
              <label
                htmlFor={`${id}-${value}`}
                className="font-medium after:absolute after:inset-0 after:cursor-pointer"
              >
                {name}
              </label>
              {help && (
                <p id={`${id}-${value}-help`} className="mt-0.5 text-xs text-ink-2">
                  {help}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
      {error && <FieldNote id={`${id}-error`} error={error} />}
    </fieldset>
  )
}
