import { useId } from 'react'

type RadioGroupProps<Choice extends string> = {
  label: string
  choices: readonly { value: Choice; label: string; help?: string }[]
  chosen: Choice
  onChoose: (choice: Choice) => void
}

/** A few choices, each with room for a sentence, of which one holds. */
export function RadioGroup<Choice extends string>(props: RadioGroupProps<Choice>) {
  const { label, choices, chosen, onChoose } = props
  const id = useId()
  return (
    <fieldset className="grid gap-3">
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
    </fieldset>
  )
}
