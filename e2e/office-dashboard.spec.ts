import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openDesk } from './office-desk.ts'

for (const width of [1440, 390]) {
  test(`the morning’s dashboard says what waits and leads to it, at ${width} px`, async ({ browser }) => {
    const desk = await openDesk(browser)
    await desk.setViewportSize({ width, height: 900 })
    const waits = desk.getByRole('region', { name: 'What waits' })
    await expect(waits.getByRole('link')).toHaveCount(10)
    await expect(desk.getByRole('region', { name: 'Quotes', exact: true })).toBeVisible()
    await expect(desk.getByRole('region', { name: 'Volumes by week' }).getByText('Policies')).toBeVisible()
    const vendors = desk.getByRole('region', { name: 'Vendor profiles' })
    await vendors.getByRole('searchbox').fill('halcyon')
    await expect(vendors.getByRole('link', { name: /Halcyon/ })).toBeVisible()
    await expect(vendors.getByText('Broadkeel Carriers')).toHaveCount(0)
    await expectAccessible(desk)

    // The demo's deposit to Suzhou waits for a document.
    await waits.getByRole('link', { name: /^Payments that need a document/ }).click()
    await expect(desk).toHaveURL(/\/admin\/payments\?state=action_required/)
    await expect(desk.locator('main a[href^="/admin/payments/"]').first()).toBeVisible()
    await desk.goBack()
    await waits.getByRole('link', { name: /^Overdue tasks/ }).click()
    await expect(desk.getByRole('button', { name: 'Overdue', pressed: true })).toBeVisible()
    await desk.goBack()
    await waits.getByRole('link', { name: /^Differences in the books/ }).click()
    await expect(desk.getByRole('heading', { level: 1, name: 'Reconciliation' })).toBeVisible()
    await expect(desk.getByText('No open differences')).toBeVisible()
    await expectAccessible(desk)
    await desk.goto('/admin/tasks?about=reconciliation')
    await expect(desk.getByText('Only tasks about differences in the books.')).toBeVisible()
    await expectAccessible(desk)
    await desk.getByRole('link', { name: 'Show all tasks' }).click()
    await expect(desk).toHaveURL(/\/admin\/tasks$/)
  })
}
