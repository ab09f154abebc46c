import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openDesk } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

test('a customer finds a partner and a trade from any page, by the keyboard, and comes back to what was found', async ({
  page,
}) => {
  const { call } = await signInTradingCompany(page)
  await call('/transaction_summary/start', { name: 'Kestrel looms for spring' })
  await page.goto('/dashboard')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('searchbox', { name: 'Search everything' })
  await expect(field).toBeFocused()
  await expect(dialog).toContainText('Type at least 2 characters.')
  await page.keyboard.type('kestrel')
  const trade = dialog.getByRole('link', { name: 'Kestrel looms for spring' })
  await expect(trade).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Trade', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(trade).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/transaction-summary\?transaction_id=/)
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(field).toHaveValue('kestrel')
  // From the field, Enter opens the first of what was found by it.
  await expect(trade).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/transaction-summary\?transaction_id=/)
  await page.goBack()
  // Pages are found beside records, by what people call them.
  await field.fill('settings')
  await expect(dialog.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Team', exact: true })).toBeVisible()
  await field.fill('landed cost')
  await expect(dialog.getByRole('link', { name: 'Landed cost' })).toBeVisible()
  await expectAccessible(page)
  await expect(dialog.getByRole('status')).toHaveText('1 result')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Landed cost', level: 1 })).toBeVisible()
  await page.goBack()
  await field.fill('nobody has this')
  await expect(dialog).toContainText('Nothing found for “nobody has this”.')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // Where nobody types, one key is enough.
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
})

test('the back office finds a company and its people from any page', async ({ page, browser }) => {
  const { email } = await signInTradingCompany(page)
  const desk = await openDesk(browser)
  await desk.getByRole('button', { name: 'Search', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('searchbox', { name: 'Search everything' }).fill(email)
  await expect(dialog.getByRole('heading', { name: 'Person', exact: true })).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByRole('link', { name: email }).click()
  await expect(desk).toHaveURL(/\/admin\/customer-profiles\/[0-9a-f-]{36}$/)
})
