import type { Output } from '@tradelane/contract'
import type { sandboxBuyer } from '@tradelane/contract/sandbox-buyer/calls'
import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import {
  amountIn,
  currencyOf,
  fundingNumber,
  receivableOfRow,
  selectFundings,
  unfundedStates,
} from './fundings.ts'

/** The sandbox desk has no sign-in, and shows the invoices of all companies. */
const everybody = { kind: 'office', administratorId: 'sandbox' } as const

/** The invoices whose account is open, for those who play buyers in the sandbox. */
export async function listPayableInvoices(db: Db): Promise<Output<typeof sandboxBuyer.list>['invoices']> {
  const rows = await selectFundings(db, everybody)
    .where('funding.collection_account', 'is not', null)
    .where('funding.state', 'not in', unfundedStates)
    .orderBy('funding.requested_at', 'desc')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    invoice_factoring_id: row.invoice_factoring_id,
    funding_number: fundingNumber(row),
    customer_name: row.customer_name,
    company_name: row.company_name,
    status: row.state,
    currency: currencyOf(row),
    invoice_amount: decimalText(receivableOfRow(row)),
    buyer_paid: decimalText(amountIn(row, row.buyer_paid)),
    due_date: row.due_date,
  }))
}
