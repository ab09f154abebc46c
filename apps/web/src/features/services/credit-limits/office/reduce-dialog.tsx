import { reducedLimit, type WireOfficeLimit } from '@tradelane/contract/credit-limits/office-calls'
import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { useDecideLimit } from '../parts/credit-limit-queries.ts'

type ReduceDialogProps = { limit: WireOfficeLimit; onClose: () => void }

/** A lower limit for later fundings. */
export function ReduceDialog({ limit, onClose }: ReduceDialogProps) {
  const { credit_limit_id, version, currency, limit_approved } = limit
  const [amount, setAmount] = useState('')
  const deciding = useDecideLimit()
  return (
    <ReasonDialog
      title="Reduce this limit"
      lead={`The limit is ${formatAmount(limit_approved ?? 0, currency)}. Invoices that were funded already stay as they are.`}
      rule={reducedLimit.shape.reason}
      submitText="Reduce"
      busyText="Reducing…"
      send={(reason) =>
        deciding.mutateAsync({
          credit_limit_id,
          version,
          decision: 'reduce',
          amount: Number(amount),
          reason,
        })
      }
      doneText="The limit has been reduced."
      onClose={onClose}
      further={{
        values: { amount },
        problems: { amount: amount === '' ? 'Enter the new limit' : undefined },
        show: (shown) => (
          <MoneyField
            label="New limit"
            help="0 closes the limit for further fundings."
            currency={currency}
            value={amount}
            onChange={setAmount}
            error={shown.amount}
          />
        ),
      }}
    />
  )
}
