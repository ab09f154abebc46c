import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openDesk } from './office-desk.ts'

for (const width of [1440, 390]) {
  test(`a clerk finds a customer’s payment, what it waits for, and the customer’s money, at ${width} px`, async ({
    browser,
  }) => {
    const desk = await openDesk(browser)
    await desk.setViewportSize({ width, height: 900 })
    await desk.goto('/admin/payments')
    await expect(desk.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible()
    await desk.getByRole('searchbox').fill('okafor hanse')
    await expect(desk).toHaveURL(/search=okafor/)
    const first = desk.locator('main a[href^="/admin/payments/"]').first()
    await expect(first).toBeVisible()
    await expectAccessible(desk)
    await first.click()
    await expect(desk.getByRole('heading', { level: 1, name: /^Payment to / })).toBeVisible()
    await expect(desk.getByText('What happened')).toBeVisible()
    await expectAccessible(desk)
    await desk.locator('main a[href^="/admin/customer-profiles/"]').click()
    await expect(desk.getByRole('link', { name: 'View all payments' })).toBeVisible()
    await expectAccessible(desk)
    await desk.locator('main a[href*="/money?currency=USD"]').click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Movements' })).toBeVisible()
    await findPayment(desk)
    await expectAccessible(desk)
  })
}

/** Other stories move money of the demo too: its payments may be on a later page. */
async function findPayment(desk: Page): Promise<void> {
  const payment = desk.locator('main a[href^="/admin/payments/"]').first()
  const isHere = () =>
    payment.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  while (!(await isHere())) await desk.getByRole('button', { name: 'Next' }).click()
}
