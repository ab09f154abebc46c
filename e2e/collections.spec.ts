import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { expectAccessible } from './accessibility.ts'
import { signInDemoCompany } from './demo-company.ts'
import { followMenu } from './office-desk.ts'

test('the back office sees what is overdue, and notes what the buyer said', async ({ page, browser }) => {
  await signInOffice(page)
  await followMenu(page, 'Collections', 'Invoice Factoring')
  const sums = page.getByRole('table', { name: 'Not paid yet' })
  await expect(sums.getByRole('row').filter({ hasText: 'USD' })).toContainText('11,368.75 USD')
  const row = page
    .getByRole('table', { name: 'Collections' })
    .getByRole('row')
    .filter({ hasText: 'Lakeshore' })
  await expect(row).toContainText('Customer: Okafor Imports Inc.')
  await expect(row).toContainText(/1\d days/)
  await expect(row).toContainText('Advance 11,368.75 USD')
  await expectAccessible(page)

  await page.getByLabel('Overdue').selectOption('Over 90 days')
  await expect(page).toHaveURL(/bucket=90%2B/)
  await page.reload()
  await expect(page.getByText('No records found')).toBeVisible()
  // The search is reported half a second later, and leaves the filter as it was chosen meanwhile.
  await page.getByLabel('Search by company, buyer or number').fill('OI-2026-0378')
  await page.getByLabel('Overdue').selectOption('1–30 days')
  await expect(page).toHaveURL(/search=OI-2026-0378/)
  await expect(page).toHaveURL(/bucket=1-30/)
  await expect(row).toHaveCount(1)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('OI-2026-0378')
  expect(file).toContain('11368.75')

  const text = `Dana promised a transfer ${Date.now()}`
  await row.getByRole('button', { name: /^Add note/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Note on IF-/ })
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByText('Write a note')).toBeVisible()
  await dialog.getByLabel('Note', { exact: true }).fill(text)
  await dialog.getByLabel('Next contact').fill('2001-01-01')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(dialog.getByText('Choose today or a later day')).toBeVisible()
  await dialog.getByLabel('Next contact').fill('2036-03-05')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add note' }).click()
  await expect(row).toContainText(text)
  await expect(row).toContainText('Bo Lindqvist')
  await expect(row).toContainText('Next contact 5 Mar 2036')

  await row.getByRole('link').click()
  await expect(page.getByText(`Bo Lindqvist noted: ${text} (next contact: 5 Mar 2036)`)).toBeVisible()
  const address = new URL(page.url()).pathname.replace('/admin/', '/invoice-factoring/')
  const customer = await browser.newPage()
  await signInDemoCompany(customer)
  await customer.goto(address)
  await expect(customer.getByText('The due date passed without full payment.')).toBeVisible()
  await expect(customer.getByText(text)).toHaveCount(0)
  await customer.close()
})

test('recourse says what it means before it is done', async ({ page }) => {
  await signInOffice(page)
  // The demo's invoice is not overdue for so long: only the answer that the page receives is changed.
  await page.route('**/api/admin/collections?*', async (route) => {
    const answer = await route.fetch()
    const { collections, ...rest } = (await answer.json()) as { collections: object[] }
    const late = { days_overdue: 97, bucket: '90+', may_recourse: true }
    await route.fulfill({ json: { ...rest, collections: collections.map((each) => ({ ...each, ...late })) } })
  })
  await page.goto('/admin/collections?search=OI-2026-0378')
  await page.getByRole('button', { name: /^Recourse/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Ask Okafor Imports Inc\. to pay [\d,.]+ USD\?$/ })
  await expect(dialog).toContainText('Lakeshore Pump Works Inc. is 97 days overdue.')
  await expect(dialog).toContainText('a task to pay from its wallet within 5 business days')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Ask to pay' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
})

async function signInOffice(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(demoAdministrator)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/admin/dashboard')
}
