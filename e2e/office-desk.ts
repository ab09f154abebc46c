import { type Browser, expect, type Page } from '@playwright/test'
import { demoAdministrator, demoCustomer, demoPassword } from '../apps/server/seeds/demo-people.ts'

/** An administrator, signed in beside the customer. */
export async function openDesk(browser: Browser): Promise<Page> {
  const desk = await (await browser.newContext()).newPage()
  await desk.goto('/admin/login')
  await desk.getByLabel('Email').fill(demoAdministrator)
  await desk.getByLabel('Password', { exact: true }).fill(demoPassword)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk).toHaveURL('/admin/dashboard')
  return desk
}

/** The profile of the demo company, found by its owner: other stories sign up companies of the same name. */
export async function openDemoProfile(desk: Page): Promise<void> {
  await desk.goto(`/admin/customer-profiles?search=${encodeURIComponent(demoCustomer)}`)
  await desk.locator('main a[href^="/admin/customer-profiles/"]').click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Okafor Imports Inc.' })).toBeVisible()
}

/** Follows an entry of the back office's menu. `group` has it below, once that is open; a count of what waits may follow the name. */
export async function followMenu(desk: Page, name: string, group?: string): Promise<void> {
  const link = desk.getByRole('link', { name: new RegExp(`^${name}`) }).first()
  const folded = desk.locator('summary', { hasText: group ?? '' })
  if (group !== undefined) await expect(folded).toBeVisible()
  // While the page before is still being drawn, a click may be lost.
  await expect(async () => {
    if (group !== undefined && !(await link.isVisible())) await folded.click()
    const address = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(desk).toHaveURL((url) => url.pathname === address.split('?')[0], { timeout: 5_000 })
  }).toPass()
}
