import type { ReactNode } from 'react'
import { formStep, steps, summaryStep } from '../factoring-steps.ts'
import { FactoringWizard } from '../factoring-wizard.tsx'
import { SentDialog } from '../sent-dialog.tsx'
import { LimitForm } from './limit-form.tsx'
import { LimitSummary } from './limit-summary.tsx'
import { useLimitRequest } from './use-limit-request.ts'

type LimitWizardProps = { toggle: ReactNode; partnerButtons: ReactNode; onDone: () => void }

/** The three steps as "Request Credit Limit". */
export function LimitWizard({ toggle, partnerButtons, onDone }: LimitWizardProps) {
  const { form, place, submit, sent, refusal, isDirty, isSending } = useLimitRequest()
  return (
    <FactoringWizard
      form={form}
      steps={steps}
      place={place}
      above={
        <>
          {toggle}
          {partnerButtons}
        </>
      }
      refusal={refusal}
      submit={submit}
      last={{ text: 'Submit', busyText: 'Sending…', isBusy: isSending }}
      isDirty={isDirty && !sent}
      dialogs={sent && <SentDialog {...sent} onClose={onDone} />}
    >
      {place.step === formStep && <LimitForm />}
      {place.step === summaryStep && <LimitSummary />}
    </FactoringWizard>
  )
}
