import type { Page } from '@playwright/test'
import { dayIn } from '../apps/server/src/lifecycle/local-days.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { mailedCode, type TradingCompany } from './trading-company.ts'

type Supplier = TradingCompany & { beneficiaryId: string }

/** An invoice of 10,000.00 USD at 85 % for 60 days, shipped today, as a draft. Returns its id and what submits it. */
export async function givenDraft(page: Page, { call, email, password, beneficiaryId }: Supplier) {
  const upload = async (name: string) => {
    const bytes = Buffer.concat([pdfFile(), Buffer.from(`\n% ${name} ${Date.now()}`)])
    const file = { base64File: bytes.toString('base64'), folder_name: 'invoice_factoring', file_name: name }
    return String((await call('/common/upload', file)).url)
  }
  const form = {
    beneficiary_id: beneficiaryId,
    finance_partner_id: '1',
    finance_term: '60',
    invoice_amount: 10_000,
    payment_request: '85',
    shipment_date: await todayOfSupplier(page),
    invoice_number: `HT-${Date.now()}`,
    invoice_file: await upload('invoice.pdf'),
    purchase_order_file: await upload('order.pdf'),
    shipping_file: await upload('lading.pdf'),
  }
  const { invoice_factoring_id } = await call('/invoice_factoring/add', form)
  const submit = async () => {
    await call('/users/nium/send_code', { type: 'invoice factoring', invoice_factoring_id })
    const verify_code = await mailedCode(page, email, 'code to fund an invoice')
    await call('/invoice_factoring/update', { invoice_factoring_id, ...form, password, verify_code })
  }
  return { fundingId: String(invoice_factoring_id), submit }
}

/** The calendar day of a company of the United States, where it is still yesterday in the first hours of a UTC day. */
export const todayOfSupplier = async (page: Page): Promise<string> => dayIn('US', await businessDay(page))

/** Now on the sandbox's clock, which other stories may have moved. */
export async function businessDay(page: Page): Promise<Date> {
  const answer = await page.request.get('/api/sandbox/mailbox?to=nobody@example.com')
  return new Date(Date.now() + Number(answer.headers()['x-sandbox-clock'] ?? 0))
}
