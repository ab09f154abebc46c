import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { textOfPaper } from '../apps/server/test/text-of-paper.ts'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { callOffice, signInTradingCompany, type TradingCompany } from './trading-company.ts'

test('customs clearance of a booking that was made without it is asked for, offered by the desk, paid with the acceptance, and billed', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 300 })
  const id = await givenConfirmedBooking(page, company)
  await page.goto(`/logistics/shipments/${id}`)
  const number = await ask(page)
  const desk = await openDesk(browser)
  await offer(desk, id)
  await accept(page, company)
  await readAtShipment(page)
  await readAtOffice(desk, id, number)
  await desk.context().close()
})

/** Answers the number of the request. */
async function ask(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Ask for customs clearance' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for customs clearance' })
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toContainText('Enter the value of the goods')
  await dialog.getByLabel('Value of the goods').fill('80000')
  await dialog.getByLabel('Note').fill('The importer has an EORI number.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog).toHaveCount(0)
  const title = page.getByRole('heading', { level: 1, name: /^Request QR-/ })
  await expect(title).toBeVisible()
  await expect(page.getByText('The importer has an EORI number.')).toBeVisible()
  const number = ((await title.textContent()) ?? '').replace('Request ', '')
  await page.goBack()
  const customs = page.getByRole('region', { name: 'Customs clearance' })
  await expect(customs).toContainText('You asked for customs clearance.')
  await expect(page.getByRole('button', { name: 'Ask for customs clearance' })).toHaveCount(0)
  await expectAccessible(page)
  return number
}

async function offer(desk: Page, id: string): Promise<void> {
  await desk.goto(`/admin/bookings/${id}`)
  await desk.getByRole('link', { name: 'Open at the quote desk' }).click()
  const section = desk.getByRole('region', { name: /^Customs clearance: request QR-/ })
  await expect(section).toContainText('80,000.00 USD')
  await expect(section).toContainText('520511')
  const form = section.getByRole('form', { name: 'Quotes for Customs clearance' })
  // The tariff: 120.00 USD and 0.25 % of the value.
  await expect(form.getByLabel('Quote amount')).toHaveValue('320')
  await form.getByLabel('Quote name').fill('Import clearance at Hamburg')
  await expectAccessible(desk)
  await form.getByRole('button', { name: 'Submit' }).click()
  const offers = section.getByRole('table', { name: 'Offers' })
  await expect(offers).toContainText('Not published')
  await section.getByRole('button', { name: 'Approve' }).click()
  await expect(offers).toContainText('Open')
  await expectAccessible(desk)
}

async function accept(page: Page, { email, password }: TradingCompany): Promise<void> {
  await page.reload()
  const customs = page.getByRole('region', { name: 'Customs clearance' })
  await expect(customs).toContainText('An offer is ready.')
  await customs.getByRole('link', { name: /^Open request QR-/ }).click()
  const choose = page.getByRole('button', { name: 'Accept Import clearance at Hamburg' })
  await choose.click()
  const dialog = page.getByRole('dialog', { name: 'Accept the offer' })
  await expect(dialog).toContainText('Import duty and tax are not included.')
  await addWhatIsMissing(page, { email, password })
  await choose.click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to accept an offer/))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accept 320.00 USD' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: 'View the order' }).click()
}

/** Said before password and code, and added over the page. */
async function addWhatIsMissing(page: Page, { email, password }: Pick<TradingCompany, 'email' | 'password'>) {
  const dialog = page.getByRole('dialog', { name: 'Accept the offer' })
  await expect(dialog).toContainText('20.00 USD is missing')
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Accept 320.00 USD' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Add balance' }).click()
  const adding = page.getByRole('dialog', { name: 'Add balance' })
  await expect(adding.getByLabel('Amount')).toHaveValue('20.00')
  await adding.getByRole('button', { name: 'Continue' }).click()
  const code = page.getByRole('dialog', { name: 'Add 20.00 USD' })
  await code.getByLabel('Password', { exact: true }).fill(password)
  await code.getByLabel('One-time code').fill(await readCode(page, email, /code to add balance/))
  await code.getByRole('button', { name: 'Add 20.00 USD' }).click()
  await expect(code).toHaveCount(0)
}

async function readAtShipment(page: Page): Promise<void> {
  const customs = page.getByRole('region', { name: 'Customs clearance' })
  await expect(customs).toContainText('Documents requested')
  await expect(customs).toContainText('320.00 USD')
  // The provider answers at once or a moment later.
  await expect(customs.getByText('Paid', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Customs Clearance Invoice (PDF)' }).click()
  const text = await textOfPaper(await readFile(await (await waiting).path()))
  expect(text).toContain('Customs clearance, Tradelane')
  expect(text).toContain('320.00 USD')
}

async function readAtOffice(desk: Page, id: string, number: string): Promise<void> {
  await desk.reload()
  const section = desk.getByRole('region', { name: `Customs clearance: request ${number}` })
  await expect(section.getByRole('table', { name: 'Offers' })).toContainText('Accepted')
  await desk.setViewportSize({ width: 390, height: 844 })
  // As a card: without the line of an action that there is not.
  await expect(section.getByRole('list', { name: 'Offers' })).toContainText('Accepted')
  await expect(section.getByText('Action', { exact: true })).toBeHidden()
  await expectAccessible(desk)
  await desk.goto(`/admin/bookings/${id}`)
  const customs = desk.getByRole('region', { name: 'Customs clearance' })
  await expect(customs).toContainText('The company adds the documents.')
  await expect(customs).toContainText('Paid')
  await expectAccessible(desk)
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const nobody = { company_name: '', address: '', contact_name: '', email: '', phone: '' }

/** Without customs clearance, and confirmed by the carrier: by calls. Answers its id. */
async function givenConfirmedBooking(page: Page, { call }: TradingCompany): Promise<string> {
  const { freights } = (await call('/logistics/get_quotes', {
    ...{ from_city: 'Mumbai', from_countrycode: 'IN', from_lat: '19.07283', from_lng: '72.88261' },
    ...{ to_city: 'Hamburg, DE', to_countrycode: 'Germany', to_lat: 53.55, to_lng: 10 },
    ...{ shipping_date: dayFromNow(10), freight_type: 'Sea', transportation_by: 'FCL' },
    ...{ container_size: 'ST40', weight: 18_000, height: 0, length: 0, width: 0 },
  })) as { freights: unknown[] }
  const { logistics_id } = await call('/logistics/add', { freights: freights.slice(0, 1) })
  const details = {
    ...{ shipper: nobody, consignee: nobody, notify_party: nobody, incoterm: null, hs_codes: ['5205.11'] },
    ...{ goods_description: 'Cotton yarn', customer_reference: '' },
  }
  await call('/logistics/save_details', { logistics_id, details })
  const office = await callOffice(page)
  await office('/admin/bookings/confirm', { logistics_id })
  return String(logistics_id)
}
