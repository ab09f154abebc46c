import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import type { Scope } from '../../../../access/scope.ts'
import type { AcceptedOffer, OfferExtra } from '../../../../entries/quoted-service.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import { move } from '../../../../lifecycle/move.ts'
import { refuseFields } from '../../../../refusal.ts'
import { noteOfOffer, priceAndFee } from '../../../office/quote-desk/index.ts'
import { endReleaseOfPremium } from '../end-release-of-premium.ts'
import { policyLifecycle } from '../lifecycle.ts'
import { type PolicyRow, referralsOf } from '../policies.ts'
import { rateOfPolicyFee } from '../policy-fee.ts'

/** The columns of a policy whose offer is the desk's: without one. */
export const noOffer = {
  offer_id: null,
  premium_amount: null,
  fee_amount: null,
  fee_rate_id: null,
  quote_note: null,
  quote_expires_at: null,
  quoted_at: null,
  referral_reason: null,
}

type Shown = { offer: AcceptedOffer; extra: OfferExtra; at: Date }

/** What the policy says of the desk's offer: the premium, and the margin as our fee, with the version of its rate. */
export async function columnsOfOffer(tx: Tx, row: PolicyRow, { offer, extra, at }: Shown) {
  const { price, fee } = priceAndFee(offer)
  return {
    offer_id: offer.offerId,
    premium_amount: price.amount,
    fee_amount: fee.amount,
    fee_rate_id: await rateOfPolicyFee(tx, row, fee, offer.storedAt),
    quote_note: extra.note ?? noteOfOffer(offer),
    quote_expires_at: extra.until ?? endOfDay(offer.validUntil, null),
    quoted_at: at,
  }
}

/** The policy is quoted, or quoted again. It is locked. Refuses by field what was referred and is accepted without a reason. */
export async function quoteByOffer(
  tx: Tx,
  { actor, row, ...shown }: Shown & { actor: Scope; row: PolicyRow },
): Promise<void> {
  const isReferred = referralsOf(row).length > 0
  const referral_reason = isReferred ? (shown.extra.reason ?? row.referral_reason) : null
  if (isReferred && referral_reason === null) refuseFields({ reason: 'Say why this is accepted' })
  await endReleaseOfPremium(tx, row, { because: 'replaced', at: shown.at })
  const set = { ...(await columnsOfOffer(tx, row, shown)), referral_reason }
  await move(tx, policyLifecycle, {
    ...{ scope: actor, id: row.insurance_id, to: 'quoted', at: shown.at, set },
    facts: { total: formatMoney(shown.offer.sell), until: set.quote_expires_at.toISOString() },
  })
}
