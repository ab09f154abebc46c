import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { isCompanyFound } from '../../../access/company.ts'
import type { Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { firstFound, type Search, searchIn } from '../../../lists/choose-search.ts'
import { containsParts, everyWordIn } from '../../../lists/search-text.ts'
import { isPartnerFound } from '../../trade/partners/index.ts'
import { fundingNumber, selectFundings } from './fundings.ts'

/** The fundings in scope that have every word in their number, invoice or buyer, newest first. */
export async function searchFundings(
  db: Db,
  scope: Scope,
  text: string,
  limit: number,
): Promise<SearchHit[]> {
  const ordered = selectFundings(db, scope)
    .orderBy(scope.kind === 'office' ? 'funding.requested_at' : 'funding.created_at', 'desc')
    .orderBy('funding.invoice_factoring_id')
  const rows = await firstFound(db, ordered, { search: findFundings(scope, text), limit })
  return rows.map((row) => ({
    subject: invoiceFactoring.subject,
    id: row.invoice_factoring_id,
    number: fundingNumber(row),
    title: [row.invoice_number, row.company_name].filter(Boolean).join(', '),
    at: row.created_at,
  }))
}

/** Every word is part of the number, the invoice's own number or the buyer; for the back office of the customer's name too. */
export function findFundings(scope: Scope, search: string): Search {
  return scope.kind === 'office' ? searchIn(ofAllCompanies, search) : { byRow: matchesFunding(scope, search) }
}

/** The same where few fundings are searched. */
export function matchesFunding(scope: Scope, search: string) {
  const customer = scope.kind === 'office' ? sql.ref('customer.company_name') : sql`''`
  return everyWordIn(
    sql`concat_ws(' ', funding.invoice_number, buyer.company_name, ${customer},
      ${sqlRecordNumber(invoiceFactoring.numberPrefix, 'funding.number', 'funding.created_at')})`,
    search,
  )
}

const ofAllCompanies = {
  texts: ['funding.searched', 'customer.searched', 'buyer.searched'],
  id: 'funding.invoice_factoring_id',
  found: (part: string) =>
    [
      containsParts(sql`searched`, part),
      isCompanyFound('uid', part),
      isPartnerFound('invoice_factorings', part),
    ].map((found) => sql`select invoice_factoring_id from invoice_factorings where ${found}`),
}
