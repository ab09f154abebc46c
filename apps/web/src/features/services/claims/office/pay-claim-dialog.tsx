import { useQuery } from '@tanstack/react-query'
import type { WireOfficeClaim } from '@tradelane/contract/claims/office-calls'
import { formatMoney, isPositive, type Money, minus, parseMoney, zero } from '@tradelane/money'
import { useState } from 'react'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { MoneyField } from '../../../../ui/forms/money-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { toast } from '../../../../ui/toast.ts'
import { officeClaimsOfPolicyQuery, usePay } from '../parts/claim-queries.ts'

type PayClaimDialogProps = { claim: WireOfficeClaim; onClose: () => void }

/** What the loss is assessed at; what is paid of it follows. */
export function PayClaimDialog({ claim, onClose }: PayClaimDialogProps) {
  const [assessed, setAssessed] = useState(claim.amount === null ? '' : String(claim.amount))
  const [takenIn, setTakenIn] = useState('')
  const paying = usePay()
  const { fields, message } = useRefusal(paying.error, {
    assessed_amount: assessed,
    deductible_taken_in: takenIn,
  })
  const deductible = takenIn === '' ? claim.deductible_amount : 0
  const paid = paidOf(assessed, deductible)
  const pay = async () => {
    const { claim_id, version } = claim
    const answer = await paying
      .mutateAsync({
        ...{ claim_id, version, assessed_amount: Number(assessed) },
        ...(takenIn !== '' && { deductible_taken_in: takenIn }),
      })
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
        {claim.deductible_amount > 0 && (
          <DeductibleChoice
            claim={claim}
            value={takenIn}
            onChange={setTakenIn}
            error={fields.deductible_taken_in}
          />
        )}
        <Sums claim={claim} deductible={deductible} paid={paid} />
        {!isPositive(paid) && <WhyNothing assessed={assessed} />}
        {message && (
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

type SumsProps = { claim: WireOfficeClaim; deductible: number; paid: Money }

const Sums = ({ claim, deductible, paid }: SumsProps) => (
  <DefinitionList
    layout="summary"
    facts={[
      { term: 'Claimed', value: formatAmount(claim.amount ?? 0, 'USD') },
      { term: 'Insured value left', value: formatAmount(claim.insured_value_left, 'USD') },
      { term: 'Deductible', value: formatAmount(deductible, 'USD') },
      { term: 'To be paid', value: formatMoney(paid), startsGroup: true },
    ]}
  />
)

const WhyNothing = ({ assessed }: { assessed: string }) => (
  <Banner tone="wait">
    {Number(assessed) > 0
      ? 'Nothing is left after the deductible. Decline the claim.'
      : 'Enter what the loss is assessed at.'}
  </Banner>
)

type DeductibleChoiceProps = {
  claim: WireOfficeClaim
  /** The claim in which it was taken, '' for this one. */
  value: string
  onChange: (claimId: string) => void
  error: string | undefined
}

/** The deductible of one loss is taken once, also if the loss is claimed in two claims. */
function DeductibleChoice({ claim, value, onChange, error }: DeductibleChoiceProps) {
  const { data } = useQuery(officeClaimsOfPolicyQuery(claim.insurance_id))
  const deducted = data?.claims.filter((one) => one.paid_amount !== null && one.deductible_amount > 0) ?? []
  if (deducted.length === 0) return null
  const options = deducted.map(({ claim_id, claim_number }) => ({
    value: claim_id,
    label: `The deductible of this loss was taken in claim ${claim_number}`,
  }))
  return (
    <Select
      label="Deductible"
      options={[{ value: '', label: 'Take it from this claim' }, ...options]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
    />
  )
}

function paidOf(assessed: string, deductible: number): Money {
  if (assessed === '') return zero('USD')
  const paid = minus(parseMoney(assessed, 'USD'), parseMoney(String(deductible), 'USD'))
  return isPositive(paid) ? paid : zero('USD')
}
