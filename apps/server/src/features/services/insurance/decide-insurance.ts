import type { deniedInsurance, quotedInsurance } from '@tradelane/contract/insurance/office-calls'
import { formatMoney, parseMoney, plus } from '@tradelane/money'
import type { z } from 'zod/mini'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { feeOf } from '../premiums/index.ts'
import { policyLifecycle } from './lifecycle.ts'
import { type PolicyRow, referralsOf, usd } from './policies.ts'

/**
 * The back office's offer, which accepts what was referred to it: then it says why. Refuses with NOT_FOUND, with CONFLICT what was changed since
 * it was looked at, and ILLEGAL_STATE.
 */
export async function quoteInsurance(
  deps: Deps,
  actor: AdminActor,
  { insurance_id, version, premium: text, note, referral_reason }: z.output<typeof quotedInsurance>,
): Promise<Date> {
  const at = deps.clock.now()
  const premium = parseMoney(text, 'USD')
  const validUntil = dueAt('insuranceQuote', at, null)
  await inTransaction(deps.db, async (tx) => {
    const which = { scope: actor, id: insurance_id, version }
    const row = requireSubmitted(await lockRow(tx, policyLifecycle, which))
    const isReferred = referralsOf(row).length > 0
    if (isReferred && referral_reason === undefined && row.state === 'submitted')
      refuseFields({ referral_reason: 'Say why this is accepted' })
    const fee = feeOf(usd(row.invoice_amount))
    await move(tx, policyLifecycle, {
      ...which,
      to: 'quoted',
      at,
      facts: { total: formatMoney(plus(premium, fee)), until: validUntil.toISOString() },
      set: {
        premium_amount: premium.amount,
        fee_amount: fee.amount,
        quote_note: note ?? null,
        referral_reason: isReferred ? (referral_reason ?? null) : null,
        quote_expires_at: validUntil,
        quoted_at: at,
      },
    })
  })
  return validUntil
}

/** Refuses as quoting does. */
export async function denyInsurance(
  deps: Deps,
  actor: AdminActor,
  { insurance_id, version, reason }: z.output<typeof deniedInsurance>,
): Promise<void> {
  const which = { scope: actor, id: insurance_id, version }
  await inTransaction(deps.db, async (tx) => {
    requireSubmitted(await lockRow(tx, policyLifecycle, which))
    const at = deps.clock.now()
    await move(tx, policyLifecycle, { ...which, to: 'denied', at, reason, set: { reason } })
  })
}

/** The back office does not see drafts. */
function requireSubmitted(row: PolicyRow): PolicyRow {
  if (row.submitted_at === null) throw new Refusal('NOT_FOUND')
  return row
}
