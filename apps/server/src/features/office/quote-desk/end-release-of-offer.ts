import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../access/scope.ts'
import { endReleaseOf } from '../../../approvals/end-release.ts'
import { getCase, type OfferRecord } from './cases.ts'
import { offerAcceptance } from './offer-approval.ts'

/** An acceptance of this offer that waits for a second person ends with the offer. The request is locked. */
export async function endReleaseOfOffer(
  tx: Tx,
  offer: OfferRecord,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const row = await getCase(tx, systemScope(offer.uid), offer.case_id)
  await endReleaseOf(tx, offerAcceptance, {
    companyId: offer.uid,
    id: offer.case_id,
    row: { offer, row },
    reason: `The offer has ended: ${asSentence(reason)} Nothing is ordered.`,
    at,
  })
}
