import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'
import { registerCompany } from './registration-story.ts'

test('the office asks for two things; the company answers each by itself on a phone, and the review goes on', async ({
  page,
  browser,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const name = `Okafor ${randomUUID().slice(0, 8)} Inc.`
  await signInNewCompany(page, { name })
  await registerCompany(page)
  const office = await signInAdministrator(await (await browser.newContext()).newPage())
  await openCustomer(office, name)
  await askForTwo(office)

  await page.goto('/registration')
  const list = page.getByRole('region', { name: 'What we need from you' })
  await expect(list.getByText('To answer')).toHaveCount(2)
  await expectAccessible(page)
  await list.getByRole('button', { name: 'Answer: Source of funds' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your answer').fill('Sales of machine parts.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(list.getByText('Your answer: Sales of machine parts.')).toBeVisible()
  await expect(page.getByText('MORE INFORMATION NEEDED')).toBeVisible()

  await list.getByRole('button', { name: 'Answer: Proof of address' }).click()
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose file' }).click()
  const file = { name: 'rent.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await (await chooser).setFiles(file)
  await expect(dialog.getByRole('button', { name: 'Replace' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('IN PROGRESS')).toBeVisible()
  await expect(list.getByText('rent.pdf')).toBeVisible()

  await decideAndClear(office, name)
  await page.reload()
  await expect(page.getByText('Your business is verified.')).toBeVisible()
  await office.context().close()
})

async function openCustomer(office: Page, name: string): Promise<void> {
  await office.goto('/admin/dashboard')
  await office.getByRole('link', { name: 'View all companies to review' }).click()
  await expect(office.getByRole('heading', { name: 'Customer profiles', level: 1 })).toBeVisible()
  await office.getByRole('link', { name }).click()
  await expect(office.getByRole('heading', { name, level: 1 })).toBeVisible()
}

async function askForTwo(office: Page): Promise<void> {
  await office.getByRole('button', { name: 'Ask for more information' }).click()
  const dialog = office.getByRole('dialog')
  const first = dialog.getByRole('group', { name: 'Request 1' })
  await first.getByLabel('Request', { exact: true }).selectOption({ label: 'Source of funds' })
  await dialog.getByRole('button', { name: 'Add another request' }).click()
  const second = dialog.getByRole('group', { name: 'Request 2' })
  await second.getByLabel('Request', { exact: true }).selectOption({ label: 'Proof of address' })
  await expect(second.getByLabel('Answered by')).toHaveValue('document')
  await second.getByLabel('About').selectOption({ label: 'Ada Okafor' })
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(office.getByText('Answer what we asked for.')).toBeVisible()
  await expect(office.getByRole('button', { name: 'Clear', exact: true })).toHaveAccessibleDescription(
    'The company has not answered yet. Wait for its answer, or take the request back.',
  )
  await expectAccessible(office)
}

async function decideAndClear(office: Page, name: string): Promise<void> {
  await office.reload()
  const table = office.getByRole('table', { name: 'Requests for information' })
  await expect(table.getByText('Sales of machine parts.')).toBeVisible()
  const dialog = office.getByRole('dialog')
  await table.getByRole('button', { name: 'Accept Source of funds' }).click()
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(table.getByText('Accepted')).toHaveCount(1)
  await office.getByRole('button', { name: 'Clear', exact: true }).click()
  await office
    .getByRole('dialog', { name: `Clear ${name}?` })
    .getByRole('button', { name: 'Clear' })
    .click()
  await expect(dialog).toHaveCount(0)
  await expect(table.getByText('Accepted')).toHaveCount(2)
}

async function signInAdministrator(office: Page): Promise<Page> {
  const data = { email: demoAdministrator, password: demoPassword }
  const answer = await office.request.post('/api/admin/login', { data })
  const { jwt } = await answer.json()
  const url = new URL(answer.url()).origin
  await office.context().addCookies([{ name: 'adminToken', value: jwt, url }])
  return office
}
