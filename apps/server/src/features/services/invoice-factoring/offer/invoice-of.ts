import type { NewFunding } from '@tradelane/contract/invoice-factoring/calls'
import type { OneCompanyScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { refuseFields } from '../../../../refusal.ts'
import { enteredAmount } from '../../../money/wallet/index.ts'
import { documentHash, requireOwnDocuments } from '../../../papers/documents/index.ts'
import { amountIn, type FundingRow } from '../fundings.ts'
import { currencyOfBuyer, type Invoice } from './price-funding.ts'

type Form = Omit<NewFunding, 'invoice_file' | 'purchase_order_file'> & {
  invoice_file?: string | undefined
  purchase_order_file?: string | undefined
}

/**
 * Reads a form. Refuses, by field, an amount that is none of the currency, and files that are not the company's.
 */
export async function invoiceOfForm(
  deps: Deps,
  scope: OneCompanyScope,
  form: Form,
  { fundingId, transactionId }: { fundingId?: string | undefined; transactionId: string | null },
): Promise<Invoice> {
  const currency = await currencyOfBuyer(deps.db, scope, form.beneficiary_id)
  return {
    fundingId,
    transactionId,
    beneficiaryId: form.beneficiary_id,
    financePartnerId: form.finance_partner_id,
    term: form.finance_term,
    amount: enteredAmount(form.invoice_amount, currency, 'invoice_amount'),
    percent: form.payment_request,
    shipmentDate: form.shipment_date,
    invoiceNumber: form.invoice_number ?? null,
    invoiceDate: form.invoice_date ?? null,
    orderNumber: form.order_number ?? null,
    ksefNumber: form.ksef_number ?? null,
    invoiceSha256: await hashOfInvoice(deps, scope, form),
    hasShippingFile: form.shipping_file !== undefined,
  }
}

async function hashOfInvoice(deps: Deps, scope: OneCompanyScope, form: Form): Promise<string | null> {
  const { invoice_file, purchase_order_file, shipping_file } = form
  const links = Object.entries({ invoice_file, purchase_order_file, shipping_file }).filter(
    (link): link is [string, string] => link[1] !== undefined,
  )
  const own = await requireOwnDocuments(deps, deps.db, scope, new Map(links), ['invoice_file'])
  const invoice = own.get('invoice_file')
  if (invoice === undefined) return null
  const [other] = ['purchase_order_file', 'shipping_file'].filter((name) => own.get(name) === invoice)
  if (other) refuseFields({ [other]: 'This is the invoice. Upload the other document here.' })
  return documentHash(deps.db, scope, invoice)
}

/** The same of a stored draft. While its offer is valid, it keeps the terms that were offered. */
export function invoiceOfRow(row: FundingRow, now: Date): Invoice {
  const isOffered = row.offer_expires_at !== null && row.offer_expires_at > now
  return {
    fundingId: row.invoice_factoring_id,
    beneficiaryId: row.beneficiary_id,
    financePartnerId: row.finance_partner_id,
    term: row.finance_term,
    amount: amountIn(row, row.invoice_amount),
    percent: row.payment_request,
    shipmentDate: row.shipment_date,
    invoiceNumber: row.invoice_number,
    invoiceDate: row.invoice_date,
    orderNumber: row.order_number,
    ksefNumber: row.ksef_number,
    invoiceSha256: row.invoice_sha256,
    hasShippingFile: row.shipping_file !== null,
    transactionId: row.transaction_id,
    termsVersion: isOffered ? (row.terms_version ?? undefined) : undefined,
  }
}
