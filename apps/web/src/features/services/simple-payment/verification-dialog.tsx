import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { submitRequest } from '@tradelane/contract/simple-payment/code-requests'
import type { Currency } from '@tradelane/money'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useSecondsUntil } from '../../../lib/browser/use-seconds-until.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import type { ApiError } from '../../../lib/net/api-error.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { ApprovalDialog } from '../../../ui/dialogs/approval-dialog.tsx'
import { finalBody } from './draft-body.ts'
import { PaidOutcome } from './paid-outcome.tsx'
import { paymentAddress } from './payment-address.ts'
import { type SubmittedPayment, useSubmitPayment } from './payment-queries.ts'
import { TimeLeft } from './time-left.tsx'
import { useLostAnswer } from './use-lost-answer.ts'
import type { PaymentWizardState } from './use-payment-wizard.ts'
import type { Submission, useSubmission } from './use-submission.ts'

type VerificationDialogProps = {
  wizard: PaymentWizardState
  submission: ReturnType<typeof useSubmission>
  approval: Submission
}

/** Password and code for this payment, and the outcome. */
export function VerificationDialog({ wizard, submission, approval }: VerificationDialogProps) {
  const { simplePaymentId, quote } = approval
  const { values, payee } = wizard
  const [answer, setAnswer] = useState<SubmittedPayment>()
  const submitting = useSubmitPayment()
  const wasSubmitted = useLostAnswer(simplePaymentId)
  const refused = useRefused(simplePaymentId, submission.close)
  const currency = values.amount_sent_currency as Currency

  if (answer) return <PaidOutcome answer={answer} />
  return (
    <ApprovalDialog
      title="Confirm payment"
      action={{
        request: { type: 'simple payment', simple_payment_id: simplePaymentId } satisfies CodeRequestOf<
          typeof submitRequest
        >,
        send: (given) =>
          submitting.mutateAsync(
            finalBody({ simplePaymentId, values: wizard.form.getValues(), quote, ...given }),
          ),
        onDone: (paid) => {
          wizard.wasSaved(simplePaymentId)
          setAnswer(paid)
        },
        onQuoteGone: submission.priceAgain,
        onRefused: async (error) => {
          if (!atField.includes(error.code)) return error.code === 'ILLEGAL_STATE' && wasSubmitted()
          submission.refuseCode(error)
          return true
        },
        onCodeRefused: submission.refuseCode,
      }}
      shown={{
        amount: quote.amount_sent,
        currency,
        payee: payee.partner?.company_name ?? '',
        account_last_four: payee.account?.account_no.slice(-4) ?? '',
      }}
      submitText={`Pay ${formatAmount(quote.amount_sent, currency)}`}
      busyText="Paying…"
      refused={refused}
      onBack={submission.close}
      onClose={submission.close}
    >
      <HeldFor until={quote.expires_at} />
    </ApprovalDialog>
  )
}

/** What the form can correct, before anything was held: shown beside its field. */
const atField: readonly string[] = ['PAYEE_INCOMPLETE', 'PURPOSE_NOT_ALLOWED', 'PAYOUT_NOT_ALLOWED']

/** The provider's refusal is the end of this payment; every other one leaves the draft as it was. */
function useRefused(simplePaymentId: string, close: () => void) {
  const navigate = useNavigate()
  const address = paymentAddress(simplePaymentId)
  return ({ code }: ApiError) => {
    const title = 'The payment failed'
    if (code !== 'PROVIDER_REFUSED') return { title, onClose: close }
    return {
      title,
      note: 'Nothing was sent. The full amount is back in your balance. If the balance was the reason: Please go to your dashboard and add some balance to your wallet',
      action: (
        <>
          <LinkButton to={address} replace>
            View payment
          </LinkButton>
          <LinkButton to="/dashboard" tone="main">
            Go to Dashboard
          </LinkButton>
        </>
      ),
      onClose: () => void navigate(address, { replace: true }),
    }
  }
}

function HeldFor({ until }: { until: string }) {
  const left = useSecondsUntil(until) ?? 0
  return (
    <p className="num mt-2 text-xs text-ink-2">
      {left > 0 ? (
        <>
          This rate is held for <TimeLeft seconds={left} />
        </>
      ) : (
        'The rate has expired. Continue to see a new one first.'
      )}
    </p>
  )
}
