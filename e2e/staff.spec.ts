import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readLink } from './mailbox.ts'
import { openDesk } from './office-desk.ts'

// While the second story has two administrators, a removal in the first would wait for both.
test.describe.configure({ mode: 'serial' })

const password = 'Copper-Kettle-91'

test('a support colleague joins by the mailed link, sees and cannot touch, and is out once removed', async ({
  browser,
}) => {
  const desk = await openDesk(browser)
  await desk.goto('/admin/staff')
  const email = await invite(desk, 'support')
  const row = desk.getByRole('row', { name: new RegExp(email) })
  await expect(row).toContainText('Invited')
  await expectAccessible(desk)

  const colleague = await joinByLink(desk, browser, email)
  await expect(colleague.getByText('You see everything and change nothing')).toBeVisible()
  await expect(colleague.getByRole('link', { name: 'Audit trail' })).toHaveCount(0)
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

test('the second administrator approves what the first asks for', async ({ browser }) => {
  const desk = await openDesk(browser)
  await desk.goto('/admin/staff')
  const email = await invite(desk, 'administrator')
  const second = await joinByLink(desk, browser, email)

  await desk.reload()
  const row = desk.getByRole('row', { name: new RegExp(email) })
  await row.getByRole('button', { name: 'Change role' }).click()
  const changing = desk.getByRole('dialog', { name: 'Role of Ada Byron' })
  await changing.getByLabel('Reason').fill('Moves to finance')
  await changing.getByLabel('Role').selectOption('finance')
  await changing.getByRole('button', { name: 'Change role' }).click()
  await expect(changing).toHaveCount(0)
  const waiting = desk.getByRole('region', { name: 'Waiting for a second administrator' })
  await expect(waiting).toContainText('Administrator → Finance')
  await expect(row).toContainText('Administrator')
  const closed = waiting.getByRole('button', { name: 'Approve' })
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  await expect(closed).toHaveAccessibleDescription('You asked for it: a colleague decides.')
  await expectAccessible(desk)

  await second.goto('/admin/approvals')
  const asked = second.getByRole('region', { name: 'Waiting' })
  await expect(asked).toContainText('Moves to finance')
  await expectAccessible(second)
  await asked.getByRole('button', { name: 'Approve' }).click()
  const approving = second.getByRole('dialog', { name: 'Approve this change?' })
  await expect(approving).toContainText('Administrator → Finance')
  await approving.getByRole('button', { name: 'Approve' }).click()
  await expect(approving).toHaveCount(0)
  await expect(second.getByRole('region', { name: 'Decided' })).toContainText('Approved')
  await expectAccessible(second)
  await second.context().close()

  await desk.reload()
  await expect(row).toContainText('Finance')
  await expect(waiting).toHaveCount(0)
  await row.getByRole('button', { name: 'Remove' }).click()
  const removing = desk.getByRole('dialog', { name: 'Remove Ada Byron?' })
  await removing.getByLabel('Reason').fill('Has left')
  await removing.getByRole('button', { name: 'Remove' }).click()
  await expect(removing).toHaveCount(0)
  await expect(row).toHaveCount(0)
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
