import { type Browser, expect, type Page, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { loseOnce } from './lose-once.ts'
import { readCode } from './mailbox.ts'
import { followMenu } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

// Where a day ends last: what starts today there has started everywhere, and covers a loss of today.
test.use({ timezoneId: 'Etc/GMT+12' })

test('a company insures its goods, others verify the certificate, and a loss is paid into its wallet', async ({
  page,
  browser,
}) => {
  const { email, password } = await signInTradingCompany(page, { hasPartner: false, dollars: 1000 })
  await enterDetails(page)
  const policy = await approve(page)
  const desk = await openDesk(browser)
  await quote(desk, policy)

  await page.reload()
  await page.getByRole('button', { name: 'Accept quote' }).click()
  await expect(page.getByRole('dialog')).toContainText('Northgate Marine Insurance Ltd')
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('One-time code').fill(await readCode(page, email, /to accept an insurance quote/))
  await page.getByRole('button', { name: 'Pay 534.50 USD' }).click()
  await expect(page.getByText('Insured', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await verifyAsStranger(page, browser)
  const claim = await reportLoss(page)
  await payClaim(desk, claim)

  await page.reload()
  await expect(page.getByText('The amount is in your US Dollar account.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'US Dollar account' })).toContainText('2,465.50 USD')
  await desk.context().close()
})

test('leaving a step of the insurance with unsaved input asks first, and the input is kept', async ({
  page,
}) => {
  await signInTradingCompany(page, { hasPartner: false })
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.goto('/insurance/policy-holder')
  await page.getByRole('main').getByRole('link', { name: 'Policies' }).click()
  await expect(page).toHaveURL('/insurance/policies')
  await page.goBack()
  await page.getByLabel('Same As Policyholder').check()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save and Next' }).click()

  await page.getByLabel('Volume of Goods').fill('28 m³')
  await page.getByRole('main').getByRole('link', { name: 'Policies' }).click()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/insurance/policies')
  await page.goBack()
  await expect(page.getByLabel('Volume of Goods')).toHaveValue('28 m³')
  await page.getByLabel('Volume of Goods').fill('')
  await page.getByRole('main').getByRole('link', { name: 'Policies' }).click()
  await expect(page).toHaveURL('/insurance/policies')
})

async function enterDetails(page: Page): Promise<void> {
  await page.goto('/insurance/policies')
  await expect(page.getByText('No Insurance Data Available.')).toBeVisible()
  await page.goto('/insurance')
  await expect(page).toHaveURL('/insurance/policy-holder')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByText('Company Name is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Same As Policyholder').check()
  await expect(page.getByLabel('Company Name')).toHaveValue('Okafor Imports Inc.')
  await page.getByLabel('Same As Policyholder').uncheck()
  await expect(page.getByLabel('Company Name')).toHaveValue('')
  await page.getByLabel('Same As Policyholder').check()
  await loseOnce(page, '**/api/insured_details/add')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByText('Something went wrong please try again')).toBeVisible()
  await page.getByRole('button', { name: 'Save and Next' }).click()

  await expect(page).toHaveURL(/\/insurance\/details\?insuredDetailsId=/)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Category of goods is required')).toBeVisible()
  await page.getByLabel('Category of Goods').fill('electro')
  await page.getByRole('option', { name: 'Electronics' }).click()
  await page.getByLabel('Volume of Goods').fill('28 m³ in 12 pallets')
  await page.getByLabel('Description of Goods').fill('Control units in cartons')
  await page.getByLabel('Invoice Amount').fill('100000')
  await page.getByLabel('Freight').fill('5000')
  await page.getByLabel('Place of Origin').fill('Mumbai, IN')
  await page.getByLabel('Place of Destination').fill('Hamburg, DE')
  await page.getByLabel('Country of origin').fill('india')
  await page.getByRole('option', { name: 'India', exact: true }).click()
  await page.getByLabel('Country of destination').fill('german')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.getByLabel('Valid From').fill(dayIn(0))
  await page.getByLabel('Valid To').fill(dayIn(60))
  await page.getByLabel('Delivery term').selectOption('CIP')
  await page.getByLabel('In this contract, the insured is').selectOption('The seller')
  await page.getByRole('radio', { name: 'ICC C' }).check()
  await expect(page.getByText('CIP: you owe the buyer at least ICC A. Choose it')).toBeVisible()
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(page.getByLabel('Invoice Amount')).toHaveValue('100,000')
  await page.getByRole('radio', { name: 'ICC A' }).check()
  await expect(page.getByText('Insured value 110,000.00 USD')).toBeVisible()
  // By way of the Red Sea: without war, which the underwriters quote.
  await expect(page.getByRole('columnheader', { name: 'ICC A' })).toContainText('507.00 USD')
  await expectAccessible(page)
}

/** Sends it to the back office; answers the policy's number. */
async function approve(page: Page): Promise<string> {
  await loseOnce(page, '**/api/insurance_details/add')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('An error occurred while submitting the form.')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/insurance\/summary\?insuredDetailsId=/)
  await expect(page.getByRole('region', { name: 'Insurance Details' })).toContainText(
    'Control units in cartons',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Approve' }).click()
  const modal = page.getByRole('dialog', { name: 'Successfully Submitted' })
  await expect(modal).toContainText('within 2 business days')
  await expect(modal.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await page.keyboard.press('Escape')
  return numberIn(page, /^Quote request \S*\d/)
}

/** The number that a page's heading ends with. */
async function numberIn(page: Page, heading: RegExp): Promise<string> {
  const title = page.getByRole('heading', { name: heading })
  await expect(title).toBeVisible()
  return (await title.textContent())?.split(' ').at(-1) ?? ''
}

async function openDesk(browser: Browser): Promise<Page> {
  const desk = await (await browser.newContext()).newPage()
  await desk.goto('/admin/login')
  await desk.getByLabel('Email').fill(demoAdministrator)
  await desk.getByLabel('Password', { exact: true }).fill(demoPassword)
  await desk.getByRole('button', { name: 'Sign in' }).click()
  await expect(desk).toHaveURL('/admin/dashboard')
  return desk
}

async function quote(desk: Page, policy: string): Promise<void> {
  await followMenu(desk, 'Insurance', 'Insurance')
  const row = desk.getByRole('table', { name: 'Policies' }).getByRole('row').filter({ hasText: policy })
  await expect(row).toContainText('Mumbai, IN → Hamburg, DE')
  await expectAccessible(desk)
  await row.getByRole('link').click()
  await expect(desk.getByLabel('Premium', { exact: true })).toHaveValue('')
  await desk.getByLabel('Premium', { exact: true }).fill('434.50')
  await expectAccessible(desk)
  await desk.getByLabel('Note to the customer').fill('Packed in sealed cartons.')
  await desk.getByLabel('Reason for accepting the referral').fill('The rate for the voyage is agreed.')
  await desk.getByRole('button', { name: 'Send quote, valid for 48 hours' }).click()
  await expect(desk.getByText('Quoted', { exact: true }).first()).toBeVisible()
}

/** A person who received the certificate, without a session. */
async function verifyAsStranger(page: Page, browser: Browser): Promise<void> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Certificate' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  const address = (await page.getByRole('link', { name: 'Verification page' }).getAttribute('href')) ?? ''
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(new URL(address, page.url()).href)
  await expect(reader.getByText('Genuine and valid.')).toBeVisible()
  await expect(reader.getByText('Valid: the record is as it was signed')).toBeVisible()
  await expect(reader.getByText('Okafor Imports Inc. or order')).toBeVisible()
  await expect(reader.getByText('110,000.00 USD')).toBeVisible()
  await expectAccessible(reader)
  await reader.getByLabel('Verification code').fill('WRONG')
  await reader.getByRole('button', { name: 'Verify' }).click()
  await expect(reader.getByText('Not known.')).toBeVisible()
  await reader.context().close()
}

async function reportLoss(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Report a loss' }).click()
  await page.getByRole('button', { name: 'Submit claim' }).click()
  await expect(page.getByText('Select a type of loss')).toBeVisible()
  await page.getByLabel('Type of loss').selectOption('Water damage')
  await page.getByLabel('Amount of the loss').fill('2500')
  await page.getByLabel('What happened').fill('Three cartons were wet when the container was opened.')
  await page.getByLabel('Date of loss').fill(dayIn(0))
  await page.getByLabel('Place of loss').fill('Container terminal, Hamburg')
  await page.getByRole('button', { name: 'Save as draft' }).click()
  const claim = await numberIn(page, /^Claim \S*\d/)
  await expect(page.getByText('Notify the carrier within 3 days of delivery')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Letter to the carrier' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  const papers = ['Commercial invoice', 'Packing list', 'Bill of lading, air waybill or consignment note']
  await saveBehind(page, papers)
  for (const name of papers) {
    const file = { name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
    await page.getByLabel(name, { exact: true }).setInputFiles(file)
    await expect(page.getByRole('list', { name: 'Documents' })).toContainText(name)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit claim' }).click()
  await expect(page.getByText('Next: Tradelane')).toBeVisible()
  await expectAccessible(page)
  return claim
}

async function payClaim(desk: Page, claim: string): Promise<void> {
  await followMenu(desk, 'Claims', 'Insurance')
  await desk.getByRole('row').filter({ hasText: claim }).getByRole('link').click()
  await expect(desk.getByRole('region', { name: 'Other claims under this policy' })).toContainText('None.')
  await desk.getByRole('button', { name: 'Start assessment' }).click()
  await askOnce(desk)
  await desk.getByRole('button', { name: 'Pay', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Pay this claim' })
  await expect(dialog).toContainText(/Insured value left110,000.00 USD/)
  await dialog.getByLabel('Assessed loss').fill('')
  await expect(dialog.getByRole('button', { name: 'Pay 0.00 USD' })).toBeDisabled()
  await expect(dialog).toContainText('Enter what the loss is assessed at.')
  await dialog.getByLabel('Assessed loss').fill('2000')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Pay 2,000.00 USD' }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByText('Assessed at')).toBeVisible()
}

/** The next question waits for the answer, and the page says so. */
async function askOnce(desk: Page): Promise<void> {
  const ask = desk.getByRole('button', { name: 'Ask', exact: true })
  await ask.click()
  const dialog = desk.getByRole('dialog', { name: 'Ask the customer' })
  await dialog.getByLabel('What is missing').fill('Which pallets were crushed?')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
  await expect(ask).toHaveAccessibleDescription('The customer has not answered the last question yet.')
  await expectAccessible(desk)
}

/** Each document is saved with the claim only after the one after it was added. */
function saveBehind(page: Page, [, ...later]: string[]): Promise<unknown> {
  return page.route('**/api/claims/save', async (route) => {
    await expect(page.getByRole('list', { name: 'Documents' })).toContainText(later.shift() ?? '')
    await route.continue()
  })
}

/** A calendar day that many days from now, as date fields take it. */
const dayIn = (days: number): string =>
  new Date(Date.now() + (days - 0.5) * 86_400_000).toISOString().slice(0, 10)
