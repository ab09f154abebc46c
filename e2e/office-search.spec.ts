import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openDesk } from './office-desk.ts'

test('the back office finds a record by its number, with the keyboard alone', async ({ browser }) => {
  const page = await openDesk(browser)
  await page.goto('/admin/bookings')
  const number =
    (await page
      .getByText(/^FB-\d{4}-\d{6}$/)
      .first()
      .textContent()) ?? ''
  await page.goto('/admin/search')
  const field = page.getByRole('searchbox', { name: 'Search all records' })
  await expect(field).toBeFocused()
  await expect(page.getByText('What are you looking for?')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type(number)
  const found = page.getByRole('link', { name: number })
  await expect(found).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(found).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await page.goBack()
  await expect(field).toHaveValue(number)
  await field.fill('nobody has this')
  await expect(page.getByText('Nothing found for “nobody has this”')).toBeVisible()
})
