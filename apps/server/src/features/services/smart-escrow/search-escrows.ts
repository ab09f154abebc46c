import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { isCompanyFound } from '../../../access/company.ts'
import type { Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { firstFound, type Search, searchIn } from '../../../lists/choose-search.ts'
import { containsParts, everyWordIn } from '../../../lists/search-text.ts'
import { isPartnerFound } from '../../trade/partners/index.ts'
import { escrowNumber, selectEscrows } from './escrows.ts'

/** The escrows in scope that have every word in their number, reference or beneficiary, newest first. */
export async function searchEscrows(db: Db, scope: Scope, text: string, limit: number): Promise<SearchHit[]> {
  const ordered = selectEscrows(db, scope)
    .orderBy(newestEscrow(scope), 'desc')
    .orderBy('escrow.smart_escrow_id')
  const rows = await firstFound(db, ordered, { search: findEscrows(scope, text), limit })
  return rows.map((row) => ({
    subject: smartEscrow.subject,
    id: row.smart_escrow_id,
    number: escrowNumber(row),
    title: [row.reference, row.company_name].filter(Boolean).join(', '),
    at: row.created_at,
  }))
}

/** What the lists in this scope are ordered by. */
export const newestEscrow = (scope: Scope) =>
  scope.kind === 'office' ? ('escrow.approved_at' as const) : ('escrow.created_at' as const)

/** Every word is in the number, the reference or the beneficiary; for the back office the customer's name counts too. */
export function findEscrows(scope: Scope, search: string): Search {
  if (scope.kind === 'office') return searchIn(ofAllCompanies, search)
  const text = sql`concat_ws(' ', escrow.reference, payee.company_name,
    ${sqlRecordNumber(smartEscrow.numberPrefix, 'escrow.number', 'escrow.created_at')})`
  return { byRow: everyWordIn(text, search) }
}

const ofAllCompanies = {
  texts: ['escrow.searched', 'customer.searched', 'payee.searched'],
  id: 'escrow.smart_escrow_id',
  found: (part: string) =>
    [
      containsParts(sql`searched`, part),
      isCompanyFound('uid', part),
      isPartnerFound('smart_escrows', part),
    ].map((found) => sql`select smart_escrow_id from smart_escrows where ${found}`),
}
