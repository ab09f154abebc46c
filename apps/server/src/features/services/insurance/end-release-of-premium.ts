import type { Tx } from '@tradelane/db'
import { endReleaseOf, releaseEnds } from '../../../approvals/end-release.ts'
import { insuranceBinding } from './insurance-approval.ts'
import type { PolicyRow } from './policies.ts'

/** A premium that waits for a second person is not paid any more. The policy is locked. */
export const endReleaseOfPremium = (
  tx: Tx,
  { uid: companyId, insurance_id: id }: PolicyRow,
  { because, at }: { because: keyof typeof releaseEnds; at: Date },
): Promise<void> => endReleaseOf(tx, insuranceBinding, { companyId, id, reason: releaseEnds[because], at })
