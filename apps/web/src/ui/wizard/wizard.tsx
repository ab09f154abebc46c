import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { type WizardPlace, WizardSteps } from './wizard-steps.tsx'

type WizardProps = WizardPlace & {
  /** For moving the focus to the step's heading. */
  heading?: Ref<HTMLHeadingElement>
  /** False if the page's own title already names the step. */
  hasHeading?: boolean
  /** The form of the current step, ending in `WizardActions`. */
  children: ReactNode
  /** Which trade it is for, above everything. */
  trade?: ReactNode
  /** A summary of the entries; beside the form if there is room, else below it. */
  summary?: ReactNode
  /** For a step with a table: it takes the whole width, and the summary is below it. */
  isWide?: boolean
}

/** Steps at the left (above on narrow screens), the form in the middle, what is known so far at the right. */
export function Wizard(props: WizardProps) {
  const { heading, hasHeading = true, children, trade, summary, isWide = false, ...place } = props
  const width = isWide ? '' : 'max-w-form'
  return (
    <div className="@container">
      {trade && <div className="mb-4">{trade}</div>}
      <div
        className={classNames(
          'grid grid-cols-1 gap-x-8 gap-y-6 @[720px]:grid-cols-[172px_minmax(0,1fr)]',
          Boolean(summary) && !isWide && '@[1000px]:grid-cols-[172px_minmax(0,640px)_minmax(320px,1fr)]',
        )}
      >
        {/* In view also beside a long step. */}
        <div className="self-start @[720px]:sticky @[720px]:top-6">
          <WizardSteps {...place} />
        </div>
        <div className={classNames('w-full rounded-lg border border-line bg-paper p-5 sm:p-6', width)}>
          {hasHeading && (
            <h2 ref={heading} tabIndex={-1} className="mb-5 text-lg font-semibold outline-none">
              {place.steps[place.current]?.title}
            </h2>
          )}
          {children}
        </div>
        {summary && (
          <div
            className={classNames('w-full @[720px]:col-start-2', width, !isWide && '@[1000px]:col-start-3')}
          >
            {summary}
          </div>
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
