import { type Browser, expect, type Page } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'

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
