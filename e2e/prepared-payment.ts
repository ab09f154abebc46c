import { expect, type Page } from '@playwright/test'
import { readCode } from './mailbox.ts'
import type { TradingCompany } from './trading-company.ts'

/** At the second step of the wizard. */
export async function chooseHanse(page: Page): Promise<void> {
  await page.getByLabel('Beneficiary', { exact: true }).fill('Hanse')
  await page.getByRole('option', { name: 'Hanse Teile GmbH' }).click()
  await expect(page.getByRole('region', { name: 'Beneficiary account' })).toContainText('COBADEFFXXX')
}

/** From the second step to the summary. */
export async function prepare(page: Page, { amount, reference }: Record<'amount' | 'reference', string>) {
  await page.goto('/simple-payment?step=beneficiary')
  await chooseHanse(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('You send', { exact: true }).fill(amount)
  await page.getByLabel('Reference', { exact: true }).fill(reference)
  await page.getByLabel('Reason').fill('Goods bought')
  await page.getByLabel('Purpose code').fill('IR01811')
  await page.getByRole('option', { name: /IR01811/ }).click()
  await page.getByLabel('Source of funds').selectOption('Corporate Account')
  await expect(page.getByLabel('Paid from')).toHaveValue('Account Balance')
  await page.getByLabel('Exemption code').selectOption('01')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
}

export async function openVerification(page: Page) {
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm payment' })
  await expect(dialog).toBeVisible()
  return dialog
}

export async function approve(page: Page, { email, password }: TradingCompany): Promise<void> {
  const dialog = await openVerification(page)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /approve a payment/))
  await dialog.getByRole('button', { name: /^Pay / }).click()
}
