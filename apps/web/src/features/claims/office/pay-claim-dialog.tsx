import type { WireOfficeClaim } from '@tradelane/contract/claims/office-calls'
import { formatMoney, isPositive, type Money, minus, parseMoney, zero } from '@tradelane/money'
import { useState } from 'react'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { toast } from '../../../ui/toast.ts'
import { usePay } from '../parts/queries.ts'

type PayClaimDialogProps = { claim: WireOfficeClaim; onClose: () => void }

/** What the loss is assessed at; what is paid of it follows. */
export function PayClaimDialog({ claim, onClose }: PayClaimDialogProps) {
  const [assessed, setAssessed] = useState(claim.amount === null ? '' : String(claim.amount))
  const paying = usePay()
  const fields = paying.error instanceof ApiError ? paying.error.fields : {}
  const paid = paidOf(assessed, claim.deductible_amount)
  const pay = async () => {
    const { claim_id, version } = claim
    const answer = await paying
      .mutateAsync({ claim_id, version, assessed_amount: Number(assessed) })
      .catch(() => undefined)
    if (!answer) return
    onClose()
    toast.success(answer.message ?? `${formatAmount(answer.paid_amount, 'USD')} paid`)
  }
  return (
    <FormDialog
      title="Pay this claim"
      lead={`Into the US Dollar account of ${claim.company_name}, at once.`}
      onClose={onClose}
      onSubmit={() => void pay()}
      submitText={`Pay ${formatMoney(paid)}`}
      busyText="Paying…"
      isBusy={paying.isPending}
      isReady={isPositive(paid)}
    >
      <div className="grid gap-5">
        <MoneyField
          label="Assessed loss"
          currency="USD"
          value={assessed}
          onChange={setAssessed}
          error={fields.assessed_amount}
        />
        <DefinitionList
          layout="summary"
          facts={[
            { term: 'Claimed', value: formatAmount(claim.amount ?? 0, 'USD') },
            { term: 'Insured value left', value: formatAmount(claim.insured_value_left, 'USD') },
            { term: 'Deductible', value: formatAmount(claim.deductible_amount, 'USD') },
            { term: 'To be paid', value: formatMoney(paid), startsGroup: true },
          ]}
        />
        {paying.error && !fields.assessed_amount && (
          <Banner tone="lost" isAlert>
            {messageOf(paying.error)}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

function paidOf(assessed: string, deductible: number): Money {
  if (assessed === '') return zero('USD')
  const paid = minus(parseMoney(assessed, 'USD'), parseMoney(String(deductible), 'USD'))
  return isPositive(paid) ? paid : zero('USD')
}
