import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import { sql } from 'kysely'
import { isCompanyFound, searchedOfCompany } from '../../../access/company.ts'
import type { Scope } from '../../../access/scope.ts'
import { sqlRecordNumber } from '../../../lifecycle/numbers.ts'
import { type Search, searchIn } from '../../../lists/choose-search.ts'
import { containsParts, everyWordIn } from '../../../lists/search-text.ts'
import { isPartnerFound, searchedOfPartner } from '../../trade/partners/index.ts'

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
  texts: ['funding.searched', searchedOfCompany('funding.uid'), searchedOfPartner('funding')],
  id: 'funding.invoice_factoring_id',
  found: (part: string) =>
    [
      containsParts(sql`searched`, part),
      isCompanyFound('uid', part),
      isPartnerFound('invoice_factorings', part),
    ].map((found) => sql`select invoice_factoring_id from invoice_factorings where ${found}`),
}
