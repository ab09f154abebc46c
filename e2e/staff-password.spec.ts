import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { givenColleague, removeColleagues } from './given-colleague.ts'
import { readCode, readLink } from './mailbox.ts'
import { openDesk } from './office-desk.ts'

const newPassword = 'Otter-Violin-Harbour-62'

test.afterEach(({ browser }) => removeColleagues(browser))

test('a colleague who has forgotten the password sets a new one by a mailed link, and still needs the code', async ({
  browser,
}) => {
  const desk = await openDesk(browser)
  const page = await givenColleague(browser, desk, { role: 'support', name: 'Grace Hopper' })
  const email = await emailOf(page)
  await page.context().clearCookies()
  await page.goto('/admin/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/we sent a link to it/)).toBeVisible()

  const link = await readLink(page, email, '/admin/forgot-password')
  await save(page, link, 'password1')
  await expect(page.getByText(/easy to guess/)).toBeVisible()
  await expectAccessible(page)
  await save(page, link, newPassword)
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await expectAccessible(page)
  await save(page, link, newPassword)
  await expect(page.getByText('This link has been used, or its time is over.')).toBeVisible()

  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Code from the email').fill(await readCode(page, email, /sign-in code/))
  await expect(page).toHaveURL(/\/admin\/dashboard/)
  await page.context().close()
  await desk.context().close()
})

async function save(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Retype new password').fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
}

async function emailOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'adminToken')?.value
  const answer = await page.request.get('/api/admin/profile', {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { data: { email: string } }).data.email
}
