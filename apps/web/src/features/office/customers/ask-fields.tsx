import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import {
  type askForm,
  mostRequirements,
  type RequirementTemplate,
  requirementKindNames,
  requirementTemplates,
} from '@tradelane/contract/onboarding/requirements'
import { Plus, X } from 'lucide-react'
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form'
import type { z } from 'zod/mini'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextArea, TextInput } from '../../../ui/forms/text-input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

type AskForm = UseFormReturn<z.input<typeof askForm>, unknown, z.output<typeof askForm>>

export const emptyRequirement = { template: 'own', kind: 'answer', is_mandatory: true } as const

const templates = Object.entries(requirementTemplates).map(([value, { title }]) => ({ value, label: title }))
const kinds = Object.entries(requirementKindNames).map(([value, label]) => ({ value, label }))
const orLeftOut = { setValueAs: (text: string | undefined) => text || undefined }

type AskFieldsProps = { form: AskForm; customer: CustomerProfile }

/** What is asked for: at least one thing. */
export function AskFields({ form, customer }: AskFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'requirements' })
  return (
    <>
      {fields.map(({ id }, index) => (
        <fieldset key={id} className="grid gap-4 rounded-md border border-line p-4">
          <legend className="sr-only">Request {index + 1}</legend>
          <div className="flex min-h-10 items-center justify-between">
            <strong className="font-medium">Request {index + 1}</strong>
            {fields.length > 1 && (
              <IconButton
                label={`Remove request ${index + 1}`}
                icon={X}
                isBare
                onClick={() => remove(index)}
              />
            )}
          </div>
          <OneRequest form={form} customer={customer} index={index} />
        </fieldset>
      ))}
      {fields.length < mostRequirements && (
        <Button className="justify-self-start" onClick={() => append(emptyRequirement)}>
          <Plus size={16} aria-hidden />
          Add another request
        </Button>
      )}
    </>
  )
}

function OneRequest({ form, customer, index }: AskFieldsProps & { index: number }) {
  const { control, register, setValue, formState } = form
  const at = `requirements.${index}` as const
  const template = useWatch({ control, name: `${at}.template` })
  const wrong = formState.errors.requirements?.[index]
  const persons = (customer.registration?.founders ?? []).flatMap(({ fid, first_name, last_name }) =>
    fid ? [{ value: fid, label: `${first_name} ${last_name}` }] : [],
  )
  const chosen = register(`${at}.template`, {
    // What it usually takes; another kind can be chosen after that.
    onChange: ({ target }) =>
      setValue(`${at}.kind`, requirementTemplates[target.value as RequirementTemplate].kind),
  })
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Select label="Request" options={templates} error={wrong?.template?.message} {...chosen} />
        <Select
          label="Answered by"
          options={kinds}
          error={wrong?.kind?.message}
          {...register(`${at}.kind`)}
        />
        <Select
          label="About"
          placeholder={customer.company_name}
          options={persons}
          error={wrong?.fid?.message}
          {...register(`${at}.fid`, orLeftOut)}
        />
      </div>
      {template === 'own' && (
        <TextInput
          label="Information needed"
          maxLength={200}
          autoComplete="off"
          error={wrong?.what?.message}
          {...register(`${at}.what`, orLeftOut)}
        />
      )}
      <TextArea
        label="Remark"
        isOptional
        rows={2}
        maxLength={1000}
        error={wrong?.remarks?.message}
        {...register(`${at}.remarks`, orLeftOut)}
      />
      <Checkbox label="The review waits for this answer" {...register(`${at}.is_mandatory`)} />
    </>
  )
}
