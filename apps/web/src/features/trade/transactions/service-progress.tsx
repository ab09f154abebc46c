import { useMay } from '../../../lib/session/roles.ts'
import { DefinitionList } from '../../../ui/records/definition-list.tsx'
import { nextTitle } from '../../../ui/records/next-step.tsx'
import { ProgressBar } from '../../../ui/wizard/progress-bar.tsx'
import type { Progress } from './shown-service.ts'

/** How far a service is: its figures, its step, and who acts next. */
export function ServiceProgress({ progress: { facts, state, step, next } }: { progress: Progress }) {
  const mayApprove = useMay('approver')
  return (
    <div className="mt-3 grid gap-3">
      <DefinitionList layout="summary" facts={facts} />
      <div>
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="font-medium">{state}</span>
          {step && (
            <span className="num text-ink-2">
              Step {step.done} of {step.of}
            </span>
          )}
        </p>
        {step && <ProgressBar label="Progress" share={step.done / step.of} />}
      </div>
      {next && (
        <p className="text-ink-2">
          <span className="font-medium text-ink">{nextTitle(next.who, { mayApprove })}.</span> {next.text}
        </p>
      )}
    </div>
  )
}
