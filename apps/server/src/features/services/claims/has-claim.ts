import type { ClaimState } from '@tradelane/contract/claims/states'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'

/** Its premium is earned: a draft asks for nothing yet, and what was declined is not paid. */
const counting = statesWhere<ClaimState>({
  draft: false,
  submitted: true,
  assessing: true,
  paid: true,
  declined: false,
})

/** Whether a loss under this policy was claimed, and not declined. */
export async function hasClaim(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  insuranceId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('insurance_claims')
    .select('claim_id')
    .where('uid', '=', companyId)
    .where('insurance_id', '=', insuranceId)
    .where('state', 'in', counting)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
