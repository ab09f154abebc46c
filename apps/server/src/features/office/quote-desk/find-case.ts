import type { DeskService } from '@tradelane/contract/quote-desk/forms'
import { isOpenCase } from '@tradelane/contract/quote-desk/states'
import type { Db } from '@tradelane/db'
import type { OfficeScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'
import { type CaseRow, selectCases } from './cases.ts'

export type CaseKey = { transaction_id: string; service: DeskService; case_id?: string | undefined }

/** The request of a service in a trade: the one that is named, else the newest that is open, else the newest. Refuses with NOT_FOUND. */
export async function findCase(
  db: Db,
  scope: OfficeScope,
  { transaction_id, service, case_id }: CaseKey,
): Promise<CaseRow> {
  const rows = await selectCases(db, scope)
    .where('transaction_id', '=', transaction_id)
    .where('service', '=', service)
    .$if(case_id !== undefined, (query) => query.where('case_id', '=', case_id ?? ''))
    .orderBy('made_order', 'desc')
    .limit(100)
    .execute()
  const row = rows.find(({ state }) => isOpenCase(state)) ?? rows[0]
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}
