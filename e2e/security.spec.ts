import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { pngFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { signInNewCompany } from './new-company.ts'
import { signInTradingCompany } from './trading-company.ts'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'
const newPassword = 'Copper-Kettle-91'

test('password, questions and second factor are changed, and another device is signed out', async ({
  page,
  browser,
}) => {
  const { email, password } = await signInNewCompany(page)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText('There is no Authorized Persons')).toBeVisible()

  await changePassword(page, password)
  expect(await logInStatus(page, email, password)).toBe(401)
  await setQuestions(page)
  await turnSecondFactorOn(page, email)
  await expectAccessible(page)

  const other = await logInElsewhere(browser, page, email)
  await page.reload()
  const devices = page.getByRole('list', { name: 'Signed-in devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByText('This device')).toHaveCount(1)
  await devices.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click()
  await expect(page.getByText('The device has been signed out.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.reload()
  await expect(other).toHaveURL(/\/login\?next=/)
  await other.context().close()
  const mails = await page.request.get(`/api/sandbox/mailbox?to=${encodeURIComponent(email)}`)
  expect(((await mails.json()) as { subject: string }[]).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['A new device has signed in', 'Two-factor authentication is on']),
  )
})

async function changePassword(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  const fill = async (current: string, repeat: string) => {
    await dialog.getByLabel('Current password').fill(current)
    await dialog.getByLabel('New password', { exact: true }).fill(newPassword)
    await dialog.getByLabel('Repeat new password').fill(repeat)
    await dialog.getByRole('button', { name: 'Change password' }).click()
  }
  await fill(password, 'Copper-Kettle-92')
  await expect(dialog.getByText('Passwords do not match')).toBeVisible()
  await fill('Wrong-Lantern-27', newPassword)
  // Beside the field, and as the toast that the specification asks for.
  await expect(page.getByText('Wrong Credentials')).toHaveCount(2)
  await expectAccessible(page)
  await fill(password, newPassword)
  await expect(page.getByText('Your password has been changed. All other devices')).toBeVisible()
  await expect(dialog).toBeHidden()
}

async function setQuestions(page: Page): Promise<void> {
  const setting = page.getByRole('region', { name: 'Security questions' })
  await setting.getByRole('button', { name: 'Set security questions' }).click()
  const dialog = page.getByRole('dialog', { name: 'Security questions' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Field is required')).toHaveCount(4)
  await dialog.getByLabel('Personal question', { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel('Answer to the personal question').fill('Saint Mary, Kumasi')
  await dialog.getByLabel('Preference question', { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel('Answer to the preference question').fill('T')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Field must be at least 2 characters')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Answer to the preference question').fill('Things Fall Apart')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your security questions have been saved.')).toBeVisible()
  await page.reload()
  await expect(setting.getByText('What was the name of your first school?')).toBeVisible()
  await setting.getByRole('button', { name: 'Change security questions' }).click()
  await expect(dialog.getByLabel('Answer to the personal question')).toHaveValue('')
  await expect(page.getByText('Kumasi')).toBeHidden()
  await page.keyboard.press('Escape')
}

async function turnSecondFactorOn(page: Page, email: string): Promise<void> {
  const setting = page.getByRole('region', { name: 'Two-factor authentication' })
  await setting.getByLabel('Ask for an email code').check()
  await setting.getByRole('button', { name: 'Send code' }).click()
  await setting.getByRole('button', { name: 'Turn on' }).click()
  await expect(setting.getByText('Enter a OTP')).toBeVisible()
  await setting.getByLabel('One-time code').fill(await readCode(page, email, /security code/))
  // Watched for from before the click: it is gone after five seconds.
  const confirmed = expect(page.getByText('Two-factor authentication is on. All other devices')).toBeVisible()
  await setting.getByRole('button', { name: 'Turn on' }).click()
  await confirmed
  await expect(setting.getByText('On', { exact: true })).toBeVisible()
}

async function logInStatus(page: Page, email: string, password: string): Promise<number> {
  return (await page.request.post('/api/users/login', { data: { email, password } })).status()
}

async function logInElsewhere(browser: Browser, page: Page, email: string): Promise<Page> {
  const context = await browser.newContext({ userAgent: firefox, baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await other.goto('/login?next=/security')
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(newPassword)
  await other.getByRole('button', { name: 'Sign in' }).click()
  const dialog = other.getByRole('dialog', { name: 'Two-factor authentication' })
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /sign-in code/))
  await expect(other.getByRole('heading', { name: 'Security', exact: true })).toBeVisible()
  return other
}

test('a cleared company adds, corrects and removes authorised persons and booking persons', async ({
  page,
  browser,
}) => {
  await signInTradingCompany(page, { hasPartner: false })
  await page.goto('/security')
  const persons = page.getByRole('region', { name: 'Authorized Persons' })
  await expect(persons.getByRole('listitem')).toHaveCount(1)
  await expect(persons.getByRole('button', { name: /^Remove/ })).toHaveAccessibleDescription(
    'The last authorized person cannot be removed.',
  )
  await expect(persons.getByRole('button', { name: /^Edit/ })).toHaveAccessibleDescription(
    /^This is your only verified authorized person/,
  )
  await addPerson(page, persons)
  const ben = persons.getByRole('listitem').filter({ hasText: 'Ben Okafor' })
  await expect(ben.getByText('In progress')).toBeVisible()
  await expectAccessible(page)
  await refusePerson(browser, page)

  await page.reload()
  await expect(ben.getByText('The passport cannot be read.')).toBeVisible()
  await ben.getByRole('link', { name: 'Edit Ben Okafor' }).click()
  await page.getByLabel('Document number').fill('566021948')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(ben.getByText('In progress')).toBeVisible()
  await ben.getByRole('button', { name: 'Remove Ben Okafor' }).click()
  await page
    .getByRole('dialog', { name: 'Remove Ben Okafor?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await expect(page.getByText('Ben Okafor has been removed.')).toBeVisible()
  await expect(persons.getByRole('listitem')).toHaveCount(1)

  await keepBookingPersons(page)
})

async function addPerson(page: Page, persons: Locator): Promise<void> {
  await persons.getByRole('link', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByRole('button', { name: 'Copy applicant details' }).click()
  // The applicant's document comes along.
  await expect(page.getByLabel('Document number')).not.toHaveValue('')
  await page.getByLabel('First name').fill('Ben')
  await page.getByLabel('Last name').fill('Okafor')
  await choose(page, 'Position', 'Director')
  await page.getByLabel('Ownership').fill('0')
  await expect(page.getByLabel('Issuance country')).not.toHaveValue('')
  await page.getByLabel('Expiry date').fill('2031-08-30')
  await page
    .getByLabel('Identity document', { exact: true })
    .setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: pngFile() })
  await expect(page.getByRole('button', { name: 'Replace' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/security')
}

async function choose(page: Page, label: string, choice: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(choice)
  await page.getByRole('option', { name: choice, exact: true }).click()
}

/** The back office finds the company among those that wait, although it is cleared. */
async function refusePerson(browser: Browser, page: Page): Promise<void> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const office = await context.newPage()
  const data = { email: demoAdministrator, password: demoPassword }
  const { jwt } = await (await office.request.post('/api/admin/login', { data })).json()
  await context.addCookies([{ name: 'adminToken', value: jwt, url: new URL(page.url()).origin }])
  await office.goto('/admin/customer-profiles?status=IN_PROGRESS')
  await office.getByRole('row').filter({ hasText: 'One person to review' }).first().getByRole('link').click()
  await office.getByRole('button', { name: 'Refuse Ben Okafor' }).click()
  const dialog = office.getByRole('dialog', { name: 'Refuse Ben Okafor?' })
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The passport cannot be read.')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(office.getByText('Person refused.')).toBeVisible()
  await expectAccessible(office)
  await context.close()
}

async function keepBookingPersons(page: Page): Promise<void> {
  const persons = page.getByRole('region', { name: 'Booking Persons' })
  await expect(persons.getByText('Booking persons appear here.')).toBeVisible()
  await persons.getByRole('button', { name: 'Add booking person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Kofi Mensah')
  await dialog.getByLabel('Position').fill('Shipping clerk')
  await dialog.getByLabel('Email').fill('kofi@okafor.example')
  await dialog.getByLabel('Phone number').fill('+1 212 555 0148')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await persons.getByRole('button', { name: 'Edit Kofi Mensah' }).click()
  await dialog.getByLabel('Position').fill('Head of shipping')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(persons.getByText('Head of shipping · kofi@okafor.example')).toBeVisible()
  await expectAccessible(page)
  await persons.getByRole('button', { name: 'Remove Kofi Mensah' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(persons.getByText('Booking persons appear here.')).toBeVisible()
}
