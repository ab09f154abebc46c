import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { IssuedPaper } from '../../../entries/feature-entry.ts'
import { paymentNumber } from './payment-number.ts'
import { provePayment } from './payment-proof.ts'

/** The proofs of those payments that have one. */
export async function proofsOf(
  deps: Deps,
  scope: OneCompanyScope,
  records: readonly { subject: string; id: string }[],
): Promise<IssuedPaper[]> {
  const ids = records.filter(({ subject }) => subject === 'simple_payment').map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await deps.db
    .selectFrom('simple_payments')
    .select(['simple_payment_id', 'number', 'state', 'created_at', 'updated_at'])
    .where('uid', '=', scope.companyId)
    .where('simple_payment_id', 'in', ids)
    .execute()
  return rows
    .filter(({ state }) => !closedBy(paymentActions.proof, { state: state as never }))
    .map((row) => ({
      ...{ key: `proof.${row.simple_payment_id}`, type: 'other' as const, at: row.updated_at },
      title: `Proof of payment ${paymentNumber(row)}`,
      file: () => provePayment(deps, { scope, simplePaymentId: row.simple_payment_id }, { showsFees: true }),
    }))
}
