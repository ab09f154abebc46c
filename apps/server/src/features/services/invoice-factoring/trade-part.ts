import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import { fundingStateTable } from '@tradelane/contract/invoice-factoring/states'
import { tradeStatusOf } from '@tradelane/contract/lifecycle/state-table'
import type { ServiceData } from '@tradelane/contract/transactions/service-data'
import { decimalText, minus } from '@tradelane/money'
import { type Company, getCompany } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { TradePartOf } from '../../../entries/service-entry.ts'
import { nextStepOf } from '../../../lifecycle/next-step.ts'
import { requestsInTrade } from '../../office/quote-desk/index.ts'
import { requestOfFunding } from './desk/funding-request.ts'
import {
  amountIn,
  type FundingRow,
  fundingNumber,
  type KnownFunding,
  lockFunding,
  positionOf,
  selectFundings,
} from './fundings.ts'
import { fundingLifecycle } from './lifecycle.ts'
import { warningOf } from './offer/before-delivery.ts'

type Shown = ServiceData['invoice_factoring_data'][number]

/** A trade's fundings; drafts that were given up are left out. A credit limit belongs to no trade (decision 117). */
export const fundingsInTrade: TradePartOf<Deps, 'invoice_factoring_data'> = {
  group: 'invoice_factoring_data',
  async list({ db, clock }, scope, transactionId) {
    const rows = await selectFundings(db, scope)
      .select(['buyer.company_registration_number', 'buyer.company_address', 'buyer.contact_person_name'])
      .select(['buyer.email', 'buyer.phone_number'])
      .where('funding.transaction_id', '=', transactionId)
      .where(({ eb, or }) =>
        or([eb('funding.state', '<>', 'withdrawn'), eb('funding.requested_at', 'is not', null)]),
      )
      .orderBy('funding.created_at')
      .execute()
    if (rows.length === 0) return []
    const supplier = await getCompany(db, scope)
    const now = clock.now()
    const shown = rows.map(async (row) => {
      const data = { ...toData(row, supplier, now), ...(await warningOf(db, scope, row)) }
      return { id: row.invoice_factoring_id, data }
    })
    return Promise.all(shown)
  },
  async move(tx, scope, id, transactionId) {
    const { transaction_id: from } = await lockFunding(tx, scope, id)
    await tx
      .updateTable('invoice_factorings')
      .set({ transaction_id: transactionId })
      .where('uid', '=', scope.companyId)
      .where('invoice_factoring_id', '=', id)
      .execute()
    return { from }
  },
  requests: requestsInTrade(requestOfFunding),
}

function toData(row: KnownFunding & Shown['buyer'], supplier: Company, now: Date): Shown {
  return {
    number: fundingNumber(row),
    status: tradeStatusOf(fundingStateTable, row.state),
    state: row.state,
    link: invoiceFactoring.customerPage(row.invoice_factoring_id),
    invoice_factoring_id: row.invoice_factoring_id,
    supplier: {
      company_name: supplier.company_name,
      company_registration_number: supplier.company_reg_number,
    },
    buyer: {
      company_name: row.company_name,
      company_registration_number: row.company_registration_number,
      company_address: row.company_address,
      contact_person_name: row.contact_person_name,
      email: row.email,
      phone_number: row.phone_number,
    },
    ...invoiceOf(row),
    ...figuresOf(row),
    next: nextStepOf(fundingLifecycle, row, now),
  }
}

function invoiceOf(row: KnownFunding) {
  const { finance_partner_name, invoice_number, payment_request, finance_term, shipment_date, due_date } = row
  const invoice = amountIn(row, row.invoice_amount)
  return {
    ...{ finance_partner_name, invoice_number, payment_request, finance_term, shipment_date, due_date },
    currency: invoice.currency,
    invoice_amount: decimalText(invoice),
  }
}

function figuresOf(row: FundingRow): Pick<Shown, 'offer' | 'paid'> {
  const { advance_amount, interest_amount, fee_amount, buyer_paid, customer_paid } = row
  if (advance_amount === null || interest_amount === null || fee_amount === null)
    return { offer: null, paid: null }
  const text = (amount: bigint) => decimalText(amountIn(row, amount))
  const position = positionOf(row)
  return {
    offer: { advance: text(advance_amount), interest: text(interest_amount), fee: text(fee_amount) },
    paid: position
      ? {
          by_buyer: text(buyer_paid),
          from_wallet: text(customer_paid),
          interest: decimalText(position.interestPaid),
          fee: decimalText(minus(amountIn(row, fee_amount), position.feeDue)),
        }
      : null,
  }
}
