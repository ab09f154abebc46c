import { expect, type Page, test } from '@playwright/test'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { loseOnce } from './lose-once.ts'
import { readCode, readLink } from './mailbox.ts'
import { followMenu, openDesk } from './office-desk.ts'
import { type Call, signInTradingCompany } from './trading-company.ts'

test('a limit is requested, a document asked for and given, the term sheet signed, and the limit is open', async ({
  page,
  browser,
}) => {
  const { email, password } = await signInTradingCompany(page)
  await request(page)
  const number = await openLimit(page)
  const desk = await openDesk(browser)
  await openAtDesk(desk, number)
  await ask(desk)
  await answer(page)
  await offer(desk)
  await sign(page, email, password)

  await page.getByRole('link', { name: 'Hanse Teile GmbH' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hanse Teile GmbH')
  const tracker = page.getByRole('list', { name: 'Credit approval tracker' })
  await expect(tracker.getByRole('listitem').nth(4)).toContainText('Request for trade funding')
  await expect(page.getByText('250,000.00 USD').first()).toBeVisible()
  await expectAccessible(page)

  await desk.reload()
  await desk.getByRole('button', { name: 'Reduce' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Reduce this limit' })
  await dialog.getByLabel('New limit').fill('100000')
  await dialog.getByLabel('Reason').fill('The buyer pays late.')
  await dialog.getByRole('button', { name: 'Reduce' }).click()
  await expect(desk.getByText('Reduced', { exact: true }).first()).toBeVisible()
  await desk.context().close()
})

test('the buyer brings the document by the link that the office sent it', async ({ page, browser }) => {
  const { call } = await signInTradingCompany(page)
  const id = await givenRequest(page, call)
  await page.goto(`/invoice-factoring/limits/${id}`)
  const desk = await openDesk(browser)
  await desk.goto(`/admin/credit-limits/${id}`)
  await desk.getByRole('button', { name: 'Start check' }).click()
  await desk.getByRole('button', { name: 'Ask', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Ask for a document' })
  await dialog.getByLabel('What you need').fill('The last balance sheet of the buyer.')
  await dialog.getByLabel('Send the buyer a link').check()
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(dialog).toBeHidden()

  const buyer = await (await browser.newContext()).newPage()
  await buyer.goto(await readLink(page, demoPartners.hanse.email, '/upload'))
  await expect(buyer.getByText('The last balance sheet of the buyer.')).toBeVisible()
  await expectAccessible(buyer)
  const file = { name: 'balance.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await buyer.getByLabel('File', { exact: true }).setInputFiles(file)
  await buyer.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(buyer.getByText('File "balance.pdf" uploaded successfully!')).toBeVisible()

  await page.reload()
  await expect(page.getByText('Jonas Petersen uploaded balance.pdf.')).toBeVisible()
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await buyer.context().close()
  await desk.context().close()
})

async function givenRequest(page: Page, call: Call): Promise<string> {
  const partners = await page.request.get('/api/beneficiary_details/get_all', {
    headers: { authorization: `Bearer ${await sessionOf(page)}` },
  })
  const [hanse] = (await partners.json()) as { beneficiary_id: string }[]
  const { company_name, company_registration_number, company_address } = demoPartners.hanse
  const later = { days: 30, percentage: 0 }
  const { credit_limit_ids } = await call('/invoice_factoring/credit_limit', {
    companies: [
      {
        invoice_buyer_id: hanse?.beneficiary_id,
        ...{ company_name, company_registration_number, company_address },
        trading_history: 6,
        description_goods: 'Machine parts',
        currency: 'USD',
        limit_request: 250_000,
        inco_terms: 'FOB',
        payment_term_1: { percentage: 30 },
        ...{ payment_term_2: later, payment_term_3: later, payment_term_4: later },
      },
    ],
    terms_conditions_1: true,
    terms_conditions_2: true,
  })
  return (credit_limit_ids as string[])[0] ?? ''
}

const sessionOf = async (page: Page): Promise<string> =>
  (await page.context().cookies()).find(({ name }) => name === 'jwtToken')?.value ?? ''

/** The three steps, with a reload between that keeps what was typed. */
async function request(page: Page): Promise<void> {
  await page.goto('/invoice-factoring')
  await expect(page.getByRole('region', { name: 'How it works' })).toBeVisible()
  await page.getByLabel('Yearly turnover in $ millions').fill('6')
  await page.getByLabel('Amount in $ millions').fill('7')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('Enter at most the yearly turnover')).toBeVisible()
  await page.getByLabel('Amount in $ millions').fill('1')
  await page.getByRole('button', { name: 'Calculate' }).click()
  const meridian = page.getByRole('region', { name: 'Meridian Trade Capital' })
  await expect(meridian).toContainText('900,000.00 USD')
  await expect(meridian).toContainText('28,000.00 USD')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('button', { name: 'Request Credit Limit' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByText('Please select a company name')).toBeVisible()
  await expect(page.getByText('Years of trading is required')).toBeVisible()
  await expect(page.getByText('You must accept the terms and conditions')).toHaveCount(2)
  await expectAccessible(page)
  await page.getByLabel('Company name').fill('hanse')
  await page.getByRole('option', { name: 'Hanse Teile GmbH' }).click()
  await expect(page.getByLabel('Registration number')).toHaveValue('HRB 118822')
  await expect(page.getByText('Please select a company name')).toHaveCount(0)
  await page.getByLabel('Years of trading').fill('6')
  await expect(page.getByText('Years of trading is required')).toHaveCount(0)
  const currencies = page.getByLabel('Currency of company 1').getByRole('option')
  await expect(currencies.filter({ hasText: 'INR' })).toHaveCount(1)
  await expect(currencies.filter({ hasText: 'KRW' })).toHaveCount(0)
  await page.getByLabel('Description of goods').fill('Machine parts')
  await page.getByLabel('Limit request').fill('250000')
  await page.getByLabel('Incoterms').selectOption('FOB')
  await page.getByLabel('Payment term 1: in advance').fill('30')
  await page.getByLabel('Payment term 2: percentage').fill('80')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByText('must not be more than 100 % together')).toHaveCount(1)
  await page.getByLabel('Payment term 2: percentage').fill('50')
  await expect(page.getByText('must not be more than 100 % together')).toHaveCount(0)
  await expect(page.getByText('The rest of 20 % is due on delivery.')).toBeVisible()
  await page.getByLabel('Payment term 4: percentage').fill('20')
  await expect(page.getByText('pays the last part after 90 days. Directive 2011/7/EU')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Payment term 4: percentage').fill('0')
  await expect(page.getByText('Directive 2011/7/EU')).toHaveCount(0)
  await page.getByLabel('I accept the terms and conditions').check()
  await page.getByLabel('The details are true').check()
  await expect(page.getByText('You must accept the terms and conditions')).toHaveCount(0)
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(page.getByLabel('Limit request')).toHaveValue('250,000')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  const summary = page.getByRole('region', { name: 'Hanse Teile GmbH' })
  await expect(summary).toContainText('250,000.00 USD')
  await expect(summary).toContainText('50 % after 30 days')
  await expectAccessible(page)
  await loseOnce(page, '**/api/invoice_factoring/credit_limit')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Something went wrong please try again')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).click()
  const sent = page.getByRole('dialog', { name: 'Thank you' })
  await expect(sent).toContainText('within 3 business days')
  await expect(sent.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expectAccessible(page)
  await sent.getByRole('link', { name: 'See the request' }).click()
}

async function openLimit(page: Page): Promise<string> {
  const title = page.getByRole('heading', { name: /^Credit limit LM-/ })
  await expect(title).toBeVisible()
  await expect(page.getByText('Requested', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  return (await title.textContent())?.split(' ').at(-1) ?? ''
}

async function openAtDesk(desk: Page, number: string): Promise<void> {
  await followMenu(desk, 'Credit limits', 'Invoice Factoring')
  const row = desk.getByRole('table', { name: 'Credit limits' }).getByRole('row').filter({ hasText: number })
  await expect(row).toContainText('Hanse Teile GmbH')
  await expectAccessible(desk)
  await row.getByRole('link').click()
  await expect(desk.getByText('Jonas Petersen')).toBeVisible()
  await expectAccessible(desk)
}

async function ask(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Start check' }).click()
  await desk.getByRole('button', { name: 'Ask', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Ask for a document' })
  await dialog.getByLabel('What you need').fill('The last balance sheet of the buyer.')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByText('Documents requested', { exact: true }).first()).toBeVisible()
}

async function answer(page: Page): Promise<void> {
  await page.reload()
  await expect(page.getByText('The last balance sheet of the buyer.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Answer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer' })
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(dialog.getByText('Write an answer')).toBeVisible()
  await dialog.getByLabel('Your answer').fill('Here it is.')
  const file = { name: 'balance.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await dialog.getByLabel('Document', { exact: true }).setInputFiles(file)
  await expect(page.getByText('File has been uploaded')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send answer' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('In review', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('balance.pdf')
}

async function offer(desk: Page): Promise<void> {
  await desk.reload()
  await expect(desk.getByRole('list', { name: 'Documents' })).toContainText('balance.pdf')
  await desk.getByRole('button', { name: 'Term sheet', exact: true }).click()
  const dialog = desk.getByRole('dialog', { name: 'Provide a term sheet' })
  await expect(dialog.getByLabel('Finance partner')).toContainText('Meridian Trade Capital')
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Provide term sheet' }).click()
  await expect(dialog.getByText('Select a finance partner')).toBeVisible()
  await dialog.getByLabel('Finance partner').selectOption('Meridian Trade Capital')
  await dialog.getByLabel('Approved limit').fill('260000')
  await dialog.getByRole('button', { name: 'Provide term sheet' }).click()
  await expect(dialog.getByText('At most the requested 250,000.00 USD')).toBeVisible()
  await dialog.getByLabel('Approved limit').fill('250000')
  await dialog.getByRole('button', { name: 'Provide term sheet' }).click()
  await expect(dialog).toBeHidden()
}

async function sign(page: Page, email: string, password: string): Promise<void> {
  await page.reload()
  await expect(page.getByText('Meridian Trade Capital offers 250,000.00 USD')).toBeVisible()
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Term sheet' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign the term sheet' })
  await expect(dialog).toContainText('Meridian Trade Capital')
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /to sign a term sheet/))
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(page.getByText('The limit is open', { exact: true })).toBeVisible()
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
}
