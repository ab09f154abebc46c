import { expect, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { expectAccessible } from './accessibility.ts'
import { followMenu } from './office-desk.ts'

test('the back office edits the terms of a finance partner in a new version', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(demoAdministrator)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await followMenu(page, 'Finance partners', 'Invoice Factoring')
  const row = page.getByRole('row').filter({ hasText: 'Quayside Receivables' })
  await expect(row).toContainText('10.50 %')
  await expectAccessible(page)
  await row.getByRole('link').click()
  await page.getByLabel('Annual rate').fill('0')
  await page.getByRole('button', { name: 'Save version 2' }).click()
  await expect(page.getByText('Enter a percentage from 0.01 to 100')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Annual rate').fill('10.4')
  await page.getByLabel('120 days').check()
  await page.getByLabel('Another currency').selectOption('CHF')
  await page.getByRole('button', { name: 'Add currency' }).click()
  await page.getByLabel('Most for one buyer').last().fill('1000000')
  await page.getByLabel('Most in total').last().fill('5000000')
  await page.getByRole('button', { name: 'Save version 2' }).click()
  const versions = page.getByRole('list', { name: 'Versions' })
  await expect(versions.getByText('Version 2')).toBeVisible()
  await expect(versions).toContainText('Annual rate 10.40 %')
  await expect(versions).toContainText('Finance terms 30, 60, 90, 120 days')
  await expect(page.getByRole('button', { name: 'Save version 3' })).toBeVisible()
  await expectAccessible(page)
})
