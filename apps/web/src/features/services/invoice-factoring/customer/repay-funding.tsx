import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { repayRequest } from '@tradelane/contract/invoice-factoring/code-request'
import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useRepayFunding, type WireFunding } from '../parts/funding-queries.ts'

type RepayFundingProps = { funding: WireFunding; due: number }

type RepayButtonProps = RepayFundingProps & {
  /** Tradelane asks for it: the buyer has not paid. */
  isAsked: boolean
}

/** The customer pays from its wallet: the amount first, then password and code for exactly that amount. */
export function RepayFunding({ isAsked, ...props }: RepayButtonProps) {
  return (
    <DialogButton text="Pay from the wallet" tone={isAsked ? 'main' : 'plain'}>
      {(close) => <RepayDialogs {...props} onClose={close} />}
    </DialogButton>
  )
}

type RepayDialogsProps = RepayFundingProps & { onClose: () => void }

function RepayDialogs({ funding, due, onClose }: RepayDialogsProps) {
  const [amount, setAmount] = useState(String(due))
  const [chosen, setChosen] = useState<number>()
  const value = Number(amount)
  const isRight = value > 0 && value <= due
  const cost = { amount: isRight ? amount : null, currency: funding.currency }
  const isShort = useMissingMoney(cost) !== undefined
  if (chosen !== undefined) return <PayDialog funding={funding} amount={chosen} onClose={onClose} />
  return (
    <FormDialog
      title="Pay from the wallet"
      lead={`${formatAmount(due, funding.currency)} is due today. Use this where the buyer has not paid, or has paid you instead of the account of the invoice.`}
      onClose={onClose}
      onSubmit={() => isRight && !isShort && setChosen(value)}
      submitText="Continue"
      busyText="…"
      isBusy={false}
      isReady={!isShort}
    >
      <MoneyField
        label="Amount"
        currency={funding.currency}
        value={amount}
        onChange={setAmount}
        {...(!isRight && { error: `Enter at most ${formatAmount(due, funding.currency)}` })}
      />
      <MissingMoney cost={cost} onAdd={onClose} />
    </FormDialog>
  )
}

type PayDialogProps = { funding: WireFunding; amount: number; onClose: () => void }

function PayDialog({ funding, amount, onClose }: PayDialogProps) {
  const paying = useRepayFunding()
  const { invoice_factoring_id, currency } = funding
  return (
    <ApprovalDialog
      title="Pay from the wallet"
      action={{
        request: {
          type: 'repay invoice factoring',
          invoice_factoring_id,
          amount,
        } satisfies CodeRequestOf<typeof repayRequest>,
        send: (given) => paying.mutateAsync({ invoice_factoring_id, amount, ...given }),
        onDone: ({ message }) => {
          onClose()
          toast.success(message)
        },
      }}
      shown={{ amount, currency, payee: funding.finance_partner_name }}
      submitText="Pay"
      busyText="Paying…"
      refused={() => ({ title: 'Nothing was paid' })}
      onClose={onClose}
    />
  )
}
