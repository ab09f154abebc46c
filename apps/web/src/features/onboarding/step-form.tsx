import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { type ReactNode, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form'
import type { z } from 'zod/mini'
import { showRefusedFields, useContractForm } from '../../lib/forms/use-contract-form.ts'

export type StepProps = {
  values: RegistrationInput
  /** Told at every change, so that a reload finds it. */
  onChange: (values: Partial<RegistrationInput>) => void
  /** The fields of this step are in order. */
  onValid: () => void
  /** What the server refused of this step's fields, to be shown beside them. */
  refusal: unknown
  /** The last line: `WizardActions`. */
  actions: ReactNode
}

type StepFormProps<In extends FieldValues, Out extends FieldValues> = StepProps & {
  title: string
  schema: z.ZodMiniType<Out, In> & { shape: object }
  children: ReactNode
}

/** One step's form: held to its own fields only, so that Next judges nothing of the steps to come. */
export function StepForm<In extends Partial<RegistrationInput>, Out extends FieldValues>(
  props: StepFormProps<In, Out>,
) {
  const { title, schema, values, onChange, onValid, refusal, children, actions } = props
  const form = useContractForm(schema, partOf(values, Object.keys(schema.shape)) as DefaultValues<In>)
  const heading = useHeadingFocus(refusal === undefined)
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  )
  // Once for each refusal, not whenever the form changes.
  useEffect(() => {
    if (refusal !== undefined) showRefusedFields(form, refusal)
  }, [refusal])
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(onValid)}>
        <h2 ref={heading} tabIndex={-1} className="mb-5 text-lg font-semibold outline-none">
          {title}
        </h2>
        {children}
        {actions}
      </form>
    </FormProvider>
  )
}

function partOf(values: RegistrationInput, names: readonly string[]) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

/** A new step begins at its heading, for eyes and screen readers alike; the page itself begins where pages do. */
function useHeadingFocus(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isWanted || document.activeElement === document.body) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return heading
}
