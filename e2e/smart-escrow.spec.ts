import { expect, type Page, test } from '@playwright/test'
import { dollars, hafenhandel } from '../apps/server/test/given-partner.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { signInTradingCompany } from './trading-company.ts'

test('8,000 USD are set aside in two blocks: 30 % on the bill of lading is paid once it is approved', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { email, password, call } = await signInTradingCompany(page, { dollars: 9000, hasPartner: false })
  await test.step('is blocked until origin and destination are set', () => setRoute(page, call))
  await test.step('chooses the beneficiary', () => chooseBeneficiary(page))
  await test.step('enters the amount that is received', () => enterAmounts(page))
  await test.step('divides it into blocks', () => enterBlocks(page))
  await test.step('approves it with password and code', () => approve(page, { email, password }))
  await test.step('approves the bill of lading, and the block is paid', () => approveBlock(page))
})

type Call = Awaited<ReturnType<typeof signInTradingCompany>>['call']

async function setRoute(page: Page, call: Call): Promise<void> {
  await page.goto('/smart-escrow')
  await expect(page).toHaveURL(/\/smart-escrow\/sender-beneficiary$/)
  await expect(page.getByText('Set origin and destination first')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to Payment' })).toHaveAttribute('href', /\/simple-payment/)
  const existing = page.locator('main a[href="/smart-escrow/escrows"]:not([inert] a)')
  await expect(existing).toHaveText('Your escrows')
  await expect(page.locator('[inert]').getByRole('button', { name: 'Next' })).toHaveCount(1)
  const route = {
    origin: 'New York, US',
    origin_iso: 'USD',
    destination: 'Hamburg, DE',
    destination_iso: 'USD',
  }
  await call('/check_availability/save', route)
  await page.reload()
  await expect(page.getByText('Please Add or Edit New Company')).toBeVisible()
  await call('/beneficiary_details/add', [{ ...hafenhandel, account_details: [dollars] }])
  await page.reload()
}

async function chooseBeneficiary(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Please select a company name')).toBeVisible()
  await page.getByLabel('Beneficiary').fill('Hafen')
  await page.getByRole('option', { name: 'Hafenhandel Nord GmbH' }).click()
  await expect(page.getByText('Please enter a valid Account No/IBan')).toBeVisible()
  await page.getByLabel('Account Reference Name').selectOption({ index: 1 })
  await expect(page.getByText('Community Federal Savings Bank', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/details\?beneficiaryId=[\da-f-]+&beneficiaryAccountId=[\da-f-]+$/)
}

async function enterAmounts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Reference is required')).toBeVisible()
  await page.getByLabel('Amount received').fill('7840')
  await expect(page.getByLabel('Amount sent')).toHaveValue('8,000.00')
  await expect(page.getByLabel('Fees', { exact: true })).toHaveValue('160.00')
  await page.getByLabel('Payment mode').selectOption('Local Payment (Instant)')
  await expect(page.getByLabel('Purpose code')).toHaveValue(/^IR01811 /)
  await page.getByLabel('Purpose code').fill('IR01809')
  await page.getByRole('option', { name: /IR01809/ }).click()
  await page.getByLabel('Fees paid by').selectOption('Beneficiary')
  await page.getByLabel('Reference').fill('Contract 4711')
  await expectAccessible(page)
  await page.route('**/api/smart_escrow/add', (route) => route.abort())
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Something went wrong, please try again')).toBeVisible()
  await page.unroute('**/api/smart_escrow/add')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Saved as a draft')).toBeVisible()
  await expect(page).toHaveURL(/\/smart-escrow\/conditions\?.*smart_escrow_id=/)
}

async function enterBlocks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  for (const message of ['Enter amount', 'Approval Document is required', 'Condition is required'])
    await expect(page.getByText(message)).toBeVisible()
  await page.getByRole('button', { name: 'Add partial payment' }).click()
  await fillBlock(page, 1, { percent: '30', document: 'Bill of lading', condition: 'Goods are on board' })
  await fillBlock(page, 2, { percent: '69', document: 'Inspection report', condition: 'Goods are accepted' })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('The blocks add up to 99 %. 1 % is missing.').first()).toBeVisible()
  await page.getByLabel('Percent of money').nth(1).fill('70')
  await expect(page.getByText('The blocks add up to 100 %.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/smart-escrow\/summary\?.*smart_escrow_id=/)
}

type Block = { percent: string; document: string; condition: string }

async function fillBlock(page: Page, number: number, { percent, document, condition }: Block): Promise<void> {
  const block = page.getByRole('group', { name: `Partial payment ${number}`, exact: true })
  await block.getByLabel('Percent of money').fill(percent)
  await block.getByLabel('Approval document').fill(document)
  const file = { name: `${document}.pdf`, mimeType: 'application/pdf', buffer: pdfFile() }
  await block.locator('input[type=file]').setInputFiles(file)
  await expect(block.getByText(`${document}.pdf`)).toBeVisible()
  await expect(block.getByRole('button', { name: /View/ })).toBeVisible()
  await block.getByLabel('Condition', { exact: true }).fill(condition)
  await block.getByLabel('Condition approved by').selectOption('Buyer')
}

async function approve(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await expect(page.getByText('Block 1: 30 %, 2,352.00 USD')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve the escrow' })
  await expect(dialog).toContainText('8,000.00 USD')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to approve an escrow/))
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/smart-escrow\/escrows\/[\da-f-]{36}$/)
  await expect(page.getByText('Funded', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
}

async function approveBlock(page: Page): Promise<void> {
  for (const item of ['Bill of lading', 'Goods are on board']) {
    await page.getByRole('button', { name: `Approve ${item}` }).click()
    const paid = page.getByText(/^This completes the block: 2,352.00 USD is paid to Hafenhandel Nord GmbH/)
    await expect(paid).toHaveCount(item === 'Goods are on board' ? 1 : 0)
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('button', { name: `Approve ${item}` })).toHaveCount(0)
  }
  await expect(page.getByText('Block 1 was paid: 2,352.00 USD.')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Partly released', { exact: true }).first()).toBeVisible()
}
