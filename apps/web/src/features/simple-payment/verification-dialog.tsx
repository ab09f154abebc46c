import type { Currency } from '@tradelane/money'
import { type FormEvent, useId } from 'react'
import { useSecondsUntil } from '../../lib/browser/use-seconds-until.ts'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { ApprovalFields } from '../../ui/approval-fields.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ResendCode } from '../../ui/resend-code.tsx'
import { Approves } from './approves.tsx'
import { useSendCode } from './queries.ts'
import { TimeLeft } from './time-left.tsx'
import { useApproval } from './use-approval.ts'
import type { PaymentWizardState } from './use-payment-wizard.ts'
import type { Approval, useSubmission } from './use-submission.ts'
import { PaidOutcome, RefusedOutcome } from './verification-outcome.tsx'

type VerificationDialogProps = {
  wizard: PaymentWizardState
  submission: ReturnType<typeof useSubmission>
  approval: Approval
}

/** Password and code for exactly this payment, and what came of it. */
export function VerificationDialog({ wizard, submission, approval }: VerificationDialogProps) {
  const formId = useId()
  const { close, priceAnew } = submission
  const { fields, submit, isSubmitting, isTakingLong, answer, refusal } = useApproval({
    wizard,
    approval,
    onQuoteGone: priceAnew,
  })
  const { values, payee } = wizard
  const amount = formatAmount(approval.quote.amount_sent, values.amount_sent_currency as Currency)

  if (answer) return <PaidOutcome answer={answer} />
  if (refusal)
    return <RefusedOutcome refusal={refusal} simplePaymentId={approval.simplePaymentId} onClose={close} />
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title="Confirm payment"
      lead={leadOf(approval)}
      onClose={close}
      isBusy={isSubmitting}
      actions={
        <>
          <Button onClick={close} disabled={isSubmitting}>
            Back
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="main"
            isBusy={isSubmitting}
            busyText={isTakingLong ? 'Waiting for the provider…' : 'Paying…'}
          >
            Pay {amount}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate className="grid gap-5">
        <Approves
          amount={amount}
          payee={approval.approves?.payee ?? payee.partner?.company_name ?? ''}
          lastFour={approval.approves?.account_last_four ?? payee.account?.account_no.slice(-4) ?? ''}
        >
          <HeldFor until={approval.quote.expires_at} />
        </Approves>
        <ApprovalFields {...fields} />
        <AnotherCode approval={approval} />
      </form>
    </Dialog>
  )
}

function AnotherCode({ approval: { simplePaymentId, notice } }: { approval: Approval }) {
  const sending = useSendCode()
  const lead = 'The code sent a moment ago still counts if nothing was changed since. Or'
  return (
    <ResendCode send={() => sending.mutateAsync(simplePaymentId)} {...(notice !== undefined && { lead })} />
  )
}

const leadOf = ({ notice }: Approval): string =>
  notice === undefined
    ? 'We have mailed you a code for exactly this payment.'
    : 'Enter the code that we mailed you a moment ago.'

function HeldFor({ until }: { until: string }) {
  const left = useSecondsUntil(until) ?? 0
  return (
    <p className="num mt-2 text-xs text-ink-2">
      {left > 0 ? (
        <>
          The rate is held for you <TimeLeft seconds={left} />
        </>
      ) : (
        'The rate has expired. Go on, and you are shown a new one first.'
      )}
    </p>
  )
}
