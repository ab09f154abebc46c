import { expect, type Page, test } from '@playwright/test'
import { dollars } from '../apps/server/test/given-partner.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { approveOnSummary, ownSeller } from './given-escrow.ts'
import { dayIn } from './given-inspection.ts'
import { type Call, signInTradingCompany } from './trading-company.ts'

test('a full-form escrow is corrected field by field, approved, and released', async ({ page }) => {
  test.setTimeout(240_000)
  const company = await signInTradingCompany(page, { dollars: 9000, hasPartner: false })
  const payee = await givenPayee(company.call)
  await test.step('says the least amount at the field that was typed', () => typeTooLittle(page, payee))
  await test.step('loses each message with its correction', () => fillTerms(page, payee))
  await test.step('has one block', () => fillBlock(page))
  await approveOnSummary(page, company)
  await expect(page.getByText('Port of loading')).toBeVisible()
  for (const item of ['Bill of lading', 'Goods are on board']) {
    await page.getByRole('button', { name: `Approve ${item}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('button', { name: `Approve ${item}` })).toHaveCount(0)
  }
  await expect(page.getByText('Released', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
})

/** A seller with a dollar account, as the address of the form names it. */
async function givenPayee(call: Call): Promise<string> {
  await call('/check_availability/save', {
    ...{ origin: 'New York, US', origin_iso: 'USD', destination: 'Hamburg, DE', destination_iso: 'USD' },
  })
  const { beneficiary_id } = await call('/beneficiary_details/add', [
    { ...ownSeller(), account_details: [dollars] },
  ])
  const accounts = await call('/beneficiary_accnt_details/get', { beneficiary_id })
  const [account] = accounts as unknown as { beneficiary_account_id: string }[]
  return `beneficiaryId=${beneficiary_id}&beneficiaryAccountId=${account?.beneficiary_account_id}`
}

async function typeTooLittle(page: Page, payee: string): Promise<void> {
  await page.goto(`/smart-escrow/details?${payee}`)
  await page.getByLabel('Amount received').fill('30')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Enter a minimum amount: 48.76 USD')).toBeVisible()
  await expect(page.getByLabel('Amount received')).toBeFocused()
  await page.getByLabel('Amount received').fill('48.76')
  await expect(page.getByText('Enter a minimum amount')).toHaveCount(0)
  await page.getByLabel('Amount sent').fill('10001')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('At most 10,000.00 USD')).toBeVisible()
  await page.getByLabel('Amount sent').fill('10000')
  await expect(page.getByText('At most 10,000.00 USD')).toHaveCount(0)
  // Nothing is saved of it: the other form is used.
  await page.getByLabel('Amount sent').fill('')
}

const lines = {
  'Transaction type': 'Irrevocable, at sight',
  'Expiry place': 'Hamburg',
  'Shipment period': 'One shipment',
  'Purchase order tolerance': '5 %',
  'Amount tolerance': '5 %',
  Drawing: 'At sight',
  'Drawing term': 'At sight',
  'Transport from': 'Pune',
  'Transport to': 'Berlin',
  Industry: 'Textiles',
  'Description of delivery': 'Cotton yarn on cones, 3,000 pieces in 120 cartons',
  Note: 'None',
}

async function fillTerms(page: Page, payee: string): Promise<void> {
  await page.goto(`/smart-escrow/details?${payee}&condition_based_payment=1`)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Field is required').first()).toBeVisible()
  await expectAccessible(page)
  for (const [label, text] of Object.entries(lines)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Transaction amount').fill('8000')
  await page.getByLabel('Payment mode').selectOption('Local Payment (Instant)')
  await page.getByLabel('Fees paid by').selectOption('Sender')
  await page.getByLabel('Partial shipments').selectOption('Allowed')
  await page.getByLabel('Transhipment').selectOption('Allowed')
  await page.getByLabel('Incoterms').selectOption('CIF')
  await page.getByLabel('Issue date').fill(dayIn(0))
  await page.getByLabel('Expiry date').fill(dayIn(20))
  await page.getByLabel('Latest shipment').fill(dayIn(21))
  await page.getByLabel('Port of loading').fill('Port of Hamburg')
  await page.getByLabel('Port of discharge').fill('Hamburg, DE')
  await page.getByLabel('Exchange rate').fill('as of today')
  await expect(page.getByText('Field is required')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next' }).click()
  const corrections = [
    ['Latest shipment', dayIn(19), 'The latest shipment is after the expiry date'],
    ['Port of loading', 'Nhava Sheva', 'The goods are loaded there. Enter another port.'],
    ['Exchange rate', '1.0845', 'Enter a number such as 1.0845'],
  ] as const
  for (const [, , message] of corrections) await expect(page.getByText(message)).toBeVisible()
  for (const [label, value, message] of corrections) {
    await page.getByLabel(label).fill(value)
    await expect(page.getByText(message)).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/smart-escrow\/conditions\?.*smart_escrow_id=/)
}

async function fillBlock(page: Page): Promise<void> {
  const block = page.getByRole('group', { name: 'Partial payment 1', exact: true })
  await block.getByLabel('Percent of money').fill('99')
  await block.getByLabel('Approval document').fill('Bill of lading')
  await block.getByLabel('Give the sample later').check()
  await expect(block.locator('input[type=file]')).toHaveCount(0)
  await block.getByLabel('Give the sample later').uncheck()
  const file = { name: 'lading.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await block.locator('input[type=file]').setInputFiles(file)
  await expect(block.getByRole('button', { name: /View/ })).toBeVisible()
  await block.getByLabel('Condition', { exact: true }).fill('Goods are on board')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(block.getByText('Condition approval is required')).toBeVisible()
  await block.getByLabel('Condition approved by').selectOption('Buyer')
  await expect(block.getByText('Condition approval is required')).toHaveCount(0)
  await block.getByLabel('Percent of money').fill('100')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/smart-escrow\/summary\?.*smart_escrow_id=/)
}
