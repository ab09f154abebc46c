import { Button, LinkButton } from '../../../ui/button.tsx'
import { WizardActions } from '../../../ui/wizard/wizard.tsx'
import { isFilled } from './payment-form.ts'
import { beneficiaryStep, detailsStep, initiateStep, summaryStep } from './payment-steps.ts'
import type { PaymentWizardState } from './use-payment-wizard.ts'
import type { useSaving } from './use-saving.ts'
import type { useSubmission } from './use-submission.ts'

type WizardButtonsProps = {
  wizard: PaymentWizardState
  saving: ReturnType<typeof useSaving>
  submission: ReturnType<typeof useSubmission>
}

/** The last line of every step. */
export function WizardButtons({ wizard, saving, submission }: WizardButtonsProps) {
  const { step, values, goTo } = wizard
  // Submit was pressed, and the work before the dialog is running.
  const { isPreparing, isShort } = submission
  const isBusy = saving.isMoving || isPreparing
  return (
    <WizardActions
      back={
        step === beneficiaryStep ? (
          <LinkButton to="/dashboard">Cancel</LinkButton>
        ) : (
          step > beneficiaryStep && (
            <Button onClick={() => goTo(step - 1)} disabled={isBusy}>
              Back
            </Button>
          )
        )
      }
      extra={
        step > initiateStep && (
          <Button
            onClick={() => void saving.saveAsDraft()}
            disabled={!isFilled(values) || isBusy}
            isBusy={saving.isSaving && !isBusy}
            busyText="Saving…"
          >
            Save as Draft
          </Button>
        )
      }
      next={
        <Button
          type="submit"
          tone="main"
          disabled={step === summaryStep && isShort}
          isBusy={isBusy}
          busyText={isPreparing ? 'Checking…' : 'Saving…'}
        >
          {step === summaryStep ? 'Submit' : step === detailsStep ? 'Save and Next' : 'Next'}
        </Button>
      }
    />
  )
}
