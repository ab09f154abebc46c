import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'

type ChoiceButtonsProps<Choice extends string> = {
  /** Heard, not seen. */
  label: string
  choices: Record<Choice, string>
  chosen: Choice
  onChoose: (choice: Choice) => void
  className?: string
}

/** A few choices side by side, of which one holds. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { label, choices, chosen, onChoose, className } = props
  return (
    <fieldset aria-label={label} className={classNames('flex flex-wrap gap-1', className)}>
      {(Object.keys(choices) as Choice[]).map((choice) => (
        <Button
          key={choice}
          size="sm"
          tone={choice === chosen ? 'chosen' : 'plain'}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {choices[choice]}
        </Button>
      ))}
    </fieldset>
  )
}
