import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'

/** The wizard, from its first step to the answered code. Returns what the partner receives, as shown. */
export async function payPartner(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<string> {
  await page.getByRole('link', { name: 'New payment' }).first().click()
  await expect(page.getByRole('heading', { name: 'New payment', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Beneficiary', { exact: true }).fill('Hafenhandel')
  await page.getByRole('option', { name: /Hafenhandel Nord GmbH/ }).click()
  await expect(page.getByText(/DE89 ?3704 ?0044 ?0532 ?0130 ?00/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  const received = await fillDetails(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm payment' })
  await expect(dialog).toContainText('1,000.00 USD')
  await expect(dialog).toContainText('Hafenhandel Nord GmbH')
  await expect(dialog).toContainText('3000')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /approve a payment/))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pay 1,000.00 USD' }).click()
  await expect(
    page.getByText('Thank you! Your payment has been successfully completed. We appreciate your business!'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'View payment' }).click()
  return received
}

async function fillDetails(page: Page): Promise<string> {
  await page.getByLabel('You send', { exact: true }).fill('1000')
  await expect(page.getByText(/held for you/)).toContainText('fee 0.50 USD (0.05 %)')
  const received = await page.getByLabel('They receive', { exact: true }).inputValue()
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByText('Reference is required')).toBeVisible()
  await expect(page.getByLabel('Reference', { exact: true })).toBeFocused()
  await page.getByLabel('Reference', { exact: true }).fill('INV 2026-140')
  await page.getByLabel('Reason').fill('Settlement of an invoice')
  await page.getByLabel('Purpose code').fill('IR01811')
  await page.getByRole('option', { name: /IR01811/ }).click()
  await page.getByLabel('Source of funds').selectOption('Corporate Account')
  await expect(page.getByLabel('Paid from')).toHaveValue('Account Balance')
  await page.getByLabel('Exemption code').selectOption({ index: 1 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  await expect(page.getByText(`${received} EUR`).first()).toBeVisible()
  await expectAccessible(page)
  return received
}

/** The time line reaches paid by itself, and the proof downloads as a real PDF. */
export async function followPayment(page: Page, received: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Payment to Hafenhandel Nord GmbH' })).toBeVisible()
  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 40_000 })
  await expect(page.getByText(`${received} EUR`).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Proof of payment' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await readFile(await (await download).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
}
