import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import { sql } from 'kysely'
import { isCompanyFound, searchedOfCompany } from '../../../access/company.ts'
import type { Scope } from '../../../access/scope.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { type Search, searchIn } from '../../../lists/choose-search.ts'
import { containsParts, everyWordIn } from '../../../lists/search-text.ts'
import { isPartnerFound, searchedOfPartner } from '../../trade/partners/index.ts'

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

/** Queries of the escrows of all companies that have the part, one for each index. */
export const escrowsWith = (part: string) =>
  [
    containsParts(sql`searched`, part),
    isCompanyFound('uid', part),
    isPartnerFound('smart_escrows', part),
  ].map((found) => sql`select smart_escrow_id from smart_escrows where ${found}`)

const ofAllCompanies = {
  texts: ['escrow.searched', searchedOfCompany('escrow.uid'), searchedOfPartner('escrow')],
  id: 'escrow.smart_escrow_id',
  found: escrowsWith,
}
