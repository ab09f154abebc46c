import { type Browser, expect, type Locator, test } from '@playwright/test'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { acceptOffer, confirmAtDesk, openOrder } from './accepted-offer.ts'
import { expectAccessible } from './accessibility.ts'
import { followMenu, openDesk } from './office-desk.ts'
import { askTheDesk } from './quote-request.ts'
import { signInTradingCompany } from './trading-company.ts'

test('freight that no rate card answers is offered by the desk, accepted with password and code, and booked with its bill', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 20_000 })
  const number = await askTheDesk(page)
  await page.goto('/transaction-summary')
  const requests = page.getByRole('region', { name: 'Requests to our desk' })
  await expect(requests).toContainText(number)
  const trade = /TRX-\d{4}-\d{6}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'no trade'
  await requests.getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(/\/offers\/[0-9a-f-]{36}$/)
  await offer(browser, { number, trade })
  const offered = { name: 'Heavy lift, direct', price: '10,200.00 USD', other: '9,180.00 USD' }
  await acceptOffer(page, company, offered)
  const booking = await openOrder(page, offered)
  await confirmAtDesk(browser, booking, offered.name)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pay 10,200.00 USD' })).toBeVisible()
})

/** The desk finds the request, is refused what is incomplete, stores two offers, and publishes them. */
async function offer(browser: Browser, { number, trade }: { number: string; trade: string }): Promise<void> {
  const desk = await openDesk(browser)
  await followMenu(desk, 'Quotes')
  await expectAccessible(desk)
  await desk.getByLabel('Search by company or transaction number').fill(trade)
  await desk.getByRole('row').filter({ hasText: trade }).getByRole('link').click()
  const section = desk.getByRole('region', { name: `Logistics: request ${number}` })
  await expect(section).toContainText('90,000 kg')
  const form = section.getByRole('form', { name: 'Quotes for Logistics' })
  await form.getByLabel('Quote name').fill('Heavy lift, direct')
  await form.getByLabel('Buy amount').fill('10000')
  await expect(form.getByLabel('Quote amount')).toHaveValue('10,200.00')
  await form.getByLabel(/^Included/).fill('Low loader at both ends\nLashing')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByText('ETA is required')).toBeVisible()
  await form.getByLabel('ETA days').fill('34')
  await form.getByRole('button', { name: 'Add new Quote' }).click()
  const second = form.getByRole('group', { name: /Quote 2/ })
  await second.getByLabel('Quote name').fill('By way of Jebel Ali')
  await second.getByLabel('Buy amount').fill('9000')
  await second.getByLabel('ETA days').fill('41')
  await expectAccessible(desk)
  const file = { name: 'direct.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
  await form.locator('input[type=file]').first().setInputFiles(file)
  // The server is asked for what is typed.
  const vendor = second.getByLabel('Vendor')
  const asked = desk.waitForRequest(/\/admin\/vendors\?.*search=Far\+?(%20)?away/)
  await vendor.fill('Far away')
  await asked
  await expect(second.getByText('No results')).toBeVisible()
  await vendor.fill('')
  await second.getByLabel('ETA days').click()
  // What is typed stays when the request changes meanwhile.
  await section.getByRole('button', { name: 'Take it' }).click()
  await expect(section.getByRole('button', { name: 'Take over' })).toBeVisible()
  await expect(second.getByLabel('Quote name')).toHaveValue('By way of Jebel Ali')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(section.getByRole('table', { name: 'Offers' })).toContainText('Not published')
  await changeStored(section)
  await section.getByRole('button', { name: 'Approve' }).click()
  await expect(section.getByRole('table', { name: 'Offers' })).toContainText('Open')
  await expectAccessible(desk)
  await desk.context().close()
}

/** The file of an offer stays when the offer is changed. */
async function changeStored(section: Locator): Promise<void> {
  const offers = section.getByRole('table', { name: 'Offers' })
  await expect(offers.getByRole('button', { name: 'direct.pdf' })).toBeVisible()
  const first = section.getByRole('group', { name: /Quote 1/ })
  await first.getByLabel('ETA days').fill('35')
  // A refused one does not leave the old one behind unnoticed.
  const file = { name: 'newer.txt', mimeType: 'text/plain', buffer: Buffer.from('9000') }
  await first.locator('input[type=file]').setInputFiles(file)
  await expect(first.getByText('We did not take “newer.txt”.')).toBeVisible()
  await section.getByRole('button', { name: 'Submit' }).click()
  await expect(first.getByRole('button', { name: 'Replace' })).toBeFocused()
  await first.getByRole('button', { name: 'Remove the file' }).click()
  await expect(first.getByText('direct.pdf')).toBeVisible()
  await section.getByRole('button', { name: 'Submit' }).click()
  await expect(offers).toContainText('35')
  await expect(offers.getByRole('button', { name: 'direct.pdf' })).toBeVisible()
}
