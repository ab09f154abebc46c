import {
  answerLabels,
  type CheckAnswer,
  checkAnswers,
  type pointsOf,
} from '@tradelane/contract/quality-assurance/checklist'
import { type InspectionService, serviceNames } from '@tradelane/contract/quality-assurance/rules'
import { useId } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { FieldNote } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import type { Faults, Report } from './report-values.ts'

type Point = ReturnType<typeof pointsOf>[number]
type CheckPointsProps = {
  report: Report
  change: (changes: Partial<Report>) => void
  faults: Faults
  points: readonly Point[]
}

/** The checklist, one card for each ordered service. */
export function CheckPoints({ points, ...part }: CheckPointsProps) {
  const services = [...new Set(points.map(({ service }) => service))]
  return services.map((service: InspectionService) => (
    <Card key={service} title={`Checklist: ${serviceNames[service]}`}>
      <div className="grid gap-5">
        {points
          .filter((point) => point.service === service)
          .map((point) => (
            <CheckPoint key={point.code} point={point} {...part} />
          ))}
      </div>
    </Card>
  ))
}

function CheckPoint({ point, report, change, faults }: Omit<CheckPointsProps, 'points'> & { point: Point }) {
  const { code, label } = point
  const check = report.checks[code] ?? { answer: '' as const, note: '' }
  const id = useId()
  const error = faults[`checks.${code}.answer`]
  const set = (changes: { answer?: CheckAnswer; note?: string }) =>
    change({ checks: { ...report.checks, [code]: { ...check, ...changes } } })
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid={error ? true : undefined}
      className="grid gap-2"
    >
      <legend className="mb-2 font-medium">{label}</legend>
      <div className="grid grid-cols-3 gap-2">
        {checkAnswers.map((answer) => (
          <label
            key={answer}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-md border border-line px-2 text-center has-checked:border-sea has-checked:bg-sea-wash has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={id}
              checked={check.answer === answer}
              onChange={() => set({ answer })}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {answerLabels[answer]}
          </label>
        ))}
      </div>
      {error && <FieldNote id={`${id}-error`} error={error} />}
      {(check.answer === 'fail' || check.note !== '') && (
        <TextArea
          label={`Note: ${label}`}
          rows={2}
          isOptional={check.answer !== 'fail'}
          value={check.note}
          onChange={({ target }) => set({ note: target.value })}
          error={faults[`checks.${code}.note`]}
        />
      )}
    </fieldset>
  )
}
