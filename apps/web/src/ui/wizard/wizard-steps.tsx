import { Check } from 'lucide-react'
import { classNames } from '../class-names.ts'

export type WizardPlace = {
  /** Names the steps: "Registration steps". */
  label: string
  steps: readonly { title: string }[]
  current: number
  /** The steps before this one are done; the current one if it is not given. */
  reached?: number
  faulty?: ReadonlySet<number> | undefined
  /** Makes the steps clickable; whether moving is allowed is decided there. */
  onStep?: (index: number) => void
  /** Beside each other, above a page that needs its whole width. */
  isRow?: boolean
}

const marks = {
  done: 'border-sea-fill bg-sea-fill text-white',
  current: 'border-sea bg-paper text-sea ring-4 ring-sea-wash',
  faulty: 'border-lost bg-lost-wash text-lost',
  ahead: 'border-line-2 bg-paper text-ink-2',
}
const words = { done: ', done', current: '', faulty: ', needs correcting', ahead: '' }

export function WizardSteps(props: WizardPlace) {
  const { label, steps, current, reached = current, faulty, onStep, isRow = false } = props
  const stateOf = (index: number): keyof typeof marks => {
    if (index === current) return 'current'
    if (faulty?.has(index)) return 'faulty'
    return index < reached ? 'done' : 'ahead'
  }
  return (
    <nav aria-label={label}>
      <ol
        className={
          isRow
            ? 'flex gap-x-6 gap-y-2 overflow-x-auto p-1.5 max-sm:gap-x-3'
            : 'flex gap-3 @max-[720px]:overflow-x-auto @max-[720px]:p-1.5 @[720px]:flex-col @[720px]:gap-0'
        }
      >
        {steps.map(({ title }, index) => (
          <li
            key={title}
            className={classNames('group relative flex-none', !isRow && '@[720px]:pb-6 @[720px]:last:pb-0')}
          >
            {!isRow && (
              <span
                className="absolute top-8 bottom-1 left-[13px] w-0.5 bg-line-2 group-last:hidden @max-[720px]:hidden"
                aria-hidden
              />
            )}
            <StepButton
              title={title}
              state={stateOf(index)}
              number={index + 1}
              onClick={onStep && (() => onStep(index))}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepButtonProps = {
  title: string
  state: keyof typeof marks
  number: number
  onClick: (() => void) | undefined
}

function StepButton({ title, state, number, onClick }: StepButtonProps) {
  const Tag = onClick ? 'button' : 'span'
  return (
    <Tag
      {...(onClick && { type: 'button', onClick })}
      aria-current={state === 'current' ? 'step' : undefined}
      className="flex items-center gap-3 rounded-md text-left"
    >
      <span
        className={classNames(
          'num grid size-7 flex-none place-items-center rounded-full border-[1.5px] text-xs font-semibold',
          marks[state],
        )}
      >
        {state === 'done' ? <Check size={14} strokeWidth={3} aria-hidden /> : number}
      </span>
      <span
        className={classNames(
          'leading-7',
          state === 'current' ? 'font-medium text-ink' : 'text-ink-2 max-sm:sr-only',
        )}
      >
        {title}
        {words[state] && <span className="sr-only">{words[state]}</span>}
      </span>
    </Tag>
  )
}
