import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'

/** What the policy's state alone does not tell. */
export function nextOfPolicy(row: RowOf<'insurance_policies'>, now: Date): NextStep | undefined {
  if (row.charge_state === 'held')
    return {
      who: 'provider',
      text: 'The payments provider collects the premium. We then issue the certificate.',
      by: null,
    }
  if (row.state !== 'quoted') return undefined
  const { quote_expires_at: expiresAt } = row
  return expiresAt !== null && expiresAt <= now
    ? { who: 'customer', text: 'The quote has expired. Request a new one.', by: null }
    : { who: 'approver', text: 'Accept the quote and pay the premium to start the cover.', by: expiresAt }
}
