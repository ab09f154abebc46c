import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { everyWordIn } from '../../../lists/search-text.ts'
import { escrowNumber, selectEscrows } from './escrows.ts'

/** The escrows in scope that have every word in their number, reference or beneficiary, newest first. */
export async function searchEscrows(db: Db, scope: Scope, text: string, limit: number): Promise<SearchHit[]> {
  const rows = await selectEscrows(db, scope)
    .where(matchesEscrow(scope, text))
    .orderBy('escrow.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    subject: smartEscrow.subject,
    id: row.smart_escrow_id,
    number: escrowNumber(row),
    title: [row.reference, row.company_name].filter(Boolean).join(', '),
    at: row.created_at,
  }))
}

/** Every word is in the number, the reference or the beneficiary; for the back office the customer's name counts too. */
export function matchesEscrow(scope: Scope, search: string) {
  const customer = scope.kind === 'office' ? sql.ref('customer.company_name') : sql`''`
  return everyWordIn(
    sql`concat_ws(' ', escrow.reference, payee.company_name, ${customer},
      ${sqlRecordNumber(smartEscrow.numberPrefix, 'escrow.number', 'escrow.created_at')})`,
    search,
  )
}
