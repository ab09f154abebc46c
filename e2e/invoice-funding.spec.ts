import { expect, type Page, test } from '@playwright/test'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { signInSupplier } from './given-active-limit.ts'
import { todayOfSupplier } from './given-funding.ts'
import { readCode } from './mailbox.ts'

test('an invoice is put up for money: its offer is shown as it is typed, and accepted with password and code', async ({
  page,
}) => {
  const { email, password } = await signInSupplier(page)
  await page.goto('/invoice-factoring?form=fund&step=details')
  await expect(page.getByLabel('Finance partner')).toBeVisible()
  await expect(page.getByText('For trade TRX-')).toBeVisible()
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByText('Please select a company name')).toBeVisible()
  await expect(page.getByText('Select a finance term')).toBeVisible()
  await expect(page.getByText('Please upload valid purchase order file')).toBeVisible()
  await fillIn(page)

  const offer = page.getByRole('region', { name: 'Offer' })
  await expect(offer).toContainText('8,500.00 USD')
  await expect(offer).toContainText('Interest, 60 days170.00 USD')
  await expect(offer).toContainText('Fee100.00 USD')
  const checks = page.getByRole('region', { name: 'Checks' })
  await expect(checks).toContainText('shows that you shipped goods to Hanse Teile GmbH')
  await upload(page, 'Transport document')
  await expect(checks).toContainText('This invoice can be funded.')
  await expect(page.getByText('Please enter a valid shipment date')).toHaveCount(0)
  await expectAccessible(page)

  await page.route(/\/api\/.*\/offer/, (route) => route.abort('connectionfailed'))
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(page.getByLabel('Invoice amount')).toHaveValue('10,000')
  await expect(offer).toContainText('Something went wrong please try again')
  await page.unrouteAll()
  await offer.getByRole('button', { name: 'Try again' }).click()
  await expect(offer).toContainText('8,500.00 USD')
  await expectFileNames(page)
  await expectOfferBeforeButtons(page)
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByRole('region', { name: 'Offer' })).toContainText('1,230.00 USD')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit the invoice' })
  await expect(dialog).toContainText('8,500.00 USD')
  await continueFromDashboard(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await expect(async () => {
    await dialog.getByLabel('One-time code').fill('000000')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog.getByText('The password or the code is wrong')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(dialog.getByLabel('One-time code')).toHaveValue('')
  await expect(dialog.getByLabel('One-time code')).toBeFocused()
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to fund an invoice/))
  await dialog.getByRole('button', { name: 'Submit' }).click()

  const thanks = page.getByRole('dialog', { name: 'Thank you' })
  await expect(thanks).toContainText('The invoice has been submitted.')
  const downloading = page.waitForEvent('download')
  await thanks.getByRole('button', { name: 'Application' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^application-IF-\d{4}-\d{6}\.pdf$/)
  await expect(thanks.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await thanks.getByRole('link', { name: 'See the funding' }).click()
  await expect(page).toHaveURL(/\/invoice-factoring\/fundings\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Processing', { exact: true }).first()).toBeVisible()

  await page.goto('/transaction-summary')
  const card = page.getByRole('region', { name: 'Invoice Factoring', exact: true })
  await expect(card).toContainText('10,000.00 USD, invoice to Hanse Teile GmbH')
  await expect(card).toContainText('Advance8,500.00 USD')
  await expect(card).toContainText('Step 2 of 6')
  await expect(card).toContainText('We check the invoice and ask the buyer to confirm it.')
  await expect(page.getByRole('region', { name: 'Total Cost' })).toContainText('270.00 USD')
  await expectAccessible(page)

  // The next invoice, in the same trade: to this buyer no less is advanced.
  const trade = /TRX-\d{4}-\d{6}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'no trade'
  await page.getByRole('button', { name: /Add Service/ }).click()
  await page.getByRole('menuitem', { name: 'Invoice Factoring' }).click()
  await expect(page.getByText('For trade')).toContainText(trade)
  await page.getByRole('button', { name: 'Next' }).click()
  await chooseBuyer(page)
  await expect(page.getByLabel('Payment request')).toHaveAttribute('min', '85')
})

async function expectFileNames(page: Page): Promise<void> {
  for (const name of ['Invoice', 'Purchase order', 'Transport document'])
    await expect(page.getByText(`${name}.pdf`)).toBeVisible()
}

/** On a phone the offer is read before the button that accepts the form. */
async function expectOfferBeforeButtons(page: Page): Promise<void> {
  const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  const offer = await page.getByRole('region', { name: 'Offer' }).boundingBox()
  const save = await page.getByRole('button', { name: 'Save and Next' }).boundingBox()
  expect(offer?.y).toBeLessThan(save?.y ?? 0)
  await page.setViewportSize(desktop)
}

/** The draft that was stored for the code is among the drafts, with the names of its files. */
async function continueFromDashboard(page: Page): Promise<void> {
  page.once('dialog', (question) => question.accept())
  await page.goto('/dashboard')
  await page
    .getByRole('region', { name: 'Drafts' })
    .getByRole('link', { name: 'Invoice to Hanse Teile GmbH' })
    .click()
  await page.getByRole('button', { name: 'Back' }).click()
  await expectFileNames(page)
  await page.getByRole('button', { name: 'Save and Next' }).click()
}

async function chooseBuyer(page: Page): Promise<void> {
  await page.getByLabel('Company name').fill('hanse')
  await page.getByRole('option', { name: 'Hanse Teile GmbH' }).click()
  await expect(page.getByLabel('Registration number')).toHaveValue('HRB 118822')
}

/** Everything but the transport document. */
async function fillIn(page: Page): Promise<void> {
  await chooseBuyer(page)
  await expect(page.getByLabel('Finance partner')).toContainText('Meridian Trade Capital')
  await expect(page.getByLabel('Finance partner')).toHaveValue('1')
  await page.getByLabel('Finance term').selectOption('60')
  await page.getByLabel('Invoice amount').fill('10000')
  await page.getByLabel('Invoice number').fill('HT-2026-0042')
  await page.getByLabel('Shipment date').fill(await todayOfSupplier(page))
  await page.getByLabel('Payment request').fill('85')
  await upload(page, 'Invoice')
  await upload(page, 'Purchase order')
}

async function upload(page: Page, name: string): Promise<void> {
  // A file can be factored once on the platform, and the three are three documents.
  const buffer = Buffer.concat([pdfFile(), Buffer.from(`\n% ${name} ${Date.now()}`)])
  const field = page.getByLabel(name, { exact: true })
  await field.setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })
  await expect(page.getByText(`${name}.pdf`).first()).toBeVisible()
  await expect(page.getByRole('progressbar', { name: `Uploading ${name}.pdf` })).toHaveCount(0)
}
