import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { signInNewCompany } from './new-company.ts'

test('a second factor requires a mailed code at sign-in', async ({ page }) => {
  const { email, password, jwt } = await signInNewCompany(page)
  await switchSecondFactorOn(page, email, jwt)
  await page.goto('/dashboard')
  await logOut(page)

  await signIn(page, email, password)
  const dialog = page.getByRole('dialog', { name: 'Two-factor authentication' })
  await expect(dialog.getByLabel('One-time code')).toBeFocused()
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByText('Enter a OTP')).toBeVisible()
  await dialog.getByLabel('One-time code').fill('000000')
  await expect(dialog.getByText('Wrong OTP, please try again. 4 tries left.')).toBeVisible()
  await expect(dialog.getByLabel('One-time code')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /sign-in code/))
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible()
})

test('signing out deletes everything that this browser stored', async ({ page }) => {
  const { jwt } = await signInNewCompany(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible()
  await logOut(page)

  const kept = await page.evaluate(() => [sessionStorage.length, localStorage.length, document.cookie])
  expect(kept).toEqual([0, 0, ''])
  const answer = await page.request.get('/api/users/get', { headers: { authorization: `Bearer ${jwt}` } })
  expect(answer.status()).toBe(401)
})

test('a forgotten password is replaced by a mailed link that works once', async ({ page }) => {
  const { email } = await signInNewCompany(page)
  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Enter a valid email')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(/we sent a link to/)).toBeVisible()
  await expectAccessible(page)

  const link = await resetLink(page, email)
  await setPassword(page, link, 'short')
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible()
  await setPassword(page, link, 'password')
  await expect(page.getByText(/easy to guess/)).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await setPassword(page, link, 'Otter-Violin-62')
  await expect(page.getByRole('link', { name: 'Go to Login' })).toHaveAttribute('href', '/')

  await setPassword(page, link, 'Otter-Violin-63')
  await expect(page.getByText('Wrong credentials!')).toBeVisible()
  await signIn(page, email, 'Otter-Violin-62')
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible()
})

test('every protected address redirects signed-out visitors, and an expired session returns to its page', async ({
  page,
}) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/')
  await page.goto('/admin/customer-profiles')
  await expect(page).toHaveURL('/admin/login')
  await expectAccessible(page)

  const { email, password } = await signInNewCompany(page)
  await page.context().addCookies([{ name: 'jwtToken', value: 'dead', url: new URL(page.url()).origin }])
  await page.goto('/partners')
  await expect(page).toHaveURL('/login?next=%2Fpartners')
  await expect(page.getByText('Your session has ended. Sign in again to go on.')).toBeVisible()
  await fillLogin(page, email, password)
  await expect(page).toHaveURL('/partners')
  // The cookie ends by itself, too: who comes back to the tab signs in again.
  await expect(page.getByRole('heading', { name: 'Partner Companies', level: 1 })).toBeVisible()
  await page.context().clearCookies({ name: 'jwtToken' })
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL('/login?next=%2Fpartners')
  await page.context().addCookies([{ name: 'adminToken', value: 'dead', url: new URL(page.url()).origin }])
  await page.goto('/admin/staff')
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fstaff')
  await expect(page.getByText('Your session has ended. Sign in again to go on.')).toBeVisible()
})

test('wrong credentials, missing fields and mismatched passwords have a message at the field', async ({
  page,
}) => {
  await signIn(page, `nobody-${randomUUID()}@okafor.example`, 'Harbour-Lantern-28')
  await expect(page.getByRole('alert')).toHaveText('Wrong Credentials')
  await expectAccessible(page)

  await page.goto('/admin/login')
  await fillLogin(page, 'nobody@tradelane.example', 'Harbour-Lantern-28')
  await expect(page.getByText('Wrong Credentials')).toBeVisible()

  await page.goto('/signup')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-Lantern-27')
  await page.getByLabel('Retype password').fill('Harbour-Lantern-28')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('Enter a valid Business phone number')).toBeVisible()
  await expect(page.getByText('Passwords must match')).toBeVisible()
  await expectAccessible(page)
})

test('an unknown address says so and links to the start page', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go home' }).click()
  await expect(page).toHaveURL('/')
})

test('who is signed in keeps the menu at an unknown address, and goes on from the sign-in page', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('complementary').getByRole('link', { name: /^Payment/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Go to dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
  for (const [address, goal] of [
    ['/login', '/dashboard'],
    ['/signup', '/dashboard'],
    ['/login?next=/partners', '/partners'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(goal)
  }
})

test('a page that cannot be loaded says what happened, and tries again on request', async ({ page }) => {
  await signInNewCompany(page)
  await page.route('**/assets/partners-page*', (route) => route.abort())
  await page.goto('/partners')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Partner' })).toBeVisible()
})

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, email, password)
}

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('complementary').getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
}

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Retype new password').fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
}

/** The mail follows the answer, so that the answer tells nobody whether there is such an account. */
async function resetLink(page: Page, email: string): Promise<string> {
  const tokens = async () => {
    const mails = await page.request.get(`/api/sandbox/mailbox?to=${encodeURIComponent(email)}`)
    const list = (await mails.json()) as { text: string }[]
    return list.flatMap(({ text }) => /token=(\S+)/.exec(text)?.[1] ?? [])
  }
  await expect.poll(tokens).toHaveLength(1)
  return `/reset-password?token=${(await tokens())[0]}`
}

async function switchSecondFactorOn(page: Page, email: string, jwt: string): Promise<void> {
  const headers = { authorization: `Bearer ${jwt}` }
  await page.request.post('/api/users/two_factor_mail', { headers })
  const verify_code = await readCode(page, email, /security code/)
  const data = { two_fa: 1, verify_code }
  const answer = await page.request.post('/api/users/verify_two_factor_otp', { headers, data })
  expect(answer.ok()).toBe(true)
}
