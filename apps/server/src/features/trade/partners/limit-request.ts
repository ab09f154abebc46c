import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'

/** The credit asked for with a partner as buyer, in cents of US dollars; 0 once nothing is asked for. */
export async function setLimitRequest(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { beneficiaryId, cents, at }: { beneficiaryId: string; cents: bigint; at: Date },
): Promise<void> {
  // The version stays: it counts what the customer edits in the partner's form.
  await tx
    .updateTable('partners')
    .set({ limit_request: cents, updated_at: at })
    .where('uid', '=', companyId)
    .where('beneficiary_id', '=', beneficiaryId)
    .execute()
}
