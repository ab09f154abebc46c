import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { loseOnce } from './lose-once.ts'
import { readCode } from './mailbox.ts'
import { followMenu, openDesk } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

test('a company orders an inspection, pays the quote, and gets its money back when it is aborted', async ({
  page,
  browser,
}) => {
  const { email, password } = await signInTradingCompany(page, { dollars: 5000 })
  await readPrices(page)
  await chooseSupplier(page)
  await chooseServices(page)
  await saveAndSubmit(page)
  const number = await numberOf(page)

  const desk = await openDesk(browser)
  const inspector = await addInspectionCompany(desk)
  await quote(desk, number, inspector)
  await page.reload()
  await expect(page.getByText(inspector)).toBeVisible()
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await expect(page.getByRole('dialog')).toContainText('1,100.00 USD')
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('One-time code').fill(await readCode(page, email, /to accept an inspection quote/))
  await page.getByRole('button', { name: 'Pay 1,100.00 USD' }).click()
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()

  await openFromHistory(desk, number)
  await desk.getByRole('button', { name: 'Schedule' }).click()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Save day' }).click()
  await expect(desk.getByText('Scheduled', { exact: true }).first()).toBeVisible()
  await desk.getByRole('button', { name: 'Abort' }).click()
  await desk.getByLabel('Reason').fill('The inspector is ill')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Abort inspection' }).click()
  await expect(desk.getByText('Aborted', { exact: true }).first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('What you paid is paid back to your wallet.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'US Dollar account' })).toContainText('5,000.00 USD')
  await desk.context().close()
})

test('freight leads to quality assurance with its goods and containers', async ({ page }) => {
  const { call } = await signInTradingCompany(page)
  const { freights } = (await call('/logistics/get_quotes', search)) as { freights: unknown[] }
  const { logistics_id } = await call('/logistics/add', { freights: [freights[0]] })
  await page.goto(`/quality-assurance?logistics_id=${logistics_id}`)
  await page.getByLabel('Company name').click()
  await page.getByRole('option').first().click()
  await expect(page.getByLabel('Loading inspection')).toBeChecked()
  await expect(page.getByLabel('Number of containers')).toHaveValue('3')
})

test('without a connection, a supplier and a draft say that they were not saved, and nothing typed is lost', async ({
  page,
}) => {
  await signInTradingCompany(page)
  await page.goto('/quality-assurance?step=details')
  await page.getByRole('button', { name: 'Add New Company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Company' })
  await dialog.getByLabel('Company name').fill('Deccan Mills Pvt Ltd')
  await dialog.getByLabel('Email').fill('meera@deccan.example')
  await dialog.getByLabel('Phone number').fill('+912055501234')
  await loseOnce(page, '**/api/supplier_details/add')
  await dialog.getByRole('button', { name: 'Add company' }).click()
  await expect(dialog.getByText('An error occurred. Please try again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add company' }).click()
  await expect(page.getByText('Supplier Added Successfully')).toBeVisible()
  await expect(
    page.getByText('Choose Edit to add: registration number, company address, contact person.'),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Address of inspection').fill('Plot 7, MIDC Ranjangaon, Pune')
  await loseOnce(page, '**/api/quality_assurance/add')
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await expect(page.getByText('Something went wrong! Please try again.').first()).toBeVisible()
  await expect(page.getByLabel('Address of inspection')).toHaveValue('Plot 7, MIDC Ranjangaon, Pune')
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await expect(page.getByText('Successfully saved as draft')).toBeVisible()
})

const search = {
  from_city: 'Mumbai',
  from_countrycode: 'IN',
  from_lat: '19.07283',
  from_lng: '72.88261',
  to_city: 'Hamburg, DE',
  to_countrycode: 'Germany',
  to_lat: 53.55,
  to_lng: 10,
  shipping_date: dayIn(10),
  freight_type: 'Sea',
  transportation_by: 'FCL',
  container_size: 'ST40',
  quantity: 3,
  weight: 18_000,
  height: 0,
  length: 0,
  width: 0,
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

async function readPrices(page: Page): Promise<void> {
  await page.goto('/quality-assurance')
  await expect(page.getByRole('heading', { name: 'Initiate' })).toBeVisible()
  await page.getByRole('button', { name: 'Start Tour' }).click()
  await expect(page.getByRole('dialog', { name: 'Three steps' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: 'What it costs' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('Loading inspection: Rs. 25,000 × 1 container')).toBeVisible()
  await expect(page.getByText(/1 INR = 0\.\d+ USD/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
}

async function chooseSupplier(page: Page): Promise<void> {
  await expect(page.getByText('Please Add or Edit New Company')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeDisabled()
  await expect(page.getByLabel('Address of inspection')).toBeDisabled()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Please select a supplier company')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add New Company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Company' })
  await dialog.getByRole('button', { name: 'Add company' }).click()
  for (const text of ['Company Name is required', 'Invalid email address', 'Invalid phone number format'])
    await expect(dialog.getByText(text)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Company name').fill('Deccan Mills Pvt Ltd')
  await dialog.getByLabel('Registration number').fill('U17110PN2004')
  await dialog.getByLabel('Company address').fill('12 Mill Road, Pune')
  await dialog.getByLabel('Email').fill('meera@deccan.example')
  await dialog.getByLabel('Phone number').fill('+912055501234')
  await dialog.getByRole('button', { name: 'Add company' }).click()
  await expect(page.getByText('Supplier Added Successfully')).toBeVisible()
  await expect(page.getByLabel('Registration number')).toHaveValue('U17110PN2004')

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Select at least one service')).toBeVisible()
  await expect(page.getByText('Field is required')).toHaveCount(2)
  await page.getByRole('button', { name: 'Edit' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Deccan Mills Pvt Ltd' })
  await editing.getByLabel('Contact person').fill('Meera Joshi')
  await editing.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Supplier Details Updated Successfully')).toBeVisible()
  await expect(page.getByLabel('Contact person')).toHaveValue('Meera Joshi')
}

async function chooseServices(page: Page): Promise<void> {
  await page.getByLabel('Address of inspection').fill('Plot 7, MIDC Ranjangaon, Pune')
  await expect(page.getByLabel('Audit specification')).toBeDisabled()
  await page.getByLabel('Supplier audit').check()
  await page.getByLabel('Audit specification').fill('Working conditions')
  await page.getByLabel('Quality assurance', { exact: true }).check()
  await page.getByLabel('Loading inspection').check()
  await page.getByRole('button', { name: 'Next' }).click()
  for (const text of ['Enter goods specification', 'Please select a document', 'Enter a Containers quantity'])
    await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText('Enter a consignment value')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Loading inspection').uncheck()
  await expect(page.getByLabel('Number of containers')).toBeHidden()
  await page.getByLabel('Consignment value').fill('80000')
  await page.getByLabel('Goods specification').fill('Cotton yarn on cones')
  await page.getByLabel('Lot size').fill('3000')
  await page.getByLabel('Inspection level').selectOption('II')
  await page.getByLabel('AQL, major defects').selectOption('1')
  const file = { name: 'yarn.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await page.getByLabel('Quality specification', { exact: true }).setInputFiles(file)
  await expect(page.getByRole('list', { name: 'Specification files' })).toContainText('yarn.pdf')
  await expect(page.getByRole('region', { name: 'Price estimate' })).toContainText('200.00 USD')
}

async function saveAndSubmit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await expect(page.getByText('Successfully saved as draft')).toBeVisible()
  await expect(page).toHaveURL(/quality_assurance_id=/)
  await page.reload()
  await expect(page.getByLabel('Goods specification')).toHaveValue('Cotton yarn on cones')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/quality-assurance\/summary\?/)
  const summary = page.url()
  await expect(page.getByRole('region', { name: 'Supplier', exact: true })).toContainText('Deccan Mills')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Lot size')).toHaveValue('3,000')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  const sent = page.getByRole('dialog', { name: 'Successfully Submitted' })
  await expect(sent).toContainText('within 2 business days')
  await expectAccessible(page)
  await sent.getByRole('link', { name: 'See the inspection' }).click()
  await expect(page.getByText('125 pieces, code letter K')).toBeVisible()
  await page.goto(summary)
  await expect(page).toHaveURL(/\/quality-assurance\/inspections\//)
  await expect(page.getByText('125 pieces, code letter K')).toBeVisible()
  await expect(page.getByText('Major defects, AQL 1')).toBeVisible()
  await expectAccessible(page)
}

async function numberOf(page: Page): Promise<string> {
  const title = page.getByRole('heading', { name: /^Inspection QA-/ })
  return ((await title.textContent()) ?? '').split(' ').at(-1) ?? ''
}

/** Named for this run: every story has the same back office. */
async function addInspectionCompany(desk: Page): Promise<string> {
  const name = `Ganges Inspection ${randomUUID().slice(0, 8)}`
  await followMenu(desk, 'Inspection companies', 'Quality Assurance')
  await desk.getByRole('link', { name: 'Add company' }).click()
  await desk.getByRole('button', { name: 'Add company' }).click()
  for (const text of ['Company name is required', 'Select a country', 'Select a service'])
    await expect(desk.getByText(text)).toBeVisible()
  await expectAccessible(desk)
  await desk.getByLabel('Company name').fill(name)
  await desk.getByLabel('Contact person').fill('Arjun Sen')
  await desk.getByLabel('Email').fill('desk@ganges.example')
  await desk.getByLabel('Phone number').fill('+913322201234')
  for (const service of ['Supplier audit', 'Quality assurance'])
    await desk.getByRole('checkbox', { name: service, exact: true }).check()
  await desk.getByLabel('Countries', { exact: true }).fill('India')
  await desk.getByRole('option', { name: 'India', exact: true }).click()
  await expect(desk.getByRole('list', { name: 'Countries served' })).toContainText('India')
  await desk.getByRole('button', { name: 'Add company' }).click()
  await expect(desk.getByRole('heading', { name })).toBeVisible()
  await expectAccessible(desk)
  return name
}

/** By the quote desk: one row with eleven days, and our fee as the margin. */
async function quote(desk: Page, number: string, inspector: string): Promise<void> {
  await followMenu(desk, 'Inspections', 'Quality Assurance')
  const rows = desk.getByRole('table', { name: 'Inspections' }).getByRole('row')
  await expectAccessible(desk)
  await rows.filter({ hasText: number }).getByRole('link').click()
  await desk.getByRole('link', { name: 'Open at the quote desk' }).click()
  const section = desk.getByRole('region', { name: /^Quality Assurance: request QR-/ })
  await expect(section).toContainText('Cotton yarn on cones')
  const form = section.getByRole('form', { name: 'Quotes for Quality Assurance' })
  await expect(form.getByLabel('ETA days')).toHaveValue('11')
  await expect(form.getByRole('button', { name: 'Add new Quote' })).toHaveCount(0)
  await form.getByLabel('Quote name').fill('Inspection before shipment')
  await form.getByLabel('Vendor').fill(inspector)
  await desk.getByRole('option', { name: inspector }).click()
  await form.getByLabel('Buy amount').fill('900')
  await expect(form.getByLabel('Quote amount')).toHaveValue('1,100.00')
  await expectAccessible(desk)
  await form.getByRole('button', { name: 'Submit' }).click()
  const offers = section.getByRole('table', { name: 'Offers' })
  await expect(offers).toContainText('Not published')
  await section.getByRole('button', { name: 'Approve' }).click()
  await expect(offers).toContainText('Open')
  await expectAccessible(desk)
}

/** The row of the paid inspection among the services of its trade, which leads to it. */
async function openFromHistory(desk: Page, number: string): Promise<void> {
  await desk.reload()
  const section = desk.getByRole('region', { name: /^Quality Assurance: request QR-/ })
  await expect(section.getByRole('table', { name: 'Offers' })).toContainText('Accepted')
  await desk.getByRole('main').getByRole('link', { name: 'Okafor Imports Inc.', exact: true }).click()
  await desk.getByRole('main').getByRole('link', { name: 'History', exact: true }).click()
  await expect(desk.getByText('900.00').first()).toBeVisible()
  await desk.getByRole('link', { name: `View Detail of Quality Assurance ${number}` }).click()
}
