import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'
import { openDesk } from './office-desk.ts'

test('a colleague sees a customer’s app, changes nothing, and the customer reads who did and why', async ({
  page,
  browser,
}) => {
  const name = `Viewed Imports ${randomUUID().slice(0, 8)}`
  const { email } = await signInNewCompany(page, { name })
  const desk = await openDesk(browser)
  await desk.goto(`/admin/customer-profiles?search=${encodeURIComponent(name)}`)
  await desk.getByRole('link', { name }).click()
  await desk.getByRole('button', { name: 'View as customer' }).click()
  const dialog = desk.getByRole('dialog', { name: `View as ${name}` })
  await dialog.getByRole('button', { name: 'View as customer' }).click()
  await expect(dialog.getByText('Say in a few words why you need it')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The customer asks where to pay in')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'View as customer' }).click()

  await expect(desk).toHaveURL('/dashboard')
  const bar = desk.getByText('You see this as Ada Okafor sees it. Nothing can be changed.')
  await expect(bar).toBeVisible()
  await expect(desk.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible()
  await expectAccessible(desk)
  await desk.goto('/security')
  await expect(bar).toBeVisible()
  await desk.getByRole('button', { name: /^Sign out / }).click()
  await expect(
    desk.getByText('You only view this account for Tradelane. Nothing can be changed.'),
  ).toBeVisible()

  await page.goto('/security')
  const views = page.getByRole('list', { name: 'Views by Tradelane' })
  await expect(views).toContainText('The customer asks where to pay in')
  await expect(views).toContainText('Open now')
  await expectAccessible(page)

  await desk.getByRole('button', { name: 'Leave' }).click()
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
  await desk.goto('/dashboard')
  await expect(desk).toHaveURL('/')
  await desk.goto('/admin/dashboard')
  await expect(desk).toHaveURL('/admin/dashboard')
  await page.reload()
  await expect(views).toContainText('as Ada Okafor, to read only')
  await expect(views.getByText('Open now')).toHaveCount(0)
  await expect
    .poll(async () => {
      const mails = await page.request.get(`/api/sandbox/mailbox?to=${encodeURIComponent(email)}`)
      return ((await mails.json()) as { subject: string }[]).map(({ subject }) => subject)
    })
    .toContain('Tradelane viewed your account')

  // Back in the office while a view is open, Log Out is the office's own.
  await desk.goto(`/admin/customer-profiles?search=${encodeURIComponent(name)}`)
  await desk.getByRole('link', { name }).click()
  await desk.getByRole('button', { name: 'View as customer' }).click()
  await dialog.getByLabel('Reason').fill('The customer asks once more')
  await dialog.getByRole('button', { name: 'View as customer' }).click()
  await expect(bar).toBeVisible()
  await desk.goto('/admin/dashboard')
  await desk.getByRole('button', { name: /Account menu/ }).click()
  await desk.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(desk).toHaveURL('/')
  await desk.goto('/admin/dashboard')
  await expect(desk).toHaveURL(/\/admin\/login/)
  await desk.context().close()
})
