import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openDesk } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

for (const width of [1440, 390]) {
  test(`a verified company says who owns it, and the office reads it, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { email } = await signInTradingCompany(page, { hasPartner: false })
    await page.goto('/registration')
    const ownership = page.getByRole('region', { name: 'Ownership', exact: true })
    await expect(ownership.getByText('100.00 %')).toBeVisible()
    await ownership.getByRole('link', { name: 'Change ownership' }).click()
    const ada = page.getByLabel('Ada Okafor', { exact: true })
    await ada.fill('100.01')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/^Enter a percent from 0 to 100/)).toBeVisible()
    await ada.fill('70')
    const others = page.getByLabel('No other person owns 25 % or more of the company')
    await expect(others).toHaveAccessibleDescription(/^Persons who are not in this list own 30\.00 %/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save' }).click()

    const list = page.getByRole('region', { name: 'What we need from you' })
    await expect(list.getByText(/^Add who owns the other 30\.00 %, or confirm/)).toBeVisible()
    await expect(list.getByText(/Your account stays open in the meantime\.$/)).toBeVisible()
    await expect(page.getByText('Your business is verified.')).toBeVisible()
    await expectAccessible(page)
    await list.getByRole('link', { name: 'Change Okafor Imports Inc.' }).click()
    await others.check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(ownership.getByText('Nobody with 25 % or more')).toBeVisible()
    await expect(list).toHaveCount(0)

    const office = await openDesk(browser)
    await office.setViewportSize({ width, height: 900 })
    await office.goto(`/admin/customer-profiles?search=${encodeURIComponent(email)}`)
    await office.locator('main a[href^="/admin/customer-profiles/"]').click()
    const said = 'Ada Okafor said who owns the company: Ada Okafor 70.00 %'
    await expect(office.getByText(`${said}.`)).toBeVisible()
    await expect(office.getByText(`${said}, no other person 25 % or more.`)).toBeVisible()
    await expect(
      office.getByText('The company says that no other person owns 25 % or more of it.'),
    ).toBeVisible()
    await expectAccessible(office)
    await office.context().close()
  })
}
