import { verification } from '@tradelane/contract/approvals/calls'
import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { officeCreditLimits } from '@tradelane/contract/credit-limits/office-calls'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { officeFundings } from '@tradelane/contract/invoice-factoring/office-calls'
import { sandboxBuyer } from '@tradelane/contract/sandbox-buyer/calls'
import { markOverdueFundings } from '../src/features/services/invoice-factoring/index.ts'
import { uploadDemoDocument } from './demo-company.ts'
import type { DemoPartner } from './demo-partners.ts'
import { demoPassword } from './demo-people.ts'
import { type DemoSale, type SalePaper, salePapers } from './demo-sale-papers.ts'
import { logInOffice } from './demo-trade.ts'
import type { PastApp } from './past-app.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const financePartner = 1

/** A limit for a buyer: requested, offered with a term sheet by the back office, and signed. */
export async function openDemoLimit(
  app: PastApp,
  token: string,
  { seller, goods, buyer, buyerId }: DemoSale,
): Promise<void> {
  const { company_name, company_registration_number, company_address } = buyer
  const asked = await app.call(
    creditLimits.request,
    {
      body: {
        companies: [
          {
            invoice_buyer_id: buyerId,
            company_name,
            company_registration_number,
            company_address,
            trading_history: 6,
            description_goods: goods,
            currency: 'USD',
            limit_request: 75_000,
            inco_terms: 'DAP',
            payment_term_1: { percentage: 0 },
            payment_term_2: { days: 30, percentage: 50 },
            payment_term_3: { days: 60, percentage: 50 },
            payment_term_4: { days: 0, percentage: 0 },
          },
        ],
        terms_conditions_1: true,
        terms_conditions_2: true,
      },
    },
    token,
  )
  const [credit_limit_id = ''] = asked.credit_limit_ids
  app.wait(3 * hourMs)
  await offerTermSheet(app, credit_limit_id)
  app.wait(hourMs)
  await app.call(verification.sendCode, { body: { type: 'credit limit', credit_limit_id } }, token)
  const verify_code = await app.newestCode(seller.email)
  await app.call(creditLimits.sign, { body: { credit_limit_id, password: demoPassword, verify_code } }, token)
}

async function offerTermSheet(app: PastApp, credit_limit_id: string): Promise<void> {
  const { jwt } = await logInOffice(app)
  const seen = async () => {
    const { credit_limit } = await app.call(officeCreditLimits.get, { body: { credit_limit_id } }, jwt)
    return { credit_limit_id, version: credit_limit.version }
  }
  await app.call(officeCreditLimits.decide, { body: { ...(await seen()), decision: 'review' } }, jwt)
  const decision = {
    decision: 'term_sheet',
    finance_partner_id: financePartner,
    amount: 60_000,
    valid_until: dayAfter(app, 365),
  } as const
  await app.call(officeCreditLimits.decide, { body: { ...(await seen()), ...decision } }, jwt)
}

type DemoInvoice = {
  number: string
  amount: number
  /** Of the amount, in percent. */
  advance: number
  term: 30 | 60
  shippedDaysAgo: number
}

/** An invoice whose advance is on its way: submitted with password and code, confirmed by the buyer and approved. Answers its id. */
export async function fundDemoInvoice(
  app: PastApp,
  token: string,
  sale: DemoSale,
  { number, amount, advance, term, shippedDaysAgo }: DemoInvoice,
): Promise<string> {
  const { seller, buyer, buyerId } = sale
  const shipped = dayAfter(app, -shippedDaysAgo)
  const papers = salePapers(sale, { number, amount, term, shipped })
  const upload = ({ name, title, lines }: SalePaper) =>
    uploadDemoDocument(app, token, {
      ...{ folder: 'invoice_factoring', name: `${name} ${number}.pdf`, line: title, lines },
    })
  const form = {
    beneficiary_id: buyerId,
    finance_partner_id: String(financePartner),
    finance_term: String(term),
    invoice_amount: amount,
    payment_request: String(advance),
    shipment_date: shipped,
    invoice_number: number,
    invoice_file: await upload(papers.invoice),
    purchase_order_file: await upload(papers.order),
    shipping_file: await upload(papers.lading),
  }
  const { invoice_factoring_id } = await app.call(invoiceFactoring.add, { body: form }, token)
  app.wait(31_000)
  const asked = { type: 'invoice factoring', invoice_factoring_id } as const
  await app.call(verification.sendCode, { body: asked }, token)
  const approval = { password: demoPassword, verify_code: await app.newestCode(seller.email) }
  await app.call(invoiceFactoring.update, { body: { ...form, invoice_factoring_id, ...approval } }, token)
  await approveInvoice(app, invoice_factoring_id, buyer)
  return invoice_factoring_id
}

async function approveInvoice(
  app: PastApp,
  invoice_factoring_id: string,
  { contact_person_name }: DemoPartner,
): Promise<void> {
  const { jwt } = await logInOffice(app)
  const reason = `By telephone, ${contact_person_name}, accounts payable`
  await app.call(officeFundings.confirmForBuyer, { body: { invoice_factoring_id, reason } }, jwt)
  await app.call(officeFundings.decide, { body: { invoice_factoring_id, decision: 'approve' } }, jwt)
}

/** The buyer pays the whole invoice. */
export async function payDemoInvoice(app: PastApp, invoice_factoring_id: string): Promise<void> {
  await app.call(sandboxBuyer.pay, { body: { invoice_factoring_id } })
}

/** What the worker does each hour: no schedule runs in the past. */
export const noticeDemoDueDates = ({ deps }: PastApp): Promise<void> => markOverdueFundings(deps)

const dayAfter = ({ deps }: PastApp, days: number): string =>
  new Date(deps.clock.now().getTime() + days * dayMs).toISOString().slice(0, 10)
