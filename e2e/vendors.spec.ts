import { expect, type Page, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { followMenu } from './office-desk.ts'

test('a vendor is added with its contacts, found, updated, given a document, and retired', async ({
  page,
}) => {
  await openVendors(page)
  await page.getByRole('button', { name: 'Add vendor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add vendor' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Company name is required')).toBeVisible()
  await expect(dialog.getByText('Services offered is required')).toBeVisible()
  await expect(dialog.getByText('Contact person name is required')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Company name').fill('Coromandel Forwarding')
  await dialog.getByLabel('Services offered').fill('Sea freight from Chennai')
  await dialog.getByLabel('Freight', { exact: true }).check()
  await fillContact(page, 1, 'Lakshmi Iyer', '12345')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByText('Enter a valid phone number')).toBeVisible()
  await fillContact(page, 1, 'Lakshmi Iyer', '+91 44 5550 1270')

  await test.step('contacts are added and removed, except the first', async () => {
    for (const number of [2, 3]) {
      await dialog.getByRole('button', { name: 'Add another contact' }).click()
      await fillContact(page, number, `Person ${number}`, '+91 44 5550 1271')
    }
    await expect(dialog.getByRole('button', { name: 'Remove contact 1' })).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Remove contact 2' }).click()
    await expect(dialog.getByLabel('Contact person name').nth(1)).toHaveValue('Person 3')
  })

  await test.step('a lane is chosen', async () => {
    await dialog.getByRole('button', { name: 'Add a lane' }).click()
    for (const [end, country] of [
      ['From', 'India'],
      ['To', 'Germany'],
    ] as const) {
      await dialog.getByLabel(end, { exact: true }).fill(country)
      await page.getByRole('option', { name: country, exact: true }).click()
    }
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('the list is refreshed, and searched by contact', async () => {
    await page.getByLabel('Search by name, service or contact').fill('iyer')
    const row = page.getByRole('row').filter({ hasText: 'Coromandel Forwarding' })
    await expect(row).toContainText('Lakshmi Iyer and 1 more')
    await expectAccessible(page)
    await row.getByRole('link').click()
    await expect(page.getByText('India → Germany, by sea')).toBeVisible()
  })

  await test.step('a document is added, read and removed', async () => {
    const file = { name: 'Rates 2026.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
    await page.locator('input[type=file]').setInputFiles(file)
    const documents = page.getByRole('list', { name: 'Documents' })
    await expect(documents.getByText('Rates 2026.pdf')).toBeVisible()
    await documents.getByRole('button', { name: 'Rates 2026.pdf', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expectAccessible(page)
    await documents.getByRole('button', { name: 'Remove Rates 2026.pdf' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(documents).toBeHidden()
  })

  await page.getByRole('button', { name: 'Retire' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).click()
  await expect(page.getByRole('main').getByText('Nothing new can name this vendor.')).toBeVisible()
  await page.getByRole('button', { name: 'Make active' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make active' }).click()
  await expect(page.getByRole('button', { name: 'Retire' })).toBeVisible()
})

test('of two administrators who update a vendor, the second reads who was faster, and can load it', async ({
  page,
  context,
}) => {
  await openVendors(page)
  await addVendor(page, 'Malabar Lines')
  await page.getByLabel('Search by name, service or contact').fill('Malabar Lines')
  await page.getByRole('row').filter({ hasText: 'Malabar Lines' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Update vendor' }).click()
  const other = await context.newPage()
  await other.goto(page.url())
  await save(other, 'Air freight')
  await expect(other.getByText('Air freight')).toBeVisible()

  const dialog = page.getByRole('dialog', { name: 'Update vendor' })
  await dialog.getByLabel('Services offered').fill('Rail freight')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog.getByText('has saved this since you opened it.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Load what was saved' }).click()
  await expect(dialog.getByLabel('Services offered')).toHaveValue('Air freight')
  await dialog.getByLabel('Services offered').fill('Air and rail freight')
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Air and rail freight')).toBeVisible()
})

test('a vendor that cannot be saved, and a list that cannot be read, say so', async ({ page }) => {
  await openVendors(page)
  await page.getByLabel('Search by name, service or contact').fill('nobody at all')
  await expect(page.getByText('No record found')).toBeVisible()
  await page.route('/api/admin/vendors/add', (route) =>
    route.fulfill({ status: 503, json: { status: 'fail', message: 'Service Unavailable' } }),
  )
  await fillVendor(page, 'Unsaved Lines')
  const dialog = page.getByRole('dialog', { name: 'Add vendor' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Service Unavailable')).toBeVisible()
  await expect(dialog.getByLabel('Company name')).toHaveValue('Unsaved Lines')
  // Escape asks first: what was typed in several fields would be lost.
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Close without sending?' })
  await expect(question).toContainText('What you have typed here will be lost.')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(dialog.getByLabel('Company name')).toHaveValue('Unsaved Lines')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  await page.route('/api/admin/vendors?*', (route) => route.abort())
  await page.getByLabel('Search by name, service or contact').fill('somebody')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

async function openVendors(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill(demoAdministrator)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await followMenu(page, 'Vendors')
}

async function fillContact(page: Page, number: number, name: string, phone: string): Promise<void> {
  const contact = page.getByRole('group', { name: `Contact ${number}` })
  await contact.getByLabel('Contact person name').fill(name)
  await contact.getByLabel('Company division').fill('Sales')
  await contact.getByLabel('Email').fill(`person${number}@coromandel.example`)
  await contact.getByLabel('Phone').fill(phone)
}

async function fillVendor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add vendor' }).click()
  await page.getByLabel('Company name').fill(name)
  await page.getByLabel('Services offered').fill('Sea freight')
  await fillContact(page, 1, 'Anand Menon', '+91 484 5550 133')
}

async function addVendor(page: Page, name: string): Promise<void> {
  await fillVendor(page, name)
  const dialog = page.getByRole('dialog', { name: 'Add vendor' })
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function save(page: Page, services: string): Promise<void> {
  await page.getByRole('button', { name: 'Update vendor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update vendor' })
  await dialog.getByLabel('Services offered').fill(services)
  await dialog.getByRole('button', { name: 'Update' }).click()
  await expect(dialog).toBeHidden()
}
