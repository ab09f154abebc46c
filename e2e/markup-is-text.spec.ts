import { expect, test } from '@playwright/test'
import { signInNewCompany } from './new-company.ts'
import { openDesk } from './office-desk.ts'

const markup = '<img src=x onerror="window.ran=1"> <svg/onload=window.ran=1> & "Söhne"'

test('markup in the name of a company is text in the back office, and runs nothing', async ({
  page,
  browser,
}) => {
  const { email } = await signInNewCompany(page, { name: markup })
  await page.goto('/dashboard')
  await expect(page.getByText(markup).first()).toBeVisible()
  const desk = await openDesk(browser)
  const said: string[] = []
  desk.on('dialog', (dialog) => void dialog.dismiss())
  desk.on('console', (message) => said.push(message.text()))
  await desk.goto(`/admin/customer-profiles?search=${encodeURIComponent(email)}`)
  const name = desk.getByRole('main').getByRole('link', { name: markup })
  await expect(name).toBeVisible()
  await name.click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(markup)
  for (const shown of [page, desk]) {
    expect(await shown.evaluate(() => 'ran' in window)).toBe(false)
    expect(await shown.locator('img[src="x"], svg[onload]').count()).toBe(0)
  }
  expect(said.filter((text) => /Content Security Policy/.test(text))).toEqual([])
  await desk.context().close()
})
