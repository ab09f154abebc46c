import type { creditLimit } from '@tradelane/contract/credit-limits/calls'
import { decimalText } from '@tradelane/money'
import type { z } from 'zod/mini'
import { type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { timelineOf } from '../../../lifecycle/timeline.ts'
import { Refusal } from '../../../refusal.ts'
import { linkOf } from '../../papers/documents/index.ts'
import { findPartner } from '../../trade/partners/index.ts'
import { creditLimitLifecycle } from './lifecycle.ts'
import {
  approvedOf,
  currencyOf,
  getLimit,
  isUsable,
  type KnownLimit,
  limitNumber,
  requestedOf,
} from './limits.ts'
import { warningOf } from './long-terms.ts'
import { listLimitDocuments, listQuestions } from './questions.ts'
import { findTermSheet, type IssuedSheet } from './term-sheets.ts'

type Answered = z.output<typeof creditLimit>

/** As it is answered, with its company, which the customer's answer leaves out. */
export function toLimit(row: KnownLimit, today: string): Answered & { uid: string; company_name: string } {
  const approved = approvedOf(row)
  return {
    uid: row.uid,
    company_name: row.company_name,
    credit_limit_id: row.credit_limit_id,
    limit_number: limitNumber(row),
    beneficiary_id: row.beneficiary_id,
    buyer_name: row.buyer_name,
    state: row.state,
    version: row.version,
    currency: currencyOf(row),
    limit_request: decimalText(requestedOf(row)),
    trading_history: row.trading_history,
    description_goods: row.description_goods,
    inco_terms: row.inco_terms as Answered['inco_terms'],
    payment_terms: row.payment_terms as Answered['payment_terms'],
    limit_approved: approved && decimalText(approved),
    finance_partner_id: row.finance_partner_id,
    valid_until: row.valid_until,
    is_usable: isUsable(row, today),
    signed_at: row.signed_at,
    reason: row.reason,
    requested_at: row.requested_at,
    updated_at: row.updated_at,
  }
}

/** A limit in scope with its term sheet, what was asked, and its history. Refuses with NOT_FOUND. */
export async function describeLimit(deps: Deps, scope: Scope, creditLimitId: string) {
  const { db, clock } = deps
  const row = await getLimit(db, scope, creditLimitId)
  const now = clock.now()
  const terms = row.payment_terms as Answered['payment_terms']
  const [issued, exchanges, documents, timeline, warning] = await Promise.all([
    findTermSheet(db, row),
    listQuestions(db, row),
    listLimitDocuments(db, row),
    timelineOf(db, creditLimitLifecycle, scope, { companyId: row.uid, id: creditLimitId }),
    warningOf(db, systemScope(row.uid), row.beneficiary_id, terms),
  ])
  return {
    credit_limit: toLimit(row, await dayOfCompany(db, row.uid, now)),
    term_sheet: issued ? toTermSheet(issued) : null,
    terms_warning: warning ?? null,
    exchanges,
    documents: documents.map(({ document_id, file_name, added_at }) => ({
      url: linkOf(deps, document_id),
      file_name,
      added_at,
    })),
    timeline,
    next: nextStepOf(creditLimitLifecycle, row, now),
  }
}

/** The same with the buyer's address and contact, whom the back office checks. */
export async function describeForOffice(deps: Deps, scope: Scope, creditLimitId: string) {
  const described = await describeLimit(deps, scope, creditLimitId)
  const { uid, beneficiary_id } = described.credit_limit
  const partner = await findPartner(deps.db, systemScope(uid), beneficiary_id)
  if (!partner) throw new Refusal('NOT_FOUND')
  const { company_name, company_registration_number, company_address } = partner
  const { contact_person_name, email, phone_number } = partner
  const buyer = { company_name, company_registration_number, company_address }
  return { ...described, buyer: { ...buyer, contact_person_name, email, phone_number } }
}

const toTermSheet = ({ sheet, issuedAt }: IssuedSheet) => ({
  term_sheet_number: sheet.term_sheet_number,
  finance_partner_id: sheet.finance_partner_id,
  finance_partner_name: sheet.finance_partner_name,
  terms_version: sheet.terms_version,
  approved_amount: sheet.approved_amount,
  annual_rate: sheet.annual_rate_basis_points / 100,
  fee: sheet.fee_basis_points / 100,
  least_fee: sheet.least_fee,
  most_advance_percent: sheet.most_advance_percent,
  finance_terms: [...sheet.finance_terms],
  valid_until: sheet.valid_until,
  expires_at: new Date(sheet.expires_at),
  issued_at: issuedAt,
})
