import { expect, type Page, test } from '@playwright/test'
import { demoAdministrator, demoCustomer, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'

const payment = 'Payment to Kaveri Textiles Pvt Ltd'

test('a customer asks about a payment, the back office answers, and the customer reads the answer', async ({
  page,
  browser,
}) => {
  test.slow()
  await signIn(page, { path: '/users/login', email: demoCustomer, cookie: 'jwtToken' })
  await page.goto('/notifications')
  await page.getByRole('link', { name: `${payment}: paid` }).click()
  await expect(page.getByRole('heading', { name: payment })).toBeVisible()
  await page.getByRole('link', { name: 'Ask about this payment' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Write a message', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Message', { exact: true }).fill('When does it arrive?')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log').getByText('When does it arrive?')).toBeVisible()
  await expectAccessible(page)
  // A user who has the thread open sees the answer when it arrives.
  await page.goto('/dashboard')

  const office = await (await browser.newContext()).newPage()
  await signIn(office, { path: '/admin/login', email: demoAdministrator, cookie: 'adminToken' })
  await office.goto('/admin/tasks')
  const task = office.getByRole('row', { name: new RegExp(`Answer Okafor Imports Inc.: ${payment}`) })
  await task.getByRole('button', { name: /Assign to a colleague/ }).click()
  const handOver = office.getByRole('dialog', { name: 'Assign this task to a colleague' })
  await expect(handOver.getByText('You are the only administrator so far.')).toBeVisible()
  await expectAccessible(office)
  await handOver.getByRole('button', { name: 'Cancel' }).click()
  await office.getByRole('searchbox').fill('okafor')
  await expect(office).toHaveURL(/search=okafor/)
  await office.getByRole('button', { name: 'Unassigned' }).click()
  await task.getByRole('button', { name: /Assign to me/ }).click()
  await expect(task).toHaveCount(0)
  await office.getByRole('button', { name: 'Mine' }).click()
  await expect(task).toContainText('You')
  await expectAccessible(office)
  await task.getByRole('link').click()
  await expect(office.getByRole('log').getByText('When does it arrive?')).toBeVisible()
  await office.getByLabel('Message', { exact: true }).fill('Within one business day.')
  await office.getByRole('button', { name: 'Send' }).click()
  await expect(office.getByRole('log').getByText('Within one business day.')).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('link', { name: 'Dashboard' }).click()
  await expect(office.getByRole('region', { name: 'Tasks' })).toBeVisible()
  await office.context().close()

  await page.reload()
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages.getByRole('listitem').filter({ hasText: 'Within one business day.' })).toBeVisible()
  await page.getByRole('link', { name: 'Messages, 1 new' }).click()
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: payment }).click()
  await expect(page.getByRole('log').getByText('Within one business day.')).toBeVisible()
  await expect(page.getByTitle('Messages', { exact: true })).toHaveAccessibleName('Messages')
})

test('open tasks are listed next to the user’s own notes', async ({ page }) => {
  await signInNewCompany(page)
  await page.goto('/dashboard')
  await page
    .getByRole('navigation', { name: 'Updates' })
    .getByRole('link', { name: /^Notes and tasks/ })
    .click()
  await page.getByLabel('New note').fill('Call Hamburg')
  await page.getByRole('button', { name: 'Add' }).click()
  const kept = page.waitForResponse('**/tasks/notes/tick')
  await page.getByRole('checkbox', { name: 'Call Hamburg' }).check()
  await kept
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Call Hamburg' })).toBeChecked()
  await page.getByRole('button', { name: 'Delete note: Call Hamburg' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.getByRole('link', { name: 'Complete business info' }).click()
  await expect(page).toHaveURL('/registration')
})

test('notifications are marked as read, and are sent as each person has chosen', async ({ page }) => {
  await signInNewCompany(page)
  await page.goto('/notifications')
  const notification = page.getByRole('listitem').filter({ hasText: '700.00 EUR has been added' })
  await expect(notification.getByRole('img', { name: 'Unread' })).toBeVisible({ timeout: 40_000 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(notification.getByRole('img', { name: 'Unread' })).toBeHidden()
  await page.getByLabel('Payments', { exact: true }).selectOption('In Tradelane only')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Payments', { exact: true })).toHaveValue('app')
})

type Person = { path: string; email: string; cookie: string }

async function signIn(page: Page, { path, email, cookie }: Person): Promise<void> {
  const answer = await page.request.post(`/api${path}`, { data: { email, password: demoPassword } })
  const { jwt } = await answer.json()
  const url = new URL(answer.url()).origin
  await page.context().addCookies([{ name: cookie, value: jwt, url }])
}
