import { useSuspenseQuery } from '@tanstack/react-query'
import type { WireSimplePayment } from '@tradelane/contract/simple-payment'
import type { Currency } from '@tradelane/money'
import { type FormEvent, useState } from 'react'
import { formatAmount } from '../../lib/format-amount.ts'
import { profileQuery } from '../../lib/profile.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { Wizard, WizardActions } from '../../ui/wizard.tsx'
import { BeneficiaryStep, type PartnerDialog } from './beneficiary-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { InitiateStep } from './initiate-step.tsx'
import { KybDialog } from './kyb-dialog.tsx'
import { beneficiaryStep, detailsStep, isFilled, steps, summaryStep } from './payment-form.ts'
import { SummaryStep, usePayee } from './summary-step.tsx'
import { usePaymentWizard } from './use-payment-wizard.ts'
import { useSubmission } from './use-submission.ts'
import { VerificationDialog } from './verification-dialog.tsx'

type PaymentWizardProps = {
  saved?: WireSimplePayment
  onSaved: (simplePaymentId: string) => void
  partnerDialog: PartnerDialog
}

export function PaymentWizard({ saved, onSaved, partnerDialog }: PaymentWizardProps) {
  const { data: user } = useSuspenseQuery(profileQuery)
  const mayStart = user.status !== null
  const wizard = usePaymentWizard({ saved, onSaved, mayStart })
  const submission = useSubmission(wizard)
  const [isStopped, setIsStopped] = useState(false)
  const { step, form, values, price, entered, enter } = wizard

  const go = (next: number) => {
    if (step === 0 && next > 0 && !mayStart) setIsStopped(true)
    else void wizard.goTo(next)
  }
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (step === summaryStep) void submission.submit()
    else if (step === 0) go(beneficiaryStep)
    else void wizard.saveAndGoOn()
  }
  const actions = (
    <Actions
      wizard={wizard}
      isPreparing={submission.isPreparing}
      onBack={() => go(step - 1)}
      {...(step === 0 && { onNext: () => go(beneficiaryStep) })}
    />
  )
  return (
    <>
      <Wizard
        label="Payment steps"
        steps={steps.map(({ title }, index) => ({ title, state: stateOf(index, step) }))}
        onStep={go}
        summary={step > 0 && <SoFar wizard={wizard} sender={user.company_name} />}
      >
        {step === 0 ? (
          <>
            <StepTitle index={0} />
            <InitiateStep entered={entered} onEnter={enter} />
            {actions}
          </>
        ) : (
          <form onSubmit={goOn} noValidate>
            <StepTitle index={step} />
            {step === beneficiaryStep && <BeneficiaryStep form={form} partnerDialog={partnerDialog} />}
            {step === detailsStep && <DetailsStep {...{ form, entered, price }} onEnter={enter} />}
            {step === summaryStep && <SummaryStep values={values} price={price} />}
            {actions}
          </form>
        )}
      </Wizard>
      <KybDialog isOpen={isStopped} />
      <LeaveGuard isDirty={wizard.isDirty && !submission.approval} />
      {submission.approval && (
        <VerificationDialog wizard={wizard} approval={submission.approval} onClose={submission.close} />
      )}
    </>
  )
}

const stateOf = (index: number, current: number) =>
  index === current ? 'current' : index < current ? 'done' : 'ahead'

function StepTitle({ index }: { index: number }) {
  return <h2 className="mb-5 text-lg font-semibold">{steps[index]?.title}</h2>
}

type ActionsProps = {
  wizard: ReturnType<typeof usePaymentWizard>
  isPreparing: boolean
  onBack: () => void
  /** On the first step, which is no form of its own. */
  onNext?: () => void
}

function Actions({ wizard, isPreparing, onBack, onNext }: ActionsProps) {
  const { step, values, isSaving, saveAsDraft } = wizard
  const isBusy = isSaving || isPreparing
  return (
    <WizardActions
      back={
        step === beneficiaryStep ? (
          <LinkButton to="/dashboard">Cancel</LinkButton>
        ) : (
          step > beneficiaryStep && <Button onClick={onBack}>Back</Button>
        )
      }
      extra={
        step > 0 && (
          <Button onClick={() => void saveAsDraft()} disabled={!isFilled(values) || isBusy}>
            Save as Draft
          </Button>
        )
      }
      next={
        onNext ? (
          <Button tone="main" onClick={onNext}>
            Next
          </Button>
        ) : (
          <Button type="submit" tone="main" isBusy={isBusy} busyText={isPreparing ? 'Checking…' : 'Saving…'}>
            {step === summaryStep ? 'Submit' : 'Save and Next'}
          </Button>
        )
      }
    />
  )
}

/** What is known so far, beside the form. */
function SoFar({ wizard, sender }: { wizard: ActionsProps['wizard']; sender: string }) {
  const { values, price } = wizard
  const payee = usePayee(values)
  const { quote } = price
  const account = payee?.account
  const amounts = quote && [
    {
      term: 'Amount',
      value: formatAmount(quote.amount_sent, values.amount_sent_currency as Currency),
      startsGroup: true,
    },
    { term: 'Fee', value: formatAmount(quote.fees, values.amount_sent_currency as Currency) },
    {
      term: 'They receive',
      value: formatAmount(quote.amount_received, values.amount_received_currency as Currency),
    },
  ]
  return (
    <Card title="So far">
      <div className="num">
        <DefinitionList
          layout="summary"
          facts={[
            { term: 'From', value: sender },
            { term: 'To', value: payee?.partner.company_name },
            {
              term: 'Account',
              value: account && `${account.beneficiaryCountryCode} ••${account.account_no.slice(-4)}`,
            },
            ...(amounts ?? []),
          ]}
        />
      </div>
      <p className="mt-4 text-xs text-ink-2">Nothing is sent before you confirm with a code.</p>
    </Card>
  )
}
