import { signRequest } from '@tradelane/contract/credit-limits/code-request'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { formatMoney, parseMoney } from '@tradelane/money'
import type { ApprovedAction } from '../../../entries/approved-action.ts'
import { dayOfCompany } from '../../../lifecycle/day-of-company.ts'
import { percentText } from '../../../lifecycle/percent-text.ts'
import { Refusal } from '../../../refusal.ts'
import { approvedOf, currencyOf, getLimit, type LimitRow, lockLimitById } from './limits.ts'
import { getTermSheet, type IssuedSheet } from './term-sheets.ts'

/** `today`: where the company is that signs. */
export type Signing = { limit: LimitRow; issued: IssuedSheet; today: string }

/** Signing the term sheet of a limit: the code is for this partner, this amount and these terms, until this day. */
export const termSheetSigning: ApprovedAction<{ credit_limit_id: string }, Signing> = {
  purpose: 'credit limit',
  who: 'approver',
  isForVerified: true,
  request: signRequest,
  load: async ({ db, actor, now }, { credit_limit_id }) => {
    const limit = await getLimit(db, actor, credit_limit_id)
    return { limit, issued: await getTermSheet(db, limit), today: await dayOfCompany(db, limit.uid, now) }
  },
  lock: async ({ tx, actor, now }, { credit_limit_id }) => {
    const limit = await lockLimitById(tx, actor, credit_limit_id)
    return { limit, issued: await getTermSheet(tx, limit), today: await dayOfCompany(tx, limit.uid, now) }
  },
  require: ({ now }, { limit, today }) => requireSignable(limit, { now, today }),
  // The whole term sheet, which never changes: its number alone would not say what was shown.
  binding: ({ limit, issued: { sheet } }) => ({
    credit_limit: limit.credit_limit_id,
    term_sheet: sheet.term_sheet_number,
    finance_partner: sheet.finance_partner_id,
    terms_version: sheet.terms_version,
    amount: limit.approved_amount,
    currency: limit.currency,
    annual_rate: sheet.annual_rate_basis_points,
    fee: sheet.fee_basis_points,
    least_fee: sheet.least_fee,
    most_advance: sheet.most_advance_percent,
    finance_terms: sheet.finance_terms.join(' '),
    valid_until: sheet.valid_until,
  }),
  summary: ({ limit, issued: { sheet } }) => {
    const amount = approvedOf(limit)
    return {
      mailSubject: 'Your Tradelane code to sign a term sheet',
      mailLead: `{code} is your code to sign the term sheet ${sheet.term_sheet_number}:`,
      ...(amount && { amount }),
      facts: [
        `a credit limit from ${sheet.finance_partner_name} for invoices to ${sheet.buyer.company_name}, valid until ${dayText(sheet.valid_until)}`,
        `${percentText(sheet.annual_rate_basis_points)} a year on what is advanced, and a fee of ${percentText(sheet.fee_basis_points)} of each invoice, at least ${formatMoney(parseMoney(sheet.least_fee, currencyOf(limit)))}`,
      ],
    }
  },
  release: 'moves no money out',
}

/** Refuses with ILLEGAL_STATE what is not offered, and with QUOTE_EXPIRED what is not offered any more. */
function requireSignable(
  { state, offer_expires_at, valid_until }: LimitRow,
  { now, today }: { now: Date; today: string },
): void {
  if (state !== 'term_sheet') throw new Refusal('ILLEGAL_STATE')
  const isOver = (valid_until ?? '') < today
  if (isOver || (offer_expires_at ?? now) <= now)
    throw new Refusal('QUOTE_EXPIRED', {
      message: 'This term sheet has expired. We will provide a new one.',
    })
}
