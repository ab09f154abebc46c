import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { pngFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'
import { registerCompany } from './registration-story.ts'

test('unsaved input survives a reload and going back, and is gone after signing out', async ({ page }) => {
  const { email, password } = await signInNewCompany(page)
  await page.goto('/registration')
  await page.getByLabel('Job title').fill('Director')
  await page.getByLabel('Nationality').fill('Nigerian')
  await page.getByRole('option', { name: 'Nigerian', exact: true }).click()
  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue('Director')
  await expect(page.getByLabel('Nationality')).toHaveValue('Nigerian')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.goto('/registration')
  await expect(page.getByLabel('Job title')).toHaveValue('Director')

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible()
  await page.goto('/registration')
  await expect(page.getByLabel('Job title')).toHaveValue('')
})

test('the step is in the address, and no step can be skipped', async ({ page }) => {
  const { jwt } = await signInNewCompany(page)
  const applicant = page.getByRole('heading', { name: 'Applicant Details' })
  await page.goto('/registration?step=persons')
  await expect(applicant).toBeVisible()
  await expect(page).toHaveURL(/step=applicant$/)

  await openSecondStep(page, jwt)
  await expect(page.getByRole('heading', { name: 'Company Details' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(applicant).toBeFocused()
  await expect(page).toHaveURL(/step=applicant$/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Company Details' })).toBeVisible()
  await page.goForward()
  await page.reload()
  await expect(applicant).toBeVisible()
})

test('the back office asks for more information; the company finds its form refilled, and answers', async ({
  page,
  browser,
}) => {
  test.slow()
  // Companies of other stories wait for their review too.
  const name = `Okafor ${randomUUID().slice(0, 8)} Inc.`
  await signInNewCompany(page, { name })
  await registerCompany(page)
  await page.goto('/registration')
  await expect(page.getByRole('button', { name: 'Change' })).toHaveAccessibleDescription(
    /^Your business information is under review\./,
  )
  const office = await signInAdministrator(await (await browser.newContext()).newPage())
  await office.goto('/admin/dashboard')
  await office.getByRole('link', { name: 'View all companies to review' }).click()
  // The dashboard has links of the same name.
  await expect(office.getByRole('heading', { name: 'Customer profiles', level: 1 })).toBeVisible()
  await office.getByRole('link', { name }).click()
  await office.getByRole('button', { name: 'View Passport, Ada Okafor' }).click()
  await office.getByRole('button', { name: 'Open document' }).click()
  await expect(office.getByText('Say in a few words why you need it')).toBeVisible()
  await office.getByLabel('Reason').fill('Compare it with the register')
  await office.getByRole('button', { name: 'Open document' }).click()
  await expect(office.getByRole('dialog').getByRole('img', { name: 'Passport' })).toBeVisible()
  await expectAccessible(office)
  await office.keyboard.press('Escape')
  // The reason is remembered while the page is open.
  await office.getByRole('button', { name: 'View Passport, Ada Okafor' }).click()
  await expect(office.getByRole('dialog').getByRole('img', { name: 'Passport' })).toBeVisible()
  await office.keyboard.press('Escape')
  await office.getByRole('button', { name: 'Ask for more information' }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()
  await expect(office.getByLabel('Information needed')).toBeFocused()
  await office.getByLabel('Information needed').fill('Please add the register of shareholders.')
  await office.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()
  await expect(office.getByText('Answer what we asked for.')).toBeVisible()
  await expectAccessible(office)

  await page.goto('/registration')
  await expect(page.getByText('Please add the register of shareholders.')).toBeVisible()
  await expect(page.getByLabel('Document number')).toHaveValue('566021947')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/step=company$/)
  await page.getByLabel('Trade name').fill('Okafor & Daughters')
  await page.reload()
  await expect(page.getByLabel('Trade name')).toHaveValue('Okafor & Daughters')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Okafor & Daughters')).toBeVisible()
  await expectAccessible(page)
  await office.reload()
  await expect(office.getByText('Registration submitted again')).toBeVisible()
  await office.context().close()
})

test('a file is checked by its content, and all documents but the first can be removed', async ({ page }) => {
  const { jwt } = await signInNewCompany(page)
  await openSecondStep(page, jwt)
  const first = page.getByRole('group', { name: 'Document 1' })
  await first
    .getByLabel('Document', { exact: true })
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') })
  const why =
    'The name of this file ends in .pdf, but its content is of another type. Only png, jpeg, jpg and pdf files. Choose another file.'
  await expect(first.getByText(why)).toBeVisible()
  await expect(first.getByText('png, jpeg, jpg or pdf, up to 10 MB')).toBeVisible()
  await expect(page.getByText('Rejected, please try again')).toHaveCount(1)
  await first
    .getByLabel('Document', { exact: true })
    .setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: pngFile() })
  await first.getByRole('button', { name: 'View' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Document' })).toBeVisible()
  await page.keyboard.press('Escape')

  await expect(first.getByRole('button', { name: /Remove/ })).toBeHidden()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Trade name')).toBeFocused()
  await page.getByRole('button', { name: 'Add document' }).click()
  const second = page.getByRole('group', { name: 'Document 2' })
  await expect(second).toBeVisible()
  await expect(second.getByText('Please select a document')).toBeHidden()
  await second.getByRole('button', { name: 'Remove document 2' }).click()
  await expect(second).toBeHidden()
})

/** As if the first step had been filled in before. */
async function openSecondStep(page: Page, jwt: string): Promise<void> {
  const headers = { authorization: `Bearer ${jwt}` }
  const answer = await page.request.get('/api/users/get', { headers })
  const { user_id: userId } = (await answer.json()).data
  await page.goto('/registration')
  // The page that is on its way stores its own draft.
  await expect(page.getByRole('heading', { name: 'Applicant Details' })).toBeVisible()
  await page.evaluate((draft) => localStorage.setItem('draft registration', JSON.stringify(draft)), {
    owner: userId,
    values: { step: 1, values: {} },
  })
  await page.reload()
}

async function signInAdministrator(office: Page): Promise<Page> {
  const data = { email: demoAdministrator, password: demoPassword }
  const answer = await office.request.post('/api/admin/login', { data })
  const { jwt } = await answer.json()
  const url = new URL(answer.url()).origin
  await office.context().addCookies([{ name: 'adminToken', value: jwt, url }])
  return office
}
