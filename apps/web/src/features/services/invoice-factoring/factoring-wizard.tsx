import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { FormStep } from '../../../lib/wizard/steps.ts'
import type { useFormSteps } from '../../../lib/wizard/use-form-steps.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { Wizard, WizardActions } from '../../../ui/wizard/wizard.tsx'
import { FactoringFeatures } from './factoring-features.tsx'
import { formStep, initiateStep, summaryStep } from './factoring-steps.ts'
import { InitiateStep } from './initiate-step.tsx'

type FactoringWizardProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  steps: readonly FormStep[]
  place: ReturnType<typeof useFormSteps>
  /** Which trade it is for; a limit belongs to none. */
  trade?: ReactNode
  /** Above the fields of the second step, and outside of their form: a dialog in it may be a form of its own. */
  above: ReactNode
  /** Beside the fields of the second step; between fields and buttons where there is no room: it is read before. */
  summary?: ReactNode
  /** The form's part of the current step. */
  children: ReactNode
  refusal: string | undefined
  submit: () => Promise<void>
  /** The last button. */
  last: { text: string; busyText: string; isBusy: boolean; disabled?: boolean }
  isDirty: boolean
  /** What opens over the wizard. */
  dialogs: ReactNode
}

/** The three steps of both forms: a limit for a buyer, and the funding of a transaction. */
export function FactoringWizard<Values extends FieldValues>(props: FactoringWizardProps<Values>) {
  const { form, steps, place, submit, last, refusal } = props
  const { step, goTo, advance, show, heading } = place
  const hasRoom = useMedia('(min-width: 1320px)')
  const summary = step === formStep && props.summary
  const go = async (next: number) => {
    if (next <= step) goTo(next)
    else if (await advance(next)) show(next)
  }
  return (
    <FormProvider {...form}>
      <Wizard
        label="Invoice factoring steps"
        steps={steps}
        current={step}
        onStep={(next) => void go(next)}
        heading={heading}
        trade={props.trade}
        summary={step === initiateStep ? <FactoringFeatures /> : hasRoom && summary}
      >
        {step === initiateStep && <InitiateStep />}
        {step === formStep && <div className="mb-5 grid gap-4">{props.above}</div>}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (step === summaryStep) void submit()
            else void go(step + 1)
          }}
        >
          {props.children}
          {!hasRoom && summary && <div className="mt-6">{summary}</div>}
          {refusal && (
            <div className="mt-5">
              <Banner tone="lost" isAlert>
                {refusal}
              </Banner>
            </div>
          )}
          <Buttons step={step} last={last} onBack={() => goTo(step - 1)} />
        </form>
      </Wizard>
      <LeaveGuard isDirty={props.isDirty} />
      {props.dialogs}
    </FormProvider>
  )
}

type ButtonsProps = { step: number; onBack: () => void } & Pick<FactoringWizardProps<FieldValues>, 'last'>

function Buttons({ step, last, onBack }: ButtonsProps) {
  const { text, busyText, isBusy, disabled = false } = last
  const isLast = step === summaryStep
  return (
    <WizardActions
      back={
        step > initiateStep && (
          <Button onClick={onBack} disabled={isBusy}>
            Back
          </Button>
        )
      }
      next={
        <Button type="submit" tone="main" isBusy={isBusy} busyText={busyText} disabled={isLast && disabled}>
          {isLast ? text : step === formStep ? 'Save and Next' : 'Next'}
        </Button>
      }
    />
  )
}
