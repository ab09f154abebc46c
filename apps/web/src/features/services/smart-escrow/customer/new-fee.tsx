import { leastEscrowAmount } from '@tradelane/contract/smart-escrow/options'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import type { EscrowPageData } from '../parts/escrow-queries.ts'

/** Of a draft, where our rate has changed since it was saved. */
export function NewFee({ page: { smart_escrow: escrow, new_fee: now } }: { page: EscrowPageData }) {
  if (!now) return null
  const amount = (value: number) => formatAmount(value, escrow.amount_sent_currency)
  const details = new URLSearchParams({
    ...{ smart_escrow_id: escrow.smart_escrow_id, beneficiaryId: escrow.beneficiary_id },
    beneficiaryAccountId: escrow.beneficiary_account_id,
    ...(escrow.condition_based_payment === 1 && { condition_based_payment: '1' }),
  })
  // The rate is lower, and the fee has a least.
  const isTooLow = now.fees > 0 && now.fees < leastEscrowAmount
  const least = `our fee is ${now.rate}, and at least ${amount(leastEscrowAmount)}.`
  const afterwards = isTooLow
    ? `After that it needs a higher amount: ${least}`
    : now.fees < escrow.fees
      ? `It is lower now, ${amount(now.fees)}: ${now.rate}. Save the details again to pay that.`
      : `After that it is ${amount(now.fees)}: ${now.rate}.`
  return (
    <Banner
      tone={now.is_kept ? 'info' : 'wait'}
      title="Our fee has changed"
      action={<LinkButton to={`/smart-escrow/details?${details}`}>See the details</LinkButton>}
    >
      {now.is_kept
        ? `If you approve this escrow by ${formatInstant(now.kept_until)}, its fee is ${amount(escrow.fees)} as shown. ${afterwards}`
        : `It was ${amount(escrow.fees)} when this escrow was saved. ${isTooLow ? `It needs a higher amount now: ${least} Change the amount` : `It is ${amount(now.fees)} now: ${now.rate}. Save the details again`} before you approve.`}
    </Banner>
  )
}
