import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'

export type WizardStep = { title: string; state: 'done' | 'current' | 'faulty' | 'ahead' }

const marks = {
  done: 'border-sea-fill bg-sea-fill text-white',
  current: 'border-sea bg-paper text-sea ring-4 ring-sea-wash',
  faulty: 'border-lost bg-lost-wash text-lost',
  ahead: 'border-line-2 bg-paper text-ink-2',
}
const words = { done: ', done', current: '', faulty: ', needs correcting', ahead: '' }

type WizardStepsProps = { label: string; steps: readonly WizardStep[]; onStep?: (index: number) => void }

export function WizardSteps({ label, steps, onStep }: WizardStepsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex gap-3 @max-[720px]:overflow-x-auto @max-[720px]:p-1.5 @[720px]:flex-col @[720px]:gap-0">
        {steps.map((step, index) => (
          <li key={step.title} className="group relative flex-none @[720px]:pb-6 @[720px]:last:pb-0">
            <span
              className="absolute top-8 bottom-1 left-[13px] w-0.5 bg-line-2 group-last:hidden @max-[720px]:hidden"
              aria-hidden
            />
            <StepButton step={step} number={index + 1} onClick={onStep && (() => onStep(index))} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepButtonProps = { step: WizardStep; number: number; onClick: (() => void) | undefined }

function StepButton({ step: { title, state }, number, onClick }: StepButtonProps) {
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
