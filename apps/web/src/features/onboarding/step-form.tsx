import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { type ReactNode, useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, FormProvider } from 'react-hook-form'
import type { z } from 'zod/mini'
import { showRefusedFields, useContractForm } from '../../lib/forms/use-contract-form.ts'

export type StepProps = {
  values: RegistrationInput
  /** Called at every change, so that a reload restores the entries. */
  onChange: (values: Partial<RegistrationInput>) => void
  /** Called when the fields of this step are valid. */
  onValid: () => void
  /** The server's errors for this step, shown next to their fields. */
  refusal: unknown
  /** The last line: `WizardActions`. */
  actions: ReactNode
}

type StepFormProps<In extends FieldValues, Out extends FieldValues> = StepProps & {
  title: string
  schema: z.ZodMiniType<Out, In> & { shape: object }
  children: ReactNode
}

/** One step's form: Next validates only its own fields. */
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
  // Once per refusal, not at every change of the form.
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

/** A new step moves focus and scroll position to its heading. The first step leaves them at the top of the page. */
function useHeadingFocus(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isWanted || document.activeElement === document.body) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return heading
}
