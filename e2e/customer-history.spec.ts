import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openDemoProfile, openDesk } from './office-desk.ts'

for (const width of [1440, 390]) {
  test(`a clerk finds a customer’s trades, documents and bills, at ${width} px`, async ({ browser }) => {
    const desk = await openDesk(browser)
    await desk.setViewportSize({ width, height: 900 })
    await openDemoProfile(desk)
    await expect(desk.getByRole('link', { name: 'Back to Menu' })).toHaveAttribute(
      'href',
      '/admin/customer-profiles',
    )
    for (const name of ['Quotes', 'History', 'Rates'])
      await expect(desk.getByRole('region', { name, exact: true })).toBeVisible()
    await expect(desk.getByRole('region', { name: 'History', exact: true })).toContainText(/Payment PY-.*: /)
    await expectAccessible(desk)
    await desk.getByRole('main').getByRole('link', { name: 'History', exact: true }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Okafor Imports Inc.' })).toBeVisible()
    await expect(desk.getByRole('link', { name: 'Back to History' })).toBeVisible()
    await expect(desk.getByText(/Client: Okafor Imports Inc\. · Date: /).first()).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('button', { name: 'Insurance Invoice' }).click()
    await expect(
      desk
        .getByRole('dialog')
        .getByRole('button', { name: /^INV-.* as PDF$/ })
        .first(),
    ).toBeVisible()
    await expectAccessible(desk)
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: 'FDA Approval Document' }).click()
    await expect(desk.getByRole('dialog')).toContainText('There is none yet.')
    await desk.keyboard.press('Escape')
    await desk.getByRole('button', { name: 'Purchase Order' }).click()
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /^View / })
      .first()
      .click()
    await expect(desk.getByRole('dialog')).toBeVisible()
    await desk.keyboard.press('Escape')
    await desk.goto(desk.url())
    await desk
      .getByRole('link', { name: /^View Detail of Payment PY-/ })
      .first()
      .click()
    await expect(desk.getByRole('heading', { level: 1, name: /^Payment to / })).toBeVisible()
    await desk.context().close()
  })
}
