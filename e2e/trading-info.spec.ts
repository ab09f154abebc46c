import { type Browser, expect, type Page, test } from '@playwright/test'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { endSessionOnce } from './end-session-once.ts'
import { businessDay } from './given-funding.ts'
import { followMenu } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

/** What the link does not know. */
const answers = {
  'Supplier address': '350 Fifth Avenue, New York',
  'Trading history': '3 years',
  'Buyer trading history': '20 years',
  'Supplier trading history': '5 years',
  'Underlying goods': 'Ball bearings',
  Currency: 'eur',
  'Turnover of the previous year': '1200000',
  'Turnover of the current year': '1500000',
  'Limit amount': '250000',
  Incoterms: 'CIF Hamburg',
  'Payment terms': '60 days after delivery',
  'Transaction tenor': '60 days',
  'Advance ratio': '85 %',
  'Expected shipment value': '40000',
}

test('a buyer answers its supplier’s link, and the back office merges it into the partner', async ({
  page,
  browser,
}) => {
  const { call } = await signInTradingCompany(page, { hasPartner: false })
  // Names and addresses of its own, so that each run of the story finds its own record.
  const buyerName = `Hanse Teile ${Date.now() % 100_000}`
  const email = `buyer-${Date.now()}@hanse.example`
  await call('/beneficiary_details/add', [{ ...demoPartners.hanse, company_name: buyerName, email }])

  await page.goto('/partners')
  await page.getByRole('link', { name: buyerName, exact: true }).click()
  const section = page.getByRole('region', { name: 'Trading information' })
  await section.getByRole('button', { name: 'Send link' }).click()
  const asking = page.getByRole('dialog', { name: 'Ask for trading information' })
  await expect(asking.getByLabel('Email')).toHaveValue(email)
  await asking.getByRole('button', { name: 'Send link' }).click()
  await expect(section.getByText('Sent', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const buyer = await (await browser.newContext()).newPage()
  const address = await linkIn(buyer, page, email)
  await buyer.goto(address)
  await buyer.getByRole('button', { name: 'Open the form' }).click()
  await expect(buyer.getByLabel('Buyer name')).toHaveValue(buyerName)
  await buyer.getByRole('button', { name: 'Submit' }).click()
  await expect(buyer.getByText('Supplier address is required.')).toBeVisible()
  await expectAccessible(buyer)
  for (const [label, value] of Object.entries(answers))
    await buyer.getByLabel(label, { exact: true }).fill(value)
  const country = buyer.getByLabel('Buyer country')
  const known = await country.inputValue()
  await country.selectOption('DE')
  await buyer.getByLabel('Payment terms in days').fill('90')
  await expect(buyer.getByText(/Directive 2011\/7\/EU allows more than 60 days/)).toBeVisible()
  await buyer.getByLabel('Payment terms in days').fill('60')
  await expect(buyer.getByText(/Directive 2011/)).toHaveCount(0)
  await country.selectOption(known)
  // The longest word would be cut if the field were.
  await buyer.getByLabel('Currency', { exact: true }).fill('euro')
  await buyer.getByLabel('Expected shipment date').fill('2020-01-15')
  await buyer.getByRole('button', { name: 'Submit' }).click()
  await expect(buyer.getByText('Enter the currency by its three letters, for example EUR.')).toBeVisible()
  await buyer.getByLabel('Currency', { exact: true }).fill('eur')
  await buyer.getByRole('button', { name: 'Submit' }).click()
  await expect(buyer.getByText('The expected shipment date cannot be before today.')).toBeVisible()
  await expectAccessible(buyer)
  const day = new Date((await businessDay(page)).getTime() + 60 * 86_400_000)
  await buyer.getByLabel('Expected shipment date').fill(day.toISOString().slice(0, 10))
  await buyer.route('**/api/links/complete', (route) => route.abort(), { times: 1 })
  await buyer.getByRole('button', { name: 'Submit' }).click()
  await expect(buyer.getByText('We received no response. Check your connection')).toBeVisible()
  await expect(buyer.getByText('Something went wrong')).toHaveCount(0)
  await endSessionOnce(buyer)
  await buyer.getByRole('button', { name: 'Submit' }).click()
  await expect(buyer.getByText('Your session had ended. Please submit again.')).toBeVisible()
  await expect(buyer.getByLabel('Underlying goods')).toHaveValue('Ball bearings')
  await expect(buyer.getByText('This link does not work')).toHaveCount(0)
  await buyer.getByRole('button', { name: 'Submit' }).click()
  await expect(buyer.getByText('Your trading information has been sent.')).toBeVisible()
  const receipt = /TI-\d{4}-\d{6}/.exec((await buyer.getByRole('alert').textContent()) ?? '')?.[0] ?? ''
  await expectAccessible(buyer)
  await buyer.goto(address)
  await expect(buyer.getByText('This link does not work')).toBeVisible()
  await expectAccessible(buyer)
  await buyer.context().close()

  await page.reload()
  await expect(section.getByText('Done', { exact: true })).toBeVisible()

  const desk = await openDesk(browser, page)
  await followMenu(desk, 'Buyers')
  await desk.getByLabel('Search by buyer, supplier or number').fill(receipt)
  // The list that the search brings: a click on the one before may miss its row.
  await expect(desk).toHaveURL(/search=/)
  await expect(desk.getByRole('row')).toHaveCount(2)
  await expectAccessible(desk)
  await desk.getByRole('row', { name: new RegExp(buyerName) }).click()
  await expect(desk).toHaveURL(/\/admin\/buyer\/[\w-]+/)
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(desk.getByText('250,000.00 EUR')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Make partner' }).click()
  const merging = desk.getByRole('dialog', { name: 'Make this buyer a partner' })
  await expect(merging.getByLabel(`Merge into ${buyerName}`)).toBeChecked()
  await expectAccessible(desk)
  await expect(merging.getByLabel('Limit', { exact: true })).toHaveValue('250,000')
  await merging.getByLabel('Years of trading').fill('')
  await merging.getByRole('button', { name: 'Merge' }).click()
  await expect(merging.getByText('Years of trading is required')).toBeVisible()
  await merging.getByLabel('Years of trading').fill('3')
  await merging.getByLabel('Incoterms').selectOption('CIF')
  await merging.getByLabel('Days to pay').fill('60')
  await merging.getByRole('button', { name: 'Merge' }).click()
  await expect(desk.getByText('Merged into the partner. A credit limit has been requested.')).toBeVisible()
  await expect(desk.getByText('Partner', { exact: true })).toBeVisible()
  await page.goto('/invoice-factoring/limits')
  await expect(page.getByRole('row').filter({ hasText: buyerName })).toContainText('250,000.00 EUR')
  await desk.goto('/admin/buyer/00000000-0000-4000-8000-000000000000')
  await expect(desk.getByText('Buyer not found!')).toBeVisible()
  await desk.context().close()
})

test('anyone can send the public form, and cancel it', async ({ page }) => {
  await page.goto('/trading-info')
  await page.getByLabel('Buyer country').selectOption('DE')
  await expect(page.getByText('Commercial register, for example HRB 12345')).toBeVisible()
  await page.getByLabel('Contact person email').fill('jette')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Buyer name is required.')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/')
})

test('the upload page says what happens to the file, and shows nothing of a link that does not work', async ({
  page,
}) => {
  await page.goto('/upload')
  await expect(page.getByText('This link does not work')).toBeVisible()
  await page.goto('/upload?token=unknown')
  await expect(page.getByText('This link does not work')).toBeVisible()
  await expectAccessible(page)

  // Which record asks for a document is another story's: here the answers are given.
  const asked = {
    status: 'success',
    purpose: 'doc_upload',
    company_name: 'Okafor Imports Inc.',
    asked_by: 'tradelane',
    asked: 'Accounts of 2025',
    needed_for: 'A credit limit is being checked.',
    needs_code: false,
    sent_to: 'j…@hanse.example',
  }
  await page.route('**/api/links/get', (route) => route.fulfill({ json: asked }))
  const refused = {
    status: 'fail',
    message: 'Rejected, please try again',
    error: { code: 'WRONG_FILE_TYPE' },
  }
  await page.route('**/api/whatsapp/file_upload', (route) => route.fulfill({ status: 415, json: refused }))
  await page.goto('/upload?token=given')
  await expect(page.getByText('Accounts of 2025')).toBeVisible()
  await expect(page.getByText('It concerns Okafor Imports Inc., with whom you trade.')).toBeVisible()
  await expect(page.getByText('Tradelane and Okafor Imports Inc., nobody else')).toBeVisible()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('Please select a file.')).toBeVisible()
  const choose = () =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'accounts.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await choose()
  await expect(page.getByText('accounts.pdf')).toBeVisible()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('File upload went wrong please try again')).toBeVisible()
  await expectAccessible(page)

  await page.route('**/api/whatsapp/file_upload', (route) => route.abort())
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('Upload failed. Please try again.')).toBeVisible()

  const taken = { status: 'success', message: 'Your file has been uploaded.' }
  await page.route('**/api/whatsapp/file_upload', (route) => route.fulfill({ json: taken }))
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText('File "accounts.pdf" uploaded successfully!')).toBeVisible()
  await expect(page.getByText('Drop a file here')).toBeVisible()

  // The link is used up now: a reload still names the file.
  const dead = { status: 'fail', message: 'This link does not work.', error: { code: 'LINK_DEAD' } }
  await page.route('**/api/links/get', (route) => route.fulfill({ status: 404, json: dead }))
  await page.reload()
  await expect(page.getByText('We have received accounts.pdf.')).toBeVisible()
  await expectAccessible(page)
})

/** The address in the newest mail, as its reader follows it. */
async function linkIn(reader: Page, page: Page, email: string): Promise<string> {
  const origin = new URL(page.url()).origin
  const read = async () => {
    const mails = await reader.request.get(`${origin}/api/sandbox/mailbox?to=${encodeURIComponent(email)}`)
    const [mail] = (await mails.json()) as { text: string }[]
    return /\/trading-info\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(read).not.toBe('')
  return `${origin}${await read()}`
}

async function openDesk(browser: Browser, page: Page): Promise<Page> {
  const desk = await (await browser.newContext()).newPage()
  await desk.goto(`${new URL(page.url()).origin}/admin/login`)
  await desk.getByLabel('Email').fill(demoAdministrator)
  await desk.getByLabel('Password', { exact: true }).fill(demoPassword)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk).toHaveURL(/admin\/dashboard/)
  return desk
}
