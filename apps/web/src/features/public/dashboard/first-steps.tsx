import { Check, ChevronRight } from 'lucide-react'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { RowLink } from '../../../ui/lists/row-link.tsx'
import type { FirstStep } from './use-first-steps.ts'

/** What a new company does first, each with a link to the page where it is done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <Card title="First steps" isFlush>
      <ol className="divide-y divide-line border-t border-line">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} />
        ))}
      </ol>
    </Card>
  )
}

function Step({ step: { title, text, isDone, to }, number }: { step: FirstStep; number: number }) {
  return (
    <li
      className={classNames('relative flex items-center gap-4 px-5 py-3.5', !isDone && to && 'hover:bg-mist')}
    >
      <span
        aria-hidden
        className={classNames(
          'num grid size-7 flex-none place-items-center rounded-full border font-medium',
          isDone ? 'border-done-line bg-done-wash text-done' : 'border-line-2 text-ink-2',
        )}
      >
        {isDone ? <Check size={16} /> : number}
      </span>
      <span className="min-w-0">
        {isDone ? (
          <span className="font-medium text-ink-2">
            {title}
            <span className="sr-only">, done</span>
          </span>
        ) : (
          <RowLink to={to}>{title}</RowLink>
        )}
        <span className="block text-xs text-ink-2">{text}</span>
      </span>
      {!isDone && to && <ChevronRight size={18} className="ml-auto flex-none text-sea" aria-hidden />}
    </li>
  )
}
