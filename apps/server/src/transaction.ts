import type { ErrorCode } from '@tradelane/contract'
import type { Db, Tx } from '@tradelane/db'
import { Refusal } from './refusal.ts'

/** Database constraints and the refusals for their violations. */
const constraintRefusals: Record<string, ErrorCode> = {
  ledger_accounts_never_negative: 'INSUFFICIENT_FUNDS',
  ledger_holds_resolved_once: 'ILLEGAL_STATE',
  // Two concurrent changes to one address: only the database detects the second.
  booking_persons_once_for_each_address: 'CONFLICT',
  simple_payments_partner: 'NOT_FOUND',
  simple_payments_account: 'NOT_FOUND',
  simple_payments_quote: 'NOT_FOUND',
  quotes_draft: 'NOT_FOUND',
  simple_payments_quote_used_once: 'QUOTE_USED',
  freight_bookings_quote_booked_once: 'QUOTE_USED',
  service_charges_once_for_each_subject: 'ILLEGAL_STATE',
  rate_cards_one_of_each_version: 'CONFLICT',
  freight_tariffs_one_of_each_version: 'CONFLICT',
  passage_closures_one_open: 'CONFLICT',
  insurance_claim_questions_one_open: 'ILLEGAL_STATE',
  inspection_companies_one_of_each_name: 'CONFLICT',
  finance_partner_terms_one_of_each_version: 'CONFLICT',
  credit_limits_one_for_each_buyer: 'ILLEGAL_STATE',
  escrow_amendments_one_open: 'ILLEGAL_STATE',
  credit_limit_questions_one_open: 'ILLEGAL_STATE',
  invoice_factorings_one_for_each_number: 'NOT_ELIGIBLE',
  invoice_factorings_one_for_each_file: 'NOT_ELIGIBLE',
  factoring_payments_one_held: 'ILLEGAL_STATE',
}

export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    const constraint = constraintOf(error)
    const code = constraint === undefined ? undefined : constraintRefusals[constraint]
    throw code ? new Refusal(code) : error
  }
}

/** The name of the violated constraint, if the error is one. */
function constraintOf(error: unknown): string | undefined {
  return error instanceof Error && 'constraint' in error ? String(error.constraint) : undefined
}
