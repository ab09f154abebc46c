import { randomUUID } from 'node:crypto'
import type { NewFunding } from '@tradelane/contract/invoice-factoring/calls'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { change } from '../../../../lifecycle/move.ts'
import { firstTodayAnywhere } from '../../../../lifecycle/today-anywhere.ts'
import { Refusal, refuseFields } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { currentTransaction } from '../../../trade/transactions/index.ts'
import { type FundingRow, getFunding, lockFunding } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { invoiceOfForm } from './invoice-of.ts'
import { type Invoice, type PricedInvoice, priceFunding } from './price-funding.ts'

const hourMs = 3_600_000

/** Saves an invoice as a draft, with the offer of now. Refuses with NOT_FOUND a buyer that is not the company's, and by field. */
export async function addFunding(deps: Deps, actor: CustomerActor, form: NewFunding): Promise<string> {
  const at = deps.clock.now()
  requireInvoiceWritten(form, at)
  const { transaction_id } = await currentTransaction(deps.db, actor, at)
  const invoice = await invoiceOfForm(deps, actor, form, { transactionId: transaction_id })
  const priced = await priceFunding(deps.db, actor, invoice, at)
  requireKsefNumber(form, priced)
  const invoice_factoring_id = randomUUID()
  await inTransaction(deps.db, (tx) =>
    begin(tx, fundingLifecycle, {
      scope: actor,
      to: 'draft',
      at,
      values: {
        invoice_factoring_id,
        transaction_id,
        ...columnsOf(form, invoice, priced, at),
        created_at: at,
        updated_at: at,
      },
    }),
  )
  return invoice_factoring_id
}

/** Changes a draft. What stays as it was changes nothing. Refuses with NOT_FOUND, ILLEGAL_STATE what was submitted, and by field. */
export async function updateFunding(
  deps: Deps,
  actor: CustomerActor,
  fundingId: string,
  form: NewFunding,
): Promise<void> {
  const at = deps.clock.now()
  requireInvoiceWritten(form, at)
  const { transaction_id: transactionId } = await getFunding(deps.db, actor, fundingId)
  const invoice = await invoiceOfForm(deps, actor, form, { fundingId, transactionId })
  const priced = await priceFunding(deps.db, actor, invoice, at)
  requireKsefNumber(form, priced)
  await inTransaction(deps.db, async (tx) => {
    const row = await lockFunding(tx, actor, fundingId)
    if (row.state !== 'draft') throw new Refusal('ILLEGAL_STATE')
    const set = columnsOf(form, invoice, priced, at)
    if (isSame(row, set, at)) return
    await change(tx, fundingLifecycle, { scope: actor, id: fundingId, at, set })
  })
}

/**
 * Whether a form says what the draft says. A code approves the draft: submitting it with other values is refused as a wrong code is. Refuses with
 * NOT_FOUND, and by field.
 */
export async function requireUnchanged(
  deps: Deps,
  actor: CustomerActor,
  fundingId: string,
  form: NewFunding,
): Promise<void> {
  const at = deps.clock.now()
  const row = await getFunding(deps.db, actor, fundingId)
  const invoice = await invoiceOfForm(deps, actor, form, { fundingId, transactionId: row.transaction_id })
  const priced = await priceFunding(deps.db, actor, invoice, at)
  if (!hasSameFields(row, columnsOf(form, invoice, priced, at))) throw new Refusal('WRONG_CODE')
}

function requireInvoiceWritten({ invoice_date }: NewFunding, at: Date): void {
  if (invoice_date !== undefined && invoice_date > firstTodayAnywhere(at))
    refuseFields({ invoice_date: 'The invoice date is in the future. Enter the date on the invoice.' })
}

/** The XML does not have it: KSeF gives the number once it has accepted the invoice, and without it nothing was issued. */
function requireKsefNumber({ ksef_number }: NewFunding, { eInvoice }: PricedInvoice): void {
  if (eInvoice?.format === 'ksef' && ksef_number === undefined)
    refuseFields({
      ksef_number: 'Enter the KSeF number of this invoice. It is in the confirmation (UPO) of KSeF.',
    })
}

/** With the same fields and an offer that is still valid, the draft and its code stay as they are. */
const isSame = (row: FundingRow, set: ReturnType<typeof columnsOf>, at: Date): boolean =>
  row.offer_expires_at !== null && row.offer_expires_at > at && hasSameFields(row, set)

/** The offer is not a field: it is made of them. */
function hasSameFields(row: FundingRow, set: ReturnType<typeof columnsOf>): boolean {
  const { offer_expires_at, terms_version, prepaid_amount, ...fields } = set
  return Object.entries(fields).every(([name, value]) => row[name as keyof FundingRow] === value)
}

const columnsOf = (form: NewFunding, invoice: Invoice, { terms, prepaid }: PricedInvoice, at: Date) => ({
  beneficiary_id: form.beneficiary_id,
  finance_partner_id: form.finance_partner_id,
  finance_term: form.finance_term,
  currency: invoice.amount.currency,
  invoice_amount: invoice.amount.amount,
  prepaid_amount: prepaid.amount,
  payment_request: form.payment_request,
  shipment_date: form.shipment_date,
  invoice_number: form.invoice_number ?? null,
  invoice_date: form.invoice_date ?? null,
  order_number: form.order_number ?? null,
  ksef_number: form.ksef_number ?? null,
  invoice_file: form.invoice_file,
  invoice_sha256: invoice.invoiceSha256,
  purchase_order_file: form.purchase_order_file,
  shipping_file: form.shipping_file ?? null,
  terms_version: terms.version,
  offer_expires_at: new Date(at.getTime() + terms.offerHours * hourMs),
})
