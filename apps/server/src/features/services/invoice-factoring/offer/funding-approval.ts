import { whenAdvanced } from '@tradelane/contract/invoice-factoring/assignment'
import { fundRequest } from '@tradelane/contract/invoice-factoring/code-request'
import type { Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { sql } from 'kysely'
import type { CustomerActor } from '../../../../access/session-memory.ts'
import type { ApprovedAction } from '../../../../entries/approved-action.ts'
import { Refusal } from '../../../../refusal.ts'
import { lockLimit } from '../../credit-limits/index.ts'
import { type FundingRow, fundingNumber, getFunding, lockFunding } from '../fundings.ts'
import { invoiceOfRow } from './invoice-of.ts'
import { type PricedInvoice, priceFunding, requireEligible } from './price-funding.ts'

export type OfferedFunding = { row: FundingRow; buyer: string; priced: PricedInvoice }

/** Accepting the offer for a draft: the code is for this buyer, amount, percentage, partner and term, on these terms. The interest changes with the day. */
export const fundingApproval: ApprovedAction<{ invoice_factoring_id: string }, OfferedFunding> = {
  purpose: 'invoice factoring',
  who: 'approver',
  isForVerified: true,
  request: fundRequest,
  async load({ db, actor, now }, { invoice_factoring_id }) {
    const row = await getFunding(db, actor, invoice_factoring_id)
    return {
      row,
      buyer: row.company_name,
      priced: await priceFunding(db, actor, invoiceOfRow(row, now), now),
    }
  },
  async lock({ tx, actor, now }, { invoice_factoring_id }) {
    const known = await getFunding(tx, actor, invoice_factoring_id)
    await lockCapacity(tx, actor, known)
    const row = await lockFunding(tx, actor, invoice_factoring_id)
    return {
      row,
      buyer: known.company_name,
      priced: await priceFunding(tx, actor, invoiceOfRow(row, now), now),
    }
  },
  require(_at, { row, priced }) {
    if (row.state !== 'draft') throw new Refusal('ILLEGAL_STATE')
    requireEligible(priced)
  },
  binding: ({ row, priced: { offer, terms, dueDate } }) => ({
    funding: row.invoice_factoring_id,
    buyer: row.beneficiary_id,
    currency: row.currency,
    amount: row.invoice_amount,
    percentage: row.payment_request,
    partner: row.finance_partner_id,
    terms: terms.version,
    term: row.finance_term,
    due: dueDate,
    advance: offer.advance,
    fee: offer.fee,
    file: row.invoice_sha256,
  }),
  summary: ({ row, buyer, priced: { offer, terms } }) => ({
    mailSubject: 'Your Tradelane code to fund an invoice',
    mailLead: `{code} is your code to accept the offer for invoice funding ${fundingNumber(row)}:`,
    amount: offer.advance,
    facts: [
      `advanced by ${terms.name} on the invoice to ${buyer}, paid into your wallet`,
      whenAdvanced,
      `interest ${formatMoney(offer.interest)} until the due date, fee ${formatMoney(offer.fee)}`,
      `${formatMoney(offer.remainder)} when the buyer has paid`,
    ],
  }),
  release: 'moves no money out',
}

/**
 * Of several that draw on one limit, or on one partner, the second reads what the first has taken. The limit before the
 * partner, the partner before the invoice: everybody
 * locks in this order.
 */
async function lockCapacity(
  tx: Tx,
  actor: CustomerActor | { kind: 'system'; companyId: string },
  row: Pick<FundingRow, 'beneficiary_id' | 'finance_partner_id' | 'currency' | 'invoice_amount'>,
): Promise<void> {
  await lockLimit(tx, actor, row.beneficiary_id)
  const partner = `finance partner:${row.finance_partner_id}:${row.currency}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${partner}, 0))`.execute(tx)
  // Two writings of one invoice agree in currency and amount: the second reads the first.
  const invoice = `factored invoice:${row.currency}:${row.invoice_amount}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${invoice}, 0))`.execute(tx)
}
