import { useQuery } from '@tanstack/react-query'
import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { profileQuery } from '../../../lib/session/profile.ts'
import { LeaveGuard } from '../../../ui/dialogs/leave-guard.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { Wizard } from '../../../ui/wizard/wizard.tsx'
import { BeneficiaryStep, type PartnerButtons } from './beneficiary-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { DiscardDraft } from './discard-draft.tsx'
import { DraftNotes } from './draft-notes.tsx'
import { InitiateStep } from './initiate-step.tsx'
import { PaymentFeatures } from './payment-features.tsx'
import type { PaymentValues } from './payment-form.ts'
import { beneficiaryStep, detailsStep, initiateStep, steps, summaryStep } from './payment-steps.ts'
import { PaymentTrade } from './payment-trade.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'
import { SoFar } from './so-far.tsx'
import { SummaryStep } from './summary-step.tsx'
import { usePaymentWizard } from './use-payment-wizard.ts'
import type { Entered } from './use-price.ts'
import { useSaving } from './use-saving.ts'
import { useSubmission } from './use-submission.ts'
import { VerificationDialog } from './verification-dialog.tsx'
import { WizardButtons } from './wizard-buttons.tsx'

/** Parts of the wizard that belong to other features; the page provides them. */
export type PaymentWizardSlots = {
  availability: ReactNode
  /** The same in one line, for the later steps. */
  route: ReactNode
  partnerButtons: PartnerButtons
}

type PaymentWizardProps = PaymentWizardSlots & {
  draft?: WireSimplePayment
  /** What a new payment begins with, beside what this tab still has of it. */
  start?: Partial<PaymentValues>
  onNamed: (simplePaymentId: string) => void
}

export function PaymentWizard(props: PaymentWizardProps) {
  const { draft, start, onNamed, availability, route, partnerButtons } = props
  const { data: user } = useQuery(profileQuery)
  const mayStart = user?.status !== null
  const wizard = usePaymentWizard({ saved: draft, start, mayStart })
  const saving = useSaving(wizard, onNamed)
  const submission = useSubmission(wizard, saving)
  const [isStopped, setIsStopped] = useState(false)
  const estimate = useRef<Entered>(undefined)
  const { step, form, id, amounts, heading } = wizard
  const isNarrow = useMedia('(max-width: 639px)')
  const bar = step <= beneficiaryStep ? availability : route

  const go = (next: number) => {
    if (!mayStart) return setIsStopped(true)
    // What was calculated is what one wants to pay, unless something was entered before.
    if (estimate.current && amounts.entered.amount === '') amounts.enter(estimate.current)
    estimate.current = undefined
    void saving.move(next)
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (step === summaryStep) void submission.submit()
    else go(step + 1)
  }
  return (
    <FormProvider {...form}>
      <PageHeader
        title="New payment"
        lead="Paid from your balance. Nothing is sent before you confirm with a code."
        actions={id && <DiscardDraft simplePaymentId={id} />}
      />
      <div className="grid gap-6">
        {!isNarrow && bar}
        <DraftNotes reason={draft?.status_reason} wizard={wizard} />
        <Wizard
          label="Payment steps"
          steps={steps}
          current={step}
          onStep={go}
          heading={heading}
          trade={<PaymentTrade simplePaymentId={id} />}
          summary={step === initiateStep ? <PaymentFeatures /> : <SoFar wizard={wizard} />}
        >
          {step === initiateStep && <InitiateStep entered={amounts.entered} estimate={estimate} />}
          {step === beneficiaryStep && <BeneficiaryStep wizard={wizard} partnerButtons={partnerButtons} />}
          {/* The calculator and the beneficiary's dialog are forms of their own: neither may stand inside this one. */}
          <form id="payment-step" onSubmit={goOn} noValidate>
            {step === detailsStep && <DetailsStep amounts={amounts} payee={wizard.payee} />}
            {step === summaryStep && <SummaryStep wizard={wizard} />}
            <WizardButtons {...{ wizard, saving, submission }} />
          </form>
        </Wizard>
        {isNarrow && bar}
      </div>
      <RegistrationDialog isOpen={isStopped} />
      <LeaveGuard isDirty={wizard.isDirty && !submission.approval} />
      {submission.approval && (
        <VerificationDialog wizard={wizard} submission={submission} approval={submission.approval} />
      )}
    </FormProvider>
  )
}
