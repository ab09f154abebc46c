import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readLink } from './mailbox.ts'
import { openDesk } from './office-desk.ts'

const password = 'Copper-Kettle-91'

test('a support colleague joins by the mailed link, sees and cannot touch, and is out once removed', async ({
  browser,
}) => {
  const desk = await openDesk(browser)
  await desk.goto('/admin/staff')
  const email = await invite(desk, 'Support')
  const row = desk.getByRole('row', { name: new RegExp(email) })
  await expect(row).toContainText('Invited')
  await expectAccessible(desk)

  const colleague = await joinByLink(desk, browser, email)
  await expect(colleague.getByText('You see everything and change nothing')).toBeVisible()
  await colleague.goto('/admin/staff')
  await expect(colleague.getByRole('row', { name: new RegExp(email) })).toContainText('Code by email')
  const closed = colleague.getByRole('button', { name: 'Invite a colleague' })
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  await expect(closed).toHaveAccessibleDescription(/Only an administrator/)
  await expect(colleague.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0)
  await expectAccessible(colleague)

  await desk.reload()
  await expect(row).toContainText('Active')
  await row.getByRole('button', { name: 'Remove' }).click()
  const removing = desk.getByRole('dialog', { name: 'Remove Ada Byron?' })
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(removing.getByText('Say why')).toBeVisible()
  await removing.getByLabel('Reason').fill('Has left')
  await expectAccessible(desk)
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(removing).toHaveCount(0)
  await expect(row).toHaveCount(0)

  await colleague.getByRole('link', { name: 'Customer profiles' }).click()
  await expect(colleague).toHaveURL(/\/admin\/login/)
  await colleague.context().close()
  await desk.context().close()
})

test('a link that has ended says what to do', async ({ page }) => {
  await page.goto(`/admin/join?token=${'x'.repeat(43)}`)
  await expect(page.getByText('Ask the person who invited you for a new one.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to sign-in' })).toBeVisible()
  await expectAccessible(page)
})

async function invite(desk: Page, role: string): Promise<string> {
  const email = `ada-${randomUUID()}@tradelane.example`
  await desk.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Name').fill('Ada Byron')
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByLabel('Reason').fill('Answers customers')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toHaveCount(0)
  return email
}

/** The colleague opens the mailed link in a browser of their own, and is in. */
async function joinByLink(desk: Page, browser: Browser, email: string): Promise<Page> {
  const colleague = await (await browser.newContext()).newPage()
  await colleague.goto(await readLink(desk, email, '/admin/join'))
  await expect(colleague.getByText('Hello Ada Byron.')).toBeVisible()
  await colleague.getByLabel('Password', { exact: true }).fill(password)
  await colleague.getByLabel('Retype password').fill('something else')
  await colleague.getByRole('button', { name: 'Join' }).click()
  await expect(colleague.getByText('Passwords must match')).toBeVisible()
  await expectAccessible(colleague)
  await colleague.getByLabel('Retype password').fill(password)
  await colleague.getByRole('button', { name: 'Join' }).click()
  await expect(colleague).toHaveURL('/admin/dashboard')
  return colleague
}
