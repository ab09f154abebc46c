import { expect, type Page, test } from '@playwright/test'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { businessDay, todayOfSupplier } from './given-funding.ts'
import { readCode, readLink } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { ownBuyer } from './own-buyer.ts'
import { signInTradingCompany, type TradingCompany } from './trading-company.ts'

type Buyer = ReturnType<typeof ownBuyer>

test('a buyer gets a limit, its invoice is funded, and after 45 days the rest arrives, to the cent', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const buyer = ownBuyer()
  const company = await signInTradingCompany(page, { hasPartner: false })
  const { beneficiary_id } = await company.call('/beneficiary_details/add', [buyer])
  const insights = `/dashboard/insights?beneficiary_id=${beneficiary_id}`
  const desk = await openDesk(browser)
  const guest = await (await browser.newContext()).newPage()

  await requestLimit(page, buyer)
  await expectSteps(page, insights, ['Done', 'In progress', 'Not started', 'Not started', 'Not started'])
  await askForDocument(desk, buyer)
  await expectSteps(page, insights, ['Done', 'Done', 'In progress', 'Not started', 'Not started'])
  await bringDocument(guest, page, buyer)
  await offerTermSheet(desk)
  await expectSteps(page, insights, ['Done', 'Done', 'Done', 'In progress', 'Not started'])
  await signTermSheet(page, company)
  await expectSteps(page, insights, ['Done', 'Done', 'Done', 'Done', 'In progress'])

  await fundInvoice(page, company, buyer)
  await expectSteps(page, insights, ['Done', 'Done', 'Done', 'Done', 'Done'])
  await confirmInvoice(guest, page, buyer)
  await approve(desk, buyer)
  const funding = await openFunding(page, 'Funded')
  await expect(page.getByRole('region', { name: 'Due today' })).toContainText('8,500.00 USD')
  await expectBalance(page, '8,500.00')

  await moveClock(page, 45)
  await page.request.post('/api/sandbox/buyer/pay', { data: { invoice_factoring_id: funding } })
  await openFunding(page, 'Closed')
  const payment = page.getByRole('list', { name: 'Payments' }).getByRole('listitem')
  // 12 % a year of 8,500.00 for 45 of 360 days.
  for (const figure of ['10,000.00', '127.50', '8,500.00', '100.00', '1,272.50'])
    await expect(payment).toContainText(`${figure} USD`)
  await expectAccessible(page)
  await expectBalance(page, '9,772.50')
  await desk.context().close()
  await guest.context().close()
})

async function requestLimit(page: Page, buyer: Buyer): Promise<void> {
  await page.goto('/invoice-factoring?step=details')
  await page.getByLabel('Company name').fill(buyer.company_name)
  await page.getByRole('option', { name: buyer.company_name }).click()
  await page.getByLabel('Years of trading').fill('6')
  await page.getByLabel('Description of goods').fill('Machine parts')
  await page.getByLabel('Limit request').fill('250000')
  await page.getByLabel('Incoterms').selectOption('FOB')
  await page.getByLabel('I accept the terms and conditions').check()
  await page.getByLabel('The details are true').check()
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'See the request' }).click()
  await expect(page.getByRole('heading', { name: /^Credit limit LM-/ })).toBeVisible()
}

/** The five steps of the credit approval tracker, as they are read. */
async function expectSteps(page: Page, insights: string, states: string[]): Promise<void> {
  const before = page.url()
  await page.goto(insights)
  const steps = page.getByRole('list', { name: 'Credit approval tracker' }).getByRole('listitem')
  await expect(steps).toContainText(states)
  await page.goto(before)
}

async function askForDocument(desk: Page, buyer: Buyer): Promise<void> {
  await desk.goto('/admin/credit-limits')
  await desk.getByRole('row').filter({ hasText: buyer.company_name }).getByRole('link').click()
  await desk.getByRole('button', { name: 'Start check' }).click()
  await desk.getByRole('button', { name: 'Ask', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Ask for a document' })
  await dialog.getByLabel('What you need').fill('The last balance sheet of the buyer.')
  await dialog.getByLabel('Send the buyer a link').check()
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByRole('region', { name: 'Links' })).toContainText(buyer.email)
  await expectAccessible(desk)
}

async function bringDocument(guest: Page, page: Page, buyer: Buyer): Promise<void> {
  await guest.goto(await readLink(page, buyer.email, '/upload'))
  const file = { name: 'balance.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await guest.getByLabel('File', { exact: true }).setInputFiles(file)
  await guest.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(guest.getByText('File "balance.pdf" uploaded successfully!')).toBeVisible()
}

async function offerTermSheet(desk: Page): Promise<void> {
  await desk.reload()
  await expect(desk.getByRole('list', { name: 'Documents' })).toContainText('balance.pdf')
  await desk.getByRole('button', { name: 'Term sheet', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Provide a term sheet' })
  await dialog.getByLabel('Finance partner').selectOption('1')
  await dialog.getByLabel('Approved limit').fill('250000')
  await dialog.getByRole('button', { name: 'Provide term sheet' }).click()
  await expect(dialog).toBeHidden()
}

async function signTermSheet(page: Page, { email, password }: TradingCompany): Promise<void> {
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign the term sheet' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /to sign a term sheet/))
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('can be funded up to 250,000.00 USD')).toBeVisible()
}

/** Everything that the offer says is on the summary and on the funding's page too. */
async function fundInvoice(page: Page, company: TradingCompany, buyer: Buyer): Promise<void> {
  await page.goto('/invoice-factoring?form=fund&step=details')
  await page.getByLabel('Company name').fill(buyer.company_name)
  await page.getByRole('option', { name: buyer.company_name }).click()
  await expect(page.getByLabel('Finance partner')).toHaveValue('1')
  await page.getByLabel('Finance term').selectOption('60')
  await page.getByLabel('Invoice amount').fill('10000')
  await page.getByLabel('Invoice number').fill(`HT-${Date.now()}`)
  await page.getByLabel('Shipment date').fill(await todayOfSupplier(page))
  await page.getByLabel('Payment request').fill('85')
  for (const name of ['Invoice', 'Purchase order', 'Transport document']) await upload(page, name)
  await expectOffer(page)
  await expect(page.getByText('This invoice can be funded.')).toBeVisible()
  await openSummary(page)
  await expectOffer(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit the invoice' })
  await expect(dialog).toContainText('8,500.00 USD')
  await dialog.getByLabel('Password', { exact: true }).fill(company.password)
  await dialog
    .getByLabel('One-time code')
    .fill(await readCode(page, company.email, /code to fund an invoice/))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'See the funding' }).click()
  await expectOffer(page)
  await expectAccessible(page)
}

/** As a person does who is in no hurry: a click while the form is being drawn may be lost, and the offer may not be answered at once. */
async function openSummary(page: Page): Promise<void> {
  const submit = page.getByRole('button', { name: 'Submit' })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 5_000 })
    else if (!(await submit.isVisible()))
      await page.getByRole('button', { name: 'Save and Next' }).click({ timeout: 5_000 })
    await expect(submit).toBeEnabled({ timeout: 5_000 })
  }).toPass()
}

async function expectOffer(page: Page): Promise<void> {
  const offer = page.getByRole('region', { name: 'Offer' })
  for (const figure of ['8,500.00', '170.00', '100.00', '270.00', '1,230.00', '9,730.00'])
    await expect(offer).toContainText(`${figure} USD`)
}

async function upload(page: Page, name: string): Promise<void> {
  // A file can be factored once on the platform.
  const buffer = Buffer.concat([pdfFile(), Buffer.from(`\n% ${name} ${Date.now()}`)])
  const field = page.getByLabel(name, { exact: true })
  await field.setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer })
  await expect(page.getByText(`${name}.pdf`).first()).toBeVisible()
  await expect(page.getByRole('progressbar', { name: `Uploading ${name}.pdf` })).toHaveCount(0)
}

async function confirmInvoice(guest: Page, page: Page, buyer: Buyer): Promise<void> {
  await guest.goto(await readLink(page, buyer.email, '/confirm-invoice'))
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Send the code' }).click()
  await guest.getByLabel('One-time code').fill(await readCode(page, buyer.email, /Your Tradelane code/))
  await expect(guest.getByRole('region', { name: 'The invoice' })).toContainText('10,000.00 USD')
  await expectAccessible(guest)
  await guest.getByLabel('Yes, the invoice is right').check()
  await guest.getByLabel('Your name').fill('Jonas Petersen')
  await guest.getByRole('button', { name: 'Send the answer' }).click()
  await expect(guest.getByText('The invoice is confirmed')).toBeVisible()
}

async function approve(desk: Page, buyer: Buyer): Promise<void> {
  await desk.goto('/admin/fundings')
  await desk.getByRole('row').filter({ hasText: buyer.company_name }).getByRole('link').click()
  await expectOffer(desk)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Approve' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Approve this invoice?' })
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toBeHidden()
}

/** The page of the company's one funding, once it is in this state. Returns the funding's id. */
async function openFunding(page: Page, state: string): Promise<string> {
  await page.goto('/invoice-factoring/fundings')
  await page.getByRole('table', { name: 'Invoice fundings' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: /^Invoice funding/ })).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main').getByText(state, { exact: true }).first()).toBeVisible({
      timeout: 3000,
    })
  }).toPass({ timeout: 90_000 })
  return page.url().split('/').at(-1) ?? ''
}

async function expectBalance(page: Page, amount: string): Promise<void> {
  await page.goto('/dashboard/wallet')
  await expect(page.getByText(amount).first()).toBeVisible()
}

async function moveClock(page: Page, days: number): Promise<void> {
  const ahead = async () => ((await businessDay(page)).getTime() - Date.now()) / 86_400_000
  // Stories before this one may have moved the clock by some hours, too.
  const until = Math.floor((await ahead()) + 0.01) + days
  await page.goto('/sandbox')
  const clock = page.getByRole('region', { name: 'Business clock', exact: true })
  await clock.getByLabel('Days').fill(String(days))
  await clock.getByRole('button', { name: 'Move forward', exact: true }).click()
  const moved = new RegExp(`${until} days( \\d+ hours?)? ahead of the real time`)
  await expect(clock).toContainText(moved, { timeout: 300_000 })
  // It reads so already some hours before the last one has passed.
  await expect(clock.getByRole('progressbar')).toBeHidden({ timeout: 300_000 })
}
