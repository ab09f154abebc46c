import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { lockRequestOf, reopenOfRecord } from '../../office/quote-desk/index.ts'
import { findExcludedEnd } from '../premiums/index.ts'
import { requireDays } from './cover-days.ts'
import { askDesk } from './desk/ask-desk.ts'
import { requestOfPolicy, toPolicyRequest } from './desk/policy-request.ts'
import { noOffer } from './desk/shown-offer.ts'
import { findReferrals } from './find-referrals.ts'
import { policyLifecycle } from './lifecycle.ts'
import { askedCoverOf, getPolicy, lockPolicy, premiumRequestOf } from './policies.ts'
import { requireCountries } from './require-countries.ts'
import { requireReason } from './require-reason.ts'

/**
 * Sends a draft, or a policy whose quote has expired, to the back office. Refuses with NOT_FOUND, with COUNTRY_REQUIRED an older draft whose countries are not known, with NOT_INSURABLE what no insurer
 * takes, with REASON_REQUIRED what the customer must confirm first, and with ILLEGAL_STATE what is there already.
 */
export async function approveInsurance(deps: Deps, actor: CustomerActor, insuranceId: string): Promise<void> {
  const at = deps.clock.now()
  const known = await getPolicy(deps.db, actor, insuranceId)
  const refused = await findExcludedEnd(deps.db, premiumRequestOf(known))
  const referrals = await findReferrals(deps.db, actor, askedCoverOf(known), at)
  await inTransaction(deps.db, async (tx) => {
    const request = await lockRequestOf(tx, actor, requestOfPolicy(insuranceId))
    const row = await lockPolicy(tx, actor, insuranceId)
    const isLapsed = row.state === 'quoted' && row.quote_expires_at !== null && row.quote_expires_at <= at
    if (row.state !== 'draft' && !isLapsed) throw new Refusal('ILLEGAL_STATE')
    // A colleague has changed it in between: the checked values are not the ones that would be submitted.
    if (row.version !== known.version) throw new Refusal('CONFLICT')
    requireDays(row, at)
    requireCountries(premiumRequestOf(row))
    if (refused) throw new Refusal('NOT_INSURABLE', { message: refused })
    requireReason(referrals, row.customer_reason)
    const asked = { ...row, referrals }
    const reopened = { row: request, at, request: toPolicyRequest(asked) }
    const respond_due_at =
      (await reopenOfRecord(deps, tx, actor, reopened)) ??
      (await askDesk(deps, tx, actor, { row: asked, at }))
    await move(tx, policyLifecycle, {
      scope: actor,
      id: insuranceId,
      to: 'submitted',
      at,
      facts: { referrals: referrals.length },
      set: {
        ...noOffer,
        referrals: JSON.stringify(referrals),
        charge_id: null,
        reason: null,
        respond_due_at,
        submitted_at: at,
      },
    })
  })
}
