import type { Db, Tx } from '@tradelane/db'
import { systemScope } from '../../../../access/scope.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import { countryOfPartner, findPartner } from '../../../trade/partners/index.ts'
import type { FundingRow } from '../fundings.ts'

/** Until when the buyer pays in time: the evening of the due date, where it is; undefined before a due date is known. Repeatable. */
export async function endOfDueDate(
  db: Db | Tx,
  { uid, beneficiary_id, due_date }: Pick<FundingRow, 'uid' | 'beneficiary_id' | 'due_date'>,
): Promise<{ end: Date; country: string | null } | undefined> {
  if (due_date === null) return undefined
  const scope = systemScope(uid)
  const buyer = await findPartner(db, scope, beneficiary_id)
  const country = buyer ? await countryOfPartner(db, scope, buyer) : null
  return { end: endOfDay(due_date, country), country }
}
