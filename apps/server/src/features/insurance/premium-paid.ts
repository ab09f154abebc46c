import { recordEvent } from '../../lifecycle/events.ts'
import type { FollowUp } from '../charges/index.ts'
import { issueCertificate } from './issue-certificate.ts'
import { movePolicy } from './move-policy.ts'
import { lockPolicy } from './policies.ts'

/** The premium was collected: bound, with its certificate. Or not: the offer stands, and can be tried again while it holds. */
export const premiumPaid: FollowUp = async (tx, { companyId, subjectId, state, reason }, at) => {
  const row = await lockPolicy(tx, companyId, subjectId)
  if (state === 'collected') {
    const certificateNumber = await issueCertificate(tx, row, at)
    await movePolicy(tx, row, {
      to: 'bound',
      actor: 'provider',
      at,
      after: { certificate_number: certificateNumber },
      set: { payment: 'collected', reason: null },
    })
    return
  }
  await tx
    .updateTable('insurance_policies')
    .set({ payment: 'rejected', reason, updated_at: at })
    .where('uid', '=', companyId)
    .where('insurance_id', '=', subjectId)
    .execute()
  await recordEvent(tx, {
    companyId,
    subject: 'insurance_payment',
    subjectId,
    from: 'processing',
    to: 'rejected',
    actor: 'provider',
    at,
    after: { reason },
  })
}
