import type { WireSmartEscrow } from '@tradelane/contract/smart-escrow/calls'
import { formatDay } from '../../../../lib/format/format-date.ts'

/** What the seller has said to the escrow. */
export function agreementText({
  agreement,
  agreement_by,
  agreement_answered_at,
  agreement_due_at,
  status,
}: WireSmartEscrow) {
  const on = agreement_answered_at && formatDay(agreement_answered_at)
  if (agreement === 'agreed') return `Agreed by ${agreement_by} on ${on}`
  if (agreement === 'declined') return `Declined by ${agreement_by} on ${on}`
  if (agreement === 'cancelled')
    return agreement_by
      ? `Declined by ${agreement_by} on ${on}, then the escrow was cancelled`
      : 'None: the escrow was cancelled'
  // Nobody waits for it any more.
  if (status === 'released' || status === 'refunded' || status === 'expired') return 'None given'
  return agreement_due_at ? `None yet, asked for by ${formatDay(agreement_due_at)}` : 'None yet'
}
