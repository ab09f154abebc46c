import { approval as approvalFields } from '@tradelane/contract/approval'
import type { Currency } from '@tradelane/money'
import { type FormEvent, useId, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { ApiError, isNetworkFailure, messageOf } from '../../lib/api-error.ts'
import { formatAmount } from '../../lib/format-amount.ts'
import { Button } from '../../ui/button.tsx'
import { CodeInput } from '../../ui/code-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { Approves } from './approves.tsx'
import { type FinalBody, useSubmitPayment } from './queries.ts'
import { ResendCode } from './resend-code.tsx'
import { usePayee } from './summary-step.tsx'
import type { usePaymentWizard } from './use-payment-wizard.ts'
import type { Approval } from './use-submission.ts'
import { PaidOutcome, RefusedOutcome } from './verification-outcome.tsx'

type VerificationDialogProps = {
  wizard: ReturnType<typeof usePaymentWizard>
  approval: Approval
  onClose: () => void
}

/** Password and code for exactly this payment, and what came of it. */
export function VerificationDialog({ wizard, approval, onClose }: VerificationDialogProps) {
  const formId = useId()
  const submitting = useSubmitPayment()
  const fields = useApprovalFields()
  const { simplePaymentId, notice } = approval
  const { values, price } = wizard
  const payee = usePayee(values)
  const amount = formatAmount(values.amount_sent, values.amount_sent_currency as Currency)

  if (submitting.data) return <PaidOutcome answer={submitting.data} onClose={onClose} />
  const refused = providerRefusal(submitting.error)
  if (refused)
    return (
      <RefusedOutcome message={refused.message} isLackOfMoney={refused.isLackOfMoney} onClose={onClose} />
    )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (submitting.isPending || !fields.areRight()) return
    const { quote } = price
    if (!quote) return fields.setProblem('The quoted rate is being renewed. Try again in a moment.')
    submitting.mutate(finalOf({ wizard, simplePaymentId, ...fields.given }), {
      onError: (error) => fields.refuse(error),
    })
  }
  return (
    <Dialog
      isOpen
      size="sm"
      title="Confirm the payment"
      onClose={onClose}
      isBusy={submitting.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={submitting.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="main"
            isBusy={submitting.isPending}
            busyText="Submitting…"
          >
            Pay {amount}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
        <Approves
          amount={amount}
          payee={payee?.partner.company_name ?? ''}
          lastFour={payee?.account?.account_no.slice(-4) ?? ''}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          ref={fields.passwordField}
          value={fields.given.password}
          onChange={({ target }) => fields.change({ password: target.value })}
          error={fields.problems.password}
        />
        <CodeInput
          label="One-time code"
          value={fields.given.verify_code}
          onChange={(verify_code) => fields.change({ verify_code })}
          error={fields.problems.verify_code}
          ref={fields.codeField}
        />
        <ResendCode simplePaymentId={simplePaymentId} notice={notice} />
      </form>
    </Dialog>
  )
}

type Problems = { password?: string; verify_code?: string }

function useApprovalFields() {
  const [given, setGiven] = useState({ password: '', verify_code: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [passwordField, codeField] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  return {
    ...{ given, problems, passwordField, codeField },
    change: (part: Partial<typeof given>) => {
      setGiven((before) => ({ ...before, ...part }))
      setProblems({})
    },
    setProblem: (verify_code: string) => setProblems({ verify_code }),
    areRight: (): boolean => {
      const result = z.safeParse(z.object(approvalFields), given)
      const found: Problems = Object.fromEntries(
        (result.error?.issues ?? []).map(({ path, message }) => [path[0], message]).reverse(),
      )
      setProblems(found)
      if (found.password) passwordField.current?.focus()
      else if (found.verify_code) codeField.current?.focus()
      return result.success
    },
    refuse: (error: unknown) => {
      const silence = 'No answer came. Try again: the payment is made once, however often you ask.'
      setProblems({ verify_code: isNetworkFailure(error) ? silence : messageOf(error) })
      // A wrong code is never tried again; after silence the same one may still be right.
      if (error instanceof ApiError && error.code === 'WRONG_CODE') {
        setGiven((before) => ({ ...before, verify_code: '' }))
        codeField.current?.focus()
      }
    },
  }
}

function providerRefusal(error: unknown): { message: string; isLackOfMoney: boolean } | undefined {
  if (!(error instanceof ApiError)) return undefined
  const isLackOfMoney = error.code === 'INSUFFICIENT_FUNDS'
  return isLackOfMoney || error.code === 'PROVIDER_REFUSED'
    ? { message: error.message, isLackOfMoney }
    : undefined
}

type Final = {
  wizard: VerificationDialogProps['wizard']
  simplePaymentId: string
  password: string
  verify_code: string
}

function finalOf({ wizard, simplePaymentId, password, verify_code }: Final): FinalBody {
  const { values, price } = wizard
  const { quote } = price
  const body = {
    ...values,
    save_as_draft: 0,
    simple_payment_id: simplePaymentId,
    contract_id: '12345',
    amount_sent: quote?.amount_sent,
    amount_received: quote?.amount_received,
    fees: quote?.fees,
    quote_id: quote?.quote_id,
    password,
    verify_code,
  }
  // The form offers only what the contract knows, and a step is only left with its price.
  return body as FinalBody
}
