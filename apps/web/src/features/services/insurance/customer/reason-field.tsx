import { asksOf, type Referral } from '@tradelane/contract/insurance/referrals'
import { useFormContext } from 'react-hook-form'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import type { DetailsValues } from '../parts/details-values.ts'

/** What the customer is asked, and answers before it goes to the desk. */
export function ReasonField({ referrals }: { referrals: readonly Referral[] }) {
  const { register, formState } = useFormContext<DetailsValues>()
  const asks = asksOf(referrals)
  if (asks.length === 0) return null
  return (
    <TextArea
      label="Why is this right?"
      rows={2}
      maxLength={500}
      help={`${asks.map(({ text }) => text).join(' ')} Our underwriters read your reason.`}
      error={formState.errors.customer_reason?.message}
      {...register('customer_reason')}
    />
  )
}
