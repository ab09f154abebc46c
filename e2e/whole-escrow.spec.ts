import { type Browser, expect, type Page, test } from '@playwright/test'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import {
  agreeAsSeller,
  approveOnSummary,
  chooseRelease,
  givenDraftEscrow,
  ownSeller,
} from './given-escrow.ts'
import { givenScheduled, seenInspection } from './given-inspection.ts'
import { fillReport, openByPhone, sendReport } from './given-report.ts'
import { callOffice, signInTradingCompany } from './trading-company.ts'

test('8,000 USD are paid in two blocks: 30 % on the bill of lading, 70 % by the inspection that is accepted', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const contact = ownSeller()
  const company = await signInTradingCompany(page, { dollars: 10_000, hasPartner: false })
  await company.call('/check_availability/save', route)
  const inspectionId = await givenScheduled(page, company)
  const number = await numberOfInspection(page, inspectionId)
  const escrowId = await givenDraftEscrow(company.call, { seller: contact, document: title })
  await chooseRelease(page, escrowId, `${number}: inspection accepted`)
  await approveOnSummary(page, company)
  await expect(page.getByText('The fee of 160.00 USD was collected.')).toBeVisible({ timeout: 60_000 })
  // 10,000.00 less the inspection for 1,100.00 and the escrow.
  await expectBalance(page, '900.00')

  const seller = await agreeAsSeller(page, browser, contact.email)
  await test.step('presents a scan of the paper, which is examined as a copy', async () => {
    await presentBill(seller, { form: 'original' })
    await expect(seller.getByText('is examined as a copy.').first()).toBeVisible()
    await expectAccessible(seller)
  })
  await test.step('presents the electronic one instead', async () => {
    await presentBill(seller, { form: 'electronic' })
    await expect(seller.getByRole('region', { name: `${title}, version 2` })).toContainText(
      'The check found no difference.',
    )
  })
  await page.goto(`/smart-escrow/escrows/${escrowId}`)
  const presented = page.getByRole('region', { name: `${title}, version 2` })
  await expect(presented).toContainText('Electronic: WaveBL, reference BL-7731')
  await expect(presented).toContainText('eUCP 2.1 and UCP 600')
  await acceptBill(page)
  await expect(page.getByText('Block 1 was paid: 2,352.00 USD.')).toBeVisible({ timeout: 60_000 })
  await expect(amounts(page)).toContainText('5,488.00 USD')
  await expectAccessible(page)

  await report(page, browser, inspectionId)
  await page.goto(`/quality-assurance/inspections/${inspectionId}`)
  await page.getByRole('button', { name: 'Accept report' }).click()
  await page
    .getByRole('dialog', { name: /^Accept the report/ })
    .getByRole('button', { name: 'Accept report' })
    .click()
  await expect(page.getByText('Accepted', { exact: true }).first()).toBeVisible()

  await page.goto(`/smart-escrow/escrows/${escrowId}`)
  const history = page.getByRole('region', { name: 'What happened' })
  await expect(history).toContainText('“The goods are accepted” of block 2 was met', { timeout: 90_000 })
  await expect(history).toContainText('Block 2 was paid: 5,488.00 USD.', { timeout: 90_000 })
  await expect(page.getByText('Released', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await expectBalance(page, '900.00')
  // The seller's page asks every 15 seconds.
  await expect(seller.getByText('Every block was paid to the seller.').first()).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(seller)
  await seller.context().close()
})

const title = 'Original bill of lading or eBL'
const route = { origin: 'Mumbai, IN', origin_iso: 'USD', destination: 'Hamburg, DE', destination_iso: 'USD' }

const amounts = (page: Page) => page.getByRole('region', { name: 'Amounts' })

async function numberOfInspection(page: Page, id: string): Promise<string> {
  await page.goto(`/quality-assurance/inspections/${id}`)
  const title = page.getByRole('heading', { level: 1, name: /QA-\d{4}-\d{6}/ })
  await expect(title).toBeVisible()
  return /QA-\d{4}-\d{6}/.exec((await title.textContent()) ?? '')?.[0] ?? ''
}

async function presentBill(seller: Page, { form: kind }: { form: 'original' | 'electronic' }): Promise<void> {
  await seller.getByRole('button', { name: new RegExp(`^Present.* ${title}$`) }).click()
  const form = seller.getByRole('form', { name: `Present ${title}` })
  const file = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await form.locator('input[type=file]').setInputFiles(file)
  await expect(form.getByText('bill.pdf')).toBeVisible()
  await form.getByLabel('Kind of document').selectOption('transport_document')
  const today = new Date().toISOString().slice(0, 10)
  for (const [label, value] of [
    ['Document number', 'HLCU-771203'],
    ['Document date', today],
    ['Port of loading', 'Mumbai'],
    ['Port of discharge', 'Hamburg'],
    ['Shipment date', today],
  ] as const)
    await form.getByLabel(label).fill(value)
  await form.getByLabel('Transhipment').selectOption('no')
  await form.getByLabel('Partial shipment').selectOption('no')
  await form.getByRole('button', { name: 'Present' }).click()
  await expect(form.getByText('Choose the form of the document')).toBeVisible()
  await form.getByLabel('Form of the document').selectOption(kind)
  if (kind === 'electronic') {
    await form.getByLabel('Platform', { exact: true }).fill('WaveBL')
    await form.getByLabel('Reference on the platform').fill('BL-7731')
    await expectAccessible(seller)
  }
  await form.getByRole('button', { name: 'Present' }).click()
  await expect(form).toHaveCount(0)
}

async function acceptBill(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Accept ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('button', { name: `Accept ${title}` })).toHaveCount(0)
}

/** The inspector finds seven faulty pieces of 125, which is accepted. */
async function report(page: Page, browser: Browser, id: string): Promise<void> {
  const email = `inspector-${id.slice(0, 8)}@ganges.example`
  const office = await callOffice(page)
  const inspector = { inspector_name: 'Ravi Kumar', inspector_email: email }
  await office('/admin/inspections/send_report_link', { ...(await seenInspection(office, id)), ...inspector })
  const phone = await openByPhone(page, browser, email)
  await fillReport(phone, { defects: '7' })
  await sendReport(phone, 'the lot passes')
  await expect(phone.getByText('Its verdict by the published rules: Passed.')).toBeVisible()
  await phone.context().close()
}

async function expectBalance(page: Page, amount: string): Promise<void> {
  const before = page.url()
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'US Dollar account' })).toContainText(`${amount} USD`)
  await page.goto(before)
}
