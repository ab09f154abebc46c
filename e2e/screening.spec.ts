import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { followMenu, openDesk } from './office-desk.ts'
import { payHanse } from './pay-hanse.ts'
import { signInTradingCompany } from './trading-company.ts'

test('a payment to a listed name is held, explained and released by the office', async ({
  page,
  browser,
}) => {
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 3_000 })
  // Its own name, so that each run of the story has a case of its own.
  const name = `Veltrania Export Bureau ${Date.now() % 100_000}`
  const payment = await payHanse(page, company, 'USD', { company_name: name })
  await page.goto(`/payments/${payment}`)
  await expect(page.getByText('Being checked', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('We check the payment, and then send it.').first()).toBeVisible()
  const cancel = page.getByRole('button', { name: 'Cancel payment' })
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await expect(cancel).toHaveAccessibleDescription(/^We are checking this payment\. It cannot be cancelled/)
  await cancel.focus()
  await expect(cancel).toBeFocused()
  await expectAccessible(page)

  const desk = await openDesk(browser)
  await followMenu(desk, 'Screening')
  await desk.getByLabel('Search by company, name or number').fill(name)
  await expect(desk).toHaveURL(/search=/)
  await expectAccessible(desk)
  await desk.getByRole('row', { name: new RegExp(name) }).click()
  await expect(desk.getByRole('heading', { name: /^Match SC-/ })).toBeVisible()
  await expect(desk.getByText('SANDBOX-1')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'False match' }).click()
  const dialog = desk.getByRole('dialog', { name: 'This is somebody else' })
  await dialog.getByLabel('Reason, for our records').fill('A bakery in Ghent.')
  await dialog.getByRole('button', { name: 'Clear match' }).click()
  await expect(desk.getByText('False match. What waited for it goes on.')).toBeVisible()
  await expect(desk.getByText('This match is cleared already.')).toBeVisible()
  await desk.context().close()

  await expect(page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 60_000 })
})
