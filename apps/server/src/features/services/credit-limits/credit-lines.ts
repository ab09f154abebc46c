import type { CreditLimitState } from '@tradelane/contract/credit-limits/states'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { type CreditLimit, toCreditLimit } from './limits.ts'

/** A buyer's limit that is requested or granted. */
export type CreditLine = CreditLimit & { beneficiaryId: string }

const requestedOrGranted = statesWhere<CreditLimitState>({
  requested: true,
  in_review: true,
  documents_requested: true,
  term_sheet: true,
  signed: true,
  active: true,
  declined: false,
  reduced: true,
  withdrawn: false,
})

/** The company's limits with every buyer, or with one of them, without those that were declined or withdrawn. */
export async function listCreditLines(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  beneficiaryId?: string,
): Promise<CreditLine[]> {
  const rows = await db
    .selectFrom('credit_limits')
    .selectAll()
    .where('uid', '=', companyId)
    .where('state', 'in', requestedOrGranted)
    .$if(beneficiaryId !== undefined, (query) => query.where('beneficiary_id', '=', beneficiaryId ?? ''))
    .execute()
  return rows.map((row) => ({ ...toCreditLimit(row), beneficiaryId: row.beneficiary_id }))
}
