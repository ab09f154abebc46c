import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { rolesFor } from '@tradelane/contract/primitives/roles'
import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import type { PaymentDetail } from '@tradelane/contract/simple-payment/calls'
import { namesOfUsers } from '../../../access/names-of-users.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Deps } from '../../../deps/deps.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { findPayee, shownCheck } from '../../trade/partners/index.ts'
import { paymentLifecycle } from './lifecycle.ts'
import { taskDueAt } from './next-step.ts'
import type { Payee } from './payee.ts'
import { isNameConfirmed } from './payee-name.ts'
import { shown, toAnswer } from './payment-answer.ts'
import { getPayment, type PaymentRow } from './payments.ts'
import { isOwnPayment } from './release/release-rules.ts'

/** A payment with everything its page shows to this user. Refuses with NOT_FOUND. */
export async function describePayment(
  { db, clock }: Deps,
  actor: CustomerActor,
  simplePaymentId: string,
): Promise<PaymentDetail> {
  const row = await getPayment(db, { scope: actor, simplePaymentId })
  const payee = await payeeOf(db, actor, row)
  const requester = row.approval_requested_by
  const next = nextStepOf(paymentLifecycle, row, clock.now())
  const names = await namesOfUsers(db, actor, requester ? [requester] : [])
  return {
    status: 'success',
    simple_payment: toAnswer(row, payee ? shown(payee) : null, {
      requestedBy: names.get(requester ?? '') ?? null,
      now: clock.now(),
    }),
    beneficiary_details: payee?.partner ?? null,
    beneficiary_account_details: payee ? { ...payee.account, ...shownCheck(payee.nameCheck) } : null,
    payee_name_confirmed: payee !== undefined && isNameConfirmed(payee, row),
    timeline: await timelineOf(db, paymentLifecycle, actor, { companyId: row.uid, id: simplePaymentId }),
    next: next && { ...next, by: (await taskDueAt(db, row)) ?? next.by },
    approval: releaseOf(row, actor, clock.now()),
    may_cancel: closedBy(paymentActions.cancel, { state: row.state }) === undefined,
    has_proof: closedBy(paymentActions.proof, { state: row.state }) === undefined,
  }
}

function releaseOf(row: PaymentRow, { userId, role }: CustomerActor, now: Date): PaymentDetail['approval'] {
  const expiresAt = row.approval_waits_until
  if (row.state !== 'awaiting_approval' || !expiresAt) return null
  const facts = { is_own: isOwnPayment(row, userId), is_over: expiresAt <= now }
  const isDecider = rolesFor({ method: 'POST', who: 'approver' }).includes(role)
  const isOpen = closedBy(paymentActions.decide, { state: row.state, ...facts }) === undefined
  return { expires_at: expiresAt, may_decide: isDecider && isOpen, ...facts }
}

export async function payeeOf(
  db: Deps['db'],
  scope: OneCompanyScope,
  row: PaymentRow,
): Promise<Payee | undefined> {
  if (row.payee) return row.payee as Payee
  const { beneficiary_id: beneficiaryId, beneficiary_account_id: accountId } = row
  if (!beneficiaryId || !accountId) return undefined
  return findPayee(db, scope, beneficiaryId, accountId)
}
