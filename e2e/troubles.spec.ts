import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { pdfFile, pngFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'
import { signInTradingCompany } from './trading-company.ts'

test('a lost connection is shown on each sign-in screen in its own words', async ({ page }) => {
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('ada@okafor.example')
  await breakLine(page, 'forgot_password')
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Something went wrong!', { exact: true })).toBeVisible()

  await page.goto('/reset-password?token=any')
  await page.getByLabel('New password', { exact: true }).fill('Otter-Violin-62')
  await page.getByLabel('Retype new password').fill('Otter-Violin-62')
  await breakLine(page, 'change_password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Something went wrong!', { exact: true })).toBeVisible()

  await breakLine(page, 'users/verify')
  await page.goto('/verify-email?email=ada@okafor.example&otp=123456')
  await expect(page.getByRole('alert')).toHaveText('Something went wrong!')

  await page.goto('/admin/login')
  await page.getByLabel('Email').fill('ada@okafor.example')
  await page.getByLabel('Password', { exact: true }).fill('Otter-Violin-62')
  await breakLine(page, 'admin/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Login failed. Please try again.')).toBeVisible()
})

test('a sign-up that cannot be sent says so, and the code’s boxes take six digits and nothing else', async ({
  page,
}) => {
  await page.goto('/signup')
  const email = await fillSignUp(page)
  await breakLine(page, 'signup')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText('Something went wrong please try again', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Sign up' }).click()

  const dialog = page.getByRole('dialog', { name: 'Verify your work email' })
  const code = dialog.getByLabel('One-time code')
  await expect(dialog.getByRole('link', { name: /sandbox mailbox/ })).toHaveAttribute(
    'href',
    `/sandbox/mailbox?to=${encodeURIComponent(email)}`,
  )
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await expect(dialog.getByText('OTP is not correct')).toBeVisible()
  await code.pressSequentially('a1-2')
  await expect(code).toHaveValue('12')
  await code.pressSequentially('3')
  await expect(code).toHaveValue('123')
  await page.keyboard.press('Backspace')
  await expect(code).toHaveValue('12')
  await breakLine(page, 'users/verify')
  await code.fill('123456')
  await expect(dialog.getByText('Something went wrong please try again!')).toBeVisible()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
})

test('the link in the mail verifies automatically, continues, and works once', async ({ page }) => {
  await page.goto('/signup')
  const email = await fillSignUp(page)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog', { name: 'Verify your work email' })).toBeVisible()
  const mails = await page.request.get(`/api/sandbox/mailbox?to=${encodeURIComponent(email)}`)
  const [mail] = (await mails.json()) as { text: string }[]
  const link = new URL(/https?:\/\/\S+verify-email\S+/.exec(mail?.text ?? '')?.[0] ?? '')
  await page.goto(link.pathname + link.search)
  await expect(page.getByRole('heading', { name: 'Email verification complete' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go Next' }).click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto(link.pathname + link.search)
  await expect(page.getByText('Your address is already verified.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go Next' })).toBeHidden()
  await expectAccessible(page)
  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
})

test('a toast is shown at the top right for five seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill('ada@okafor.example')
  await breakLine(page, 'forgot_password')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Send link' }).click()
  const toast = page.getByText('Something went wrong!', { exact: true })
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(toast).toBeVisible({ timeout: 200 })
  }).toPass()
  const box = await page.getByRole('listitem').filter({ has: toast }).boundingBox()
  expect(box && box.y < 100 && box.x > 800).toBe(true)
  await page.clock.runFor(4_000)
  await expect(toast).toBeVisible()
  await page.clock.runFor(2_000)
  await expect(toast).toBeHidden()
})

test('an upload shows its progress, its success, or its refusal in the words of its section', async ({
  page,
}) => {
  const { jwt } = await signInNewCompany(page)
  await openStep(page, jwt, 2)
  const person = page.getByRole('group', { name: '1. Authorized person' })
  const file = person.locator('input[type="file"]')
  const line = Promise.withResolvers<void>()
  await page.route(/\/common\/upload$/, async (route) => {
    await line.promise
    await route.continue()
  })
  await file.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: pngFile() })
  await expect(page.getByText('File is uploading')).toBeVisible()
  line.resolve()
  await expect(page.getByText('File has been uploaded').first()).toBeVisible()
  await breakLine(page, 'common/upload')
  await file.setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await expect(page.getByText('File upload went wrong please try again').first()).toBeVisible()
  await breakLine(page, 'serve_file')
  await person.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Something went wrong please try again!',
  )
})

test('persons are added and removed, but never the first; going back does not ask', async ({ page }) => {
  const { jwt } = await signInNewCompany(page)
  await openStep(page, jwt, 2)
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Add another person' }).click()
  await expect(page.getByRole('group', { name: /^2\. / })).toBeVisible()
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(page.getByRole('group', { name: /^2\. / })).toBeHidden()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Business name')).toHaveAttribute('readonly')
  await expect(page.getByLabel('Registration number')).toHaveAttribute('readonly')
  await expect(page.getByLabel(/[Ll]isted exchange/)).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  for (const name of ['First name', 'Last name', 'Work email'])
    await expect(page.getByLabel(name)).toHaveAttribute('readonly')
})

test('a draft that cannot be saved says so, and stays in the form', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/simple-payment?step=beneficiary')
  await page.getByLabel('Beneficiary', { exact: true }).fill('Hanse')
  await page.getByRole('option', { name: 'Hanse Teile GmbH' }).click()
  await breakLine(page, 'simple_payment/save')
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await expect(page.getByText('Something went wrong! please try again')).toBeVisible()
  await expect(page.getByLabel('Beneficiary', { exact: true })).toHaveValue('Hanse Teile GmbH')
})

test('an answer in an unknown format is treated as no answer', async ({ page }) => {
  await signInNewCompany(page)
  await page.route(/\/api\/simple_payment\/get_all/, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  )
  await page.goto('/payments')
  await expect(page.getByText('Network response was not ok')).toBeVisible()
})

test('a damaged address of a record is a page that is not found', async ({ page }) => {
  await signInNewCompany(page)
  for (const address of ['/payments/312c', '/transaction-summary?transaction_id=312c']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  }
})

test('accounts that cannot be loaded say so in their own panel, and come back on request', async ({
  page,
}) => {
  await signInNewCompany(page)
  const unavailable = {
    status: 'fail',
    message: 'This service does not answer right now. Try again in a minute.',
    error: { code: 'DEPENDENCY_UNAVAILABLE' },
  }
  await page.route(/\/api\/users\/nium\/wallet_balance/, (route) =>
    route.fulfill({ status: 503, headers: { 'x-request-id': 'req-accounts' }, json: unavailable }),
  )
  await page.goto('/dashboard')
  await expect(page.getByText('req-accounts')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Partner Companies' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/api\/users\/nium\/wallet_balance/)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('region', { name: 'Accounts' })).toBeVisible()
})

test('a page without the profile or the trade shows what it has, and the other trades', async ({ page }) => {
  const { call } = await signInTradingCompany(page)
  await call('/transaction_summary/start', { name: 'Rotor blades' })
  const json = {
    status: 'fail',
    message: 'This service does not answer right now. Try again in a minute.',
    error: { code: 'DEPENDENCY_UNAVAILABLE' },
  }
  await page.route(/\/api\/(users\/get|transaction_summary\/get)(\?|$)/, (route) =>
    route.fulfill({ status: 503, json }),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Partner Companies' })).toBeVisible()
  await page.goto('/simple-payment')
  await expect(page.getByRole('heading', { level: 1, name: 'New payment' })).toBeVisible()
  await page.goto('/transaction-summary')
  await expect(page.getByText(json.message)).toBeVisible()
  await expect(page.getByRole('region', { name: 'All trades' })).toContainText('Rotor blades')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Current trade', { exact: true }).first()).toBeVisible()
})

/** From here on this call gets no answer. */
async function breakLine(page: Page, path: string): Promise<void> {
  await page.route(new RegExp(`/api/.*${path}`), (route) => route.abort('connectionfailed'))
}

async function fillSignUp(page: Page): Promise<string> {
  const email = `ada-${randomUUID()}@okafor.example`
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Company name').fill('Okafor Imports Inc.')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Business phone', { exact: true }).fill('2125550147')
  await page.getByLabel('Registration number').fill('NY4471')
  await page.getByLabel('Password', { exact: true }).fill('Harbour-Lantern-27')
  await page.getByLabel('Retype password').fill('Harbour-Lantern-27')
  return email
}

/** As if the steps before had been filled in. */
async function openStep(page: Page, jwt: string, step: number): Promise<void> {
  const headers = { authorization: `Bearer ${jwt}` }
  const answer = await page.request.get('/api/users/get', { headers })
  const { user_id: userId } = (await answer.json()).data
  await page.goto('/registration')
  const draft = JSON.stringify({ owner: userId, values: { step, values: {} } })
  await page.evaluate((kept) => localStorage.setItem('draft registration', kept), draft)
  await page.reload()
}
