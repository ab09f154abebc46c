import type { PaymentDetail } from '@tradelane/contract/simple-payment'
import type { Deps } from '../../deps.ts'
import { findPayee } from '../partners/index.ts'
import type { Payee } from './payee.ts'
import { shown, toAnswer } from './payment-answer.ts'
import { mayBeProved } from './payment-proof.ts'
import { getPayment, type PaymentRow } from './queries.ts'
import { cancellable } from './states.ts'
import { nextStepOf, timelineOf } from './time-line.ts'

/** A payment with everything its page shows. Refuses with NOT_FOUND. */
export async function describePayment(
  { db }: Deps,
  which: { companyId: string; simplePaymentId: string },
): Promise<PaymentDetail> {
  const row = await getPayment(db, which)
  const payee = await payeeOf(db, row)
  return {
    status: 'success',
    simple_payment: toAnswer(row, payee ? shown(payee) : null),
    beneficiary_details: payee?.partner ?? null,
    beneficiary_account_details: payee?.account ?? null,
    timeline: await timelineOf(db, row),
    next: nextStepOf(row),
    may_cancel: cancellable.includes(row.state),
    has_proof: mayBeProved(row.state),
  }
}

async function payeeOf(db: Deps['db'], row: PaymentRow): Promise<Payee | undefined> {
  if (row.payee) return row.payee as Payee
  const { uid, beneficiary_id: beneficiaryId, beneficiary_account_id: accountId } = row
  if (!beneficiaryId || !accountId) return undefined
  return findPayee(db, uid, beneficiaryId, accountId)
}
