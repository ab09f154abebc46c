import {
  actionLabels,
  actionStates,
  auditQuestions,
} from '@tradelane/contract/quality-assurance/audit-questions'
import { X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DateInput, TextArea, TextInput } from '../../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { AuditFormState } from './audit-values.ts'

const grades = [
  { value: 'major', label: 'Major' },
  { value: 'minor', label: 'Minor' },
]
const states = actionStates.map((value) => ({ value, label: actionLabels[value] }))

/** What was found at questions that are not met, and what the supplier does about each. */
export function FindingFields({ form }: { form: AuditFormState }) {
  const { control, watch } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'findings' })
  const answers = watch('answers')
  const faulty = auditQuestions.filter(({ code }) => answers[code] === 'no' || answers[code] === 'partly')
  const add = (question: string) =>
    append({
      question: question as never,
      grade: 'minor',
      description: '',
      action: '',
      owner: '',
      due_on: '',
      state: 'open',
    })
  return (
    <Card title="Findings and corrective actions">
      <div className="grid gap-5">
        {fields.map(({ id }, index) => (
          <Finding key={id} form={form} index={index} faulty={faulty} onRemove={() => remove(index)} />
        ))}
        {faulty.length === 0 ? (
          <p className="text-ink-2">Findings belong to questions that are answered with no or partly.</p>
        ) : (
          <Button onClick={() => add(faulty[0]?.code ?? '')} className="justify-self-start">
            Add finding
          </Button>
        )}
      </div>
    </Card>
  )
}

type FindingProps = {
  form: AuditFormState
  index: number
  faulty: readonly { code: string; text: string }[]
  onRemove: () => void
}

function Finding({ form: { register, formState }, index, faulty, onRemove }: FindingProps) {
  const errors = formState.errors.findings?.[index]
  const name = `Finding ${index + 1}`
  return (
    <fieldset className="grid gap-4 rounded-md border border-line p-4">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between">
        <strong className="font-medium">{name}</strong>
        <IconButton label={`Remove ${name.toLowerCase()}`} icon={X} isBare onClick={onRemove} />
      </div>
      <Select
        label="Question"
        options={faulty.map(({ code, text }) => ({ value: code, label: text }))}
        error={errors?.question?.message}
        {...register(`findings.${index}.question`)}
      />
      <TextArea
        label="Description"
        rows={2}
        maxLength={1000}
        error={errors?.description?.message}
        {...register(`findings.${index}.description`)}
      />
      <TextArea
        label="Corrective action"
        rows={2}
        maxLength={1000}
        error={errors?.action?.message}
        {...register(`findings.${index}.action`)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label="Owner"
          maxLength={100}
          help="Who answers for it at the supplier"
          error={errors?.owner?.message}
          {...register(`findings.${index}.owner`)}
        />
        <DateInput label="Due" error={errors?.due_on?.message} {...register(`findings.${index}.due_on`)} />
        <Select label="Grade" options={grades} {...register(`findings.${index}.grade`)} />
        <Select label="Action" options={states} {...register(`findings.${index}.state`)} />
      </div>
    </fieldset>
  )
}
