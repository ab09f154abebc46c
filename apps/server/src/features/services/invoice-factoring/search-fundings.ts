import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { everyWordIn } from '../../../lists/search-text.ts'
import { fundingNumber, selectFundings } from './fundings.ts'

/** The fundings in scope that have every word in their number, invoice or buyer, newest first. */
export async function searchFundings(
  db: Db,
  scope: Scope,
  text: string,
  limit: number,
): Promise<SearchHit[]> {
  const rows = await selectFundings(db, scope)
    .where(matchesFunding(scope, text))
    .orderBy('funding.created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    subject: invoiceFactoring.subject,
    id: row.invoice_factoring_id,
    number: fundingNumber(row),
    title: [row.invoice_number, row.company_name].filter(Boolean).join(', '),
    at: row.created_at,
  }))
}

/** Every word is part of the number, the invoice's own number or the buyer; for the back office of the customer's name too. */
export function matchesFunding(scope: Scope, search: string) {
  const customer = scope.kind === 'office' ? sql.ref('customer.company_name') : sql`''`
  return everyWordIn(
    sql`concat_ws(' ', funding.invoice_number, buyer.company_name, ${customer},
      ${sqlRecordNumber(invoiceFactoring.numberPrefix, 'funding.number', 'funding.created_at')})`,
    search,
  )
}
