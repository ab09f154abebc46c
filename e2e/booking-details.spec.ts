import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, type Request, test } from '@playwright/test'
import { textOfPaper } from '../apps/server/test/text-of-paper.ts'
import { expectAccessible } from './accessibility.ts'
import { confirmBooking, officePage } from './shipment-story.ts'
import { signInTradingCompany } from './trading-company.ts'

test('parties and goods are given before the request, corrected with the carrier until its cut-off, which moves with the ship, and after it by the back office', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await signInTradingCompany(page, { hasPartner: true })
  await chooseOffer(page)
  await giveDetails(page)
  const bookingNumber = await submit(page)
  const parties = page.getByRole('region', { name: 'Parties and goods' })
  await expect(parties).toContainText('Hamburg Yarn Trading GmbH')
  await expect(parties).toContainText('Same as consignee')

  await confirmBooking(browser, bookingNumber)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Cut-offs' })).toContainText(
    /Shipping instructions.*GMT\+5:30/,
  )
  await expect(parties).toContainText('You can correct the details until the documentation cut-off')
  await expectAccessible(page)

  await parties.getByRole('button', { name: 'Correct' }).click()
  await parties.getByRole('group', { name: 'Consignee' }).getByLabel('Company').fill('Elbe Textil AG')
  await expectAccessible(page)
  expect(await savesOf(page, () => parties.getByRole('button', { name: 'Save' }).dblclick())).toBe(1)
  await expect(parties).toContainText('Elbe Textil AG')
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'You asked the carrier to change: consignee from Hamburg Yarn Trading GmbH to Elbe Textil AG.',
  )
  expect(await paperOf(page, 'Draft of the transport document (PDF)')).toMatch(
    /Edition 2 of .*Elbe Textil AG/,
  )

  await giveTaxNumber(page)
  await page.goBack()
  expect(await paperOf(page, 'Logistics Invoice (PDF)')).toContain('tax number US12-3456789')

  await daysPass(page, bookingNumber, 7)
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    /The carrier moved its cut-offs: Shipping instructions from .* to .*\. The vessel is late from its last port/,
  )
  await expect(parties).toContainText('You can correct the details until the documentation cut-off')
  await expectAccessible(page)

  await saveTooLate(page, bookingNumber)
  await expect(parties).toContainText('The details can no longer be corrected here.')
  await expect(parties.getByRole('link', { name: 'Write to us' })).toBeVisible()
  await expect(parties.getByRole('button', { name: 'Correct' })).toBeHidden()
  await expectAccessible(page)

  await correctForCompany(browser, page.url().replace('/logistics/shipments/', '/admin/bookings/'))
  await page.reload()
  await expect(parties).toContainText('Hafen Handel GmbH')
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'Tradelane asked the carrier for a change after its cut-off: consignee from Elbe Textil AG to Hafen Handel GmbH. The goods were sold on the way.',
  )
  expect(await paperOf(page, 'Draft of the transport document (PDF)')).toMatch(
    /Edition 3 of .*amended by the carrier after its cut-off/,
  )

  await daysPass(page, bookingNumber, 90)
  await expect(parties).toContainText('The goods have arrived. The details can no longer be corrected.')
  await expect(parties).not.toContainText('ask the carrier')
})

/** For this voyage alone. */
async function daysPass(page: Page, booking_number: string, days: number): Promise<void> {
  await advance(page, booking_number, days)
  await page.reload()
}

async function advance(page: Page, booking_number: string, days: number): Promise<void> {
  const answer = await page.request.post('/api/sandbox/carrier/advance', { data: { booking_number, days } })
  expect(answer.status()).toBe(200)
}

/** How many requests saved the details until the carrier had accepted them. */
async function savesOf(page: Page, save: () => Promise<void>): Promise<number> {
  let count = 0
  const counted = (request: Request) => {
    if (request.url().endsWith('/save_details')) count += 1
  }
  page.on('request', counted)
  await save()
  await expect(page.getByText('The carrier has accepted the correction.')).toBeVisible()
  page.off('request', counted)
  return count
}

/** The cut-off passes while the form is open: what was typed stays, beside the refusal. */
async function saveTooLate(page: Page, bookingNumber: string): Promise<void> {
  const parties = page.getByRole('region', { name: 'Parties and goods' })
  await parties.getByRole('button', { name: 'Correct' }).click()
  const consignee = parties.getByRole('group', { name: 'Consignee' }).getByLabel('Company')
  await consignee.fill('Weser Stoffe KG')
  await advance(page, bookingNumber, 8)
  await parties.getByRole('button', { name: 'Save' }).click()
  await expect(parties.getByRole('alert')).toContainText('The documentation cut-off has passed.')
  await expect(consignee).toHaveValue('Weser Stoffe KG')
  await expect(parties.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    /\/messages\?subject=company&id=[0-9a-f-]{36}$/,
  )
  await expectAccessible(page)
  await parties.getByRole('button', { name: 'Cancel' }).click()
}

/** As the cargo form leads there; how it is filled in, its own story tells. */
async function chooseOffer(page: Page): Promise<void> {
  const search = {
    ...{ from_city: 'Mumbai', from_countrycode: 'IN', from_lat: 19.07283, from_lng: 72.88261 },
    ...{ to_city: 'Hamburg', to_countrycode: 'DE', to_lat: 53.55073, to_lng: 9.99302 },
    shipping_date: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
    ...{ freight_type: 'Sea', transportation_by: 'FCL', container_size: 'ST40', weight: 18_000, quantity: 1 },
  }
  await page.goto('/help-and-support')
  // What the router keeps of a navigation, so that a reload has it again.
  await page.evaluate((usr) => history.replaceState({ usr, key: 'story', idx: 0 }, '', '/logistics/quotes'), {
    search,
  })
  await page.reload()
  await page
    .getByRole('table', { name: 'Quotes' })
    .getByRole('button', { name: /^Request/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Summary: Mumbai to Hamburg' })).toBeVisible()
}

const missing = 'Not given yet. The carrier needs it for its papers.'

/** Neither the company in New York nor its partner is at an end: what is missing is named, and what was typed survives a reload. */
async function giveDetails(page: Page): Promise<void> {
  const parties = page.getByRole('region', { name: 'Parties and goods' })
  const consignee = parties.getByRole('group', { name: 'Consignee' }).getByLabel('Company')
  const shipper = parties.getByRole('group', { name: 'Shipper' })
  await expect(consignee).toHaveValue('')
  await expect(parties.getByText(missing)).toHaveCount(6)
  await shipper.getByLabel('Company').fill('Deccan Mills')
  await shipper.getByLabel('Address').fill('12 Mill Road, Pune')
  await consignee.fill('Hamburg Yarn Trading GmbH')
  await parties
    .getByRole('group', { name: 'Consignee' })
    .getByLabel('Address')
    .fill('Am Kaiserkai 1, Hamburg')
  await parties.getByLabel('Description').fill('Cotton yarn on cones')
  await parties.getByLabel('Your reference').fill('SIM-LATESHIP')
  await parties.getByLabel('HS codes').fill('52')
  await expect(parties.getByText(missing)).toHaveCount(1)
  await page.reload()
  await expect(consignee).toHaveValue('Hamburg Yarn Trading GmbH')
  await parties.getByLabel('Incoterm', { exact: true }).selectOption('CIF')
  await expect(parties.getByText(missing)).toHaveCount(0)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(parties.getByText('An HS code has 6 to 10 digits')).toBeVisible()
  await parties.getByLabel('HS codes').fill('5205.11')
  await expectAccessible(page)
}

async function submit(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Successfully Submitted' })
  await expect(dialog).toContainText(/FB-\d{4}-\d{6}/)
  const number = /FB-\d{4}-\d{6}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('link', { name: 'See the shipment' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(number) })).toBeVisible()
  return number
}

/** For the invoices of the company. */
async function giveTaxNumber(page: Page): Promise<void> {
  await page.goto('/team')
  const card = page.getByRole('region', { name: 'Tax number' })
  await card.getByRole('button', { name: 'Add tax number' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tax number' })
  await dialog.getByLabel('Tax number').fill('us12-3456789')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('US12-3456789')
}

async function paperOf(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  return textOfPaper(await readFile(await (await waiting).path()))
}

/** After the cut-off the back office asks the carrier in the name of the company. */
async function correctForCompany(browser: Browser, address: string): Promise<void> {
  const office = await officePage(browser)
  await office.goto(address)
  const parties = office.getByRole('region', { name: 'Parties and goods' })
  await parties.getByRole('button', { name: 'Correct for the company' }).click()
  await parties.getByRole('group', { name: 'Consignee' }).getByLabel('Company').fill('Hafen Handel GmbH')
  await expectAccessible(office)
  await parties.getByRole('button', { name: 'Ask the carrier' }).click()
  const dialog = office.getByRole('dialog', { name: /^Correct FB-/ })
  await dialog.getByRole('button', { name: 'Ask the carrier' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The goods were sold on the way.')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Ask the carrier' }).click()
  await expect(office.getByText('The carrier has accepted the correction.')).toBeVisible()
  await expect(parties).toContainText('Hafen Handel GmbH')
  await office.context().close()
}
