import type { ReactNode } from 'react'
import { type WizardStep, WizardSteps } from './wizard-steps.tsx'

type WizardProps = {
  /** Names the steps: "Registration steps". */
  label: string
  steps: readonly WizardStep[]
  /** Makes the steps clickable; whether moving is allowed is decided there. */
  onStep?: (index: number) => void
  /** The form of the current step, ending in `WizardActions`. */
  children: ReactNode
  /** A summary of the entries; beside the form if there is room, else below it. */
  summary?: ReactNode
}

/** Steps at the left (above on narrow screens), the form in the middle, what is known so far at the right. */
export function Wizard({ label, steps, onStep, children, summary }: WizardProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @[720px]:grid-cols-[172px_minmax(0,1fr)] @[1000px]:grid-cols-[172px_minmax(0,640px)_minmax(232px,1fr)]">
        <WizardSteps label={label} steps={steps} {...(onStep && { onStep })} />
        <div className="w-full max-w-form rounded-lg border border-line bg-paper p-5 sm:p-6">{children}</div>
        {summary && (
          <div className="w-full max-w-form @[720px]:col-start-2 @[1000px]:col-start-3">{summary}</div>
        )}
      </div>
    </div>
  )
}

type WizardActionsProps = { back?: ReactNode; extra?: ReactNode; next: ReactNode }

/** The last line of every step: Back at the left, Next at the right, always in the same place. */
export function WizardActions({ back, extra, next }: WizardActionsProps) {
  return (
    <div className="mt-6 flex gap-3 border-t border-line pt-5 max-sm:flex-col-reverse sm:flex-wrap sm:items-center">
      {back}
      <span className="flex-1 max-sm:hidden" />
      {extra}
      {next}
    </div>
  )
}
