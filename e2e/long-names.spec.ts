import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'
import { openDesk } from './office-desk.ts'

const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikationsgesellschaft'

test('the name of a company in one long word stays on a phone, and a page after the last leads back', async ({
  page,
  browser,
}) => {
  const { email } = await signInNewCompany(page, { name: `${longWord} mbH` })
  const desk = await openDesk(browser)
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto(`/admin/customer-profiles?search=${encodeURIComponent(email)}`)
  const name = desk.getByRole('main').getByRole('link', { name: longWord })
  await expect(name).toBeVisible()
  await expectNoOverflow(desk)
  await name.click()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('mbH')
  await expectNoOverflow(desk)
  await desk.goto(`/admin/customer-profiles?search=${encodeURIComponent(email)}&page=99999`)
  await expect(desk.getByText('No records on this page')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Last page' }).click()
  await expect(name).toBeVisible()
  await desk.context().close()
})

async function expectNoOverflow(desk: Page): Promise<void> {
  expect(await desk.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}
