import { systemScope } from '../../../access/scope.ts'
import { move, note } from '../../../lifecycle/move.ts'
import type { FollowUp } from '../../money/charges/index.ts'
import { paidOfRecord } from '../../office/quote-desk/index.ts'
import { requestOfPolicy } from './desk/policy-request.ts'
import { issueCertificate } from './issue-certificate.ts'
import { policyLifecycle } from './lifecycle.ts'
import { lockPolicy } from './policies.ts'

/** A collected premium binds the policy and issues its certificate. After a rejected one the quote stays, and can be paid again. */
export const premiumPaid: FollowUp = async (tx, { companyId, subjectId, state, reason }, at, deps) => {
  const by = { scope: systemScope(companyId), id: subjectId, at, by: 'provider' } as const
  if (state === 'collected') {
    await paidOfRecord(tx, by.scope, requestOfPolicy(subjectId), at)
    const row = await lockPolicy(tx, by.scope, subjectId)
    const certificateNumber = await issueCertificate(deps, tx, row, at)
    await move(tx, policyLifecycle, {
      ...by,
      to: 'bound',
      facts: { certificate_number: certificateNumber, from: row.valid_from },
      set: { reason: null },
    })
    return
  }
  await note(tx, policyLifecycle, {
    ...by,
    what: 'payment_rejected',
    reason: reason ?? undefined,
    set: { reason },
  })
}
