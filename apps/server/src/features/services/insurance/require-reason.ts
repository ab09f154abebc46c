import { asksOf, type Referral } from '@tradelane/contract/insurance/referrals'
import { Refusal } from '../../../refusal.ts'

/** Refuses with REASON_REQUIRED what the customer has not confirmed, with the questions. */
export function requireReason(referrals: readonly Referral[], reason: string): void {
  const asks = asksOf(referrals)
  if (asks.length === 0 || reason !== '') return
  const message = `${asks.map(({ text }) => text).join(' ')} Say why it is right, or change it.`
  throw new Refusal('REASON_REQUIRED', { message, fields: { customer_reason: message } })
}
