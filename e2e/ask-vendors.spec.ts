import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { acceptOffer, confirmAtDesk, openOrder } from './accepted-offer.ts'
import { expectAccessible } from './accessibility.ts'
import {
  askVendor,
  expectOutcome,
  fillPrice,
  openVendorLink,
  sendAnswer,
  type Vendor,
} from './asked-vendor.ts'
import { openDesk } from './office-desk.ts'
import { askTheDesk } from './quote-request.ts'
import { signInTradingCompany, type TradingCompany } from './trading-company.ts'

test('the desk asks a vendor, who answers by its link on a phone, and its offer is accepted, booked and billed', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 20_000 })
  const number = await askTheDesk(page)
  const desk = await openDesk(browser)
  const vendor = await addVendor(desk)
  // Other stories have newer requests: the desk finds this one by its id, as tasks lead to it.
  await desk.goto(`/admin/quotes/${page.url().split('/').at(-1)}`)
  const section = desk.getByRole('region', { name: `Logistics: request ${number}` })
  await askVendor(section, vendor)
  await answerByPhone(page, browser, vendor)
  await desk.reload()
  const asked = section.getByRole('table', { name: 'Asked vendors' })
  await expect(asked).toContainText('Answered')
  await expect(asked).toContainText('9,180.00 USD with 2 %')
  await expect(asked).toContainText('Not included: Customs duty')
  await asked.getByRole('button', { name: 'offer.pdf' }).click()
  const file = desk.getByRole('dialog', { name: 'offer.pdf' })
  await expect(file.getByRole('button', { name: 'Download' })).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(file).toHaveCount(0)
  await useAnswer(desk, section, vendor)
  await section.getByRole('button', { name: 'Approve' }).click()
  await expect(section.getByRole('table', { name: 'Offers' })).toContainText('Open')
  await expectAccessible(desk)
  const offered = { name: 'By low loader', price: '9,180.00 USD', other: '10,200.00 USD' }
  await acceptOffer(page, company, offered)
  const booking = await openOrder(page, offered)
  await confirmAtDesk(browser, booking, offered.name)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pay 9,180.00 USD' })).toBeVisible()
  await expectOutcome(page, vendor, 'Our customer accepted your offer')
  await readAtDesk(desk, { vendor, company, booking })
  await desk.context().close()
})

/** What the desk reads in the end: the vendor has won, and the customer's history has the order. */
async function readAtDesk(
  desk: Page,
  { vendor, company, booking }: { vendor: Vendor; company: TradingCompany; booking: string },
): Promise<void> {
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.reload()
  await expect(desk.getByText('Won', { exact: true }).first()).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('link', { name: vendor.name }).first().click()
  const record = desk.getByRole('region', { name: 'Requests for offers' })
  await expect(record).toContainText('Won')
  await expectAccessible(desk)
  await desk.goto(`/admin/customer-profiles?search=${encodeURIComponent(company.email)}`)
  await desk.locator('main a[href^="/admin/customer-profiles/"]').click()
  await desk.getByRole('main').getByRole('link', { name: 'History', exact: true }).click()
  await expect(desk.getByRole('link', { name: new RegExp(`^View Detail of .*${booking}`) })).toBeVisible()
}

/** Of this story alone: a mailbox that no other story reads. */
async function addVendor(desk: Page): Promise<Vendor> {
  const name = `Saffron Forwarding ${Date.now()}`
  const email = `${Date.now()}@saffron.example`
  await desk.goto('/admin/vendors')
  await desk.getByRole('button', { name: 'Add vendor' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Company name').fill(name)
  await dialog.getByLabel('Services offered').fill('Heavy lift')
  await dialog.getByLabel('Contact person name').fill('Meera Nair')
  await dialog.getByLabel(/division/i).fill('Ocean freight')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel(/phone/i).last().fill('+91 22 5550 1188')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  return { name, email }
}

async function answerByPhone(page: Page, browser: Browser, vendor: Vendor): Promise<void> {
  const phone = await openVendorLink(page, browser, vendor)
  await expect(phone.getByText('90,000 kg')).toBeVisible()
  await phone.getByRole('button', { name: 'Send the answer' }).click()
  await expect(phone.getByText('Enter your price')).toBeVisible()
  await expectAccessible(phone)
  await fillPrice(phone, { price: '9000', days: '31', validDays: 6 })
  await expect(phone.getByText('Enter your price')).toBeHidden()
  await phone.getByLabel(/^Included/).fill('Low loader at both ends')
  await phone.getByLabel(/^Not included/).fill('Customs duty')
  const chosen = phone.locator('input[type=file]')
  // Refused before it is sent, and the price does not go without it until the vendor removes it.
  for (const [name, buffer, why] of [
    ['scan.pdf', Buffer.alloc(10 * 1024 * 1024 + 1), 'Choose a file of at most 10 MB'],
    ['offer.txt', Buffer.from('9000'), 'Choose a png, jpeg, jpg or pdf file'],
  ] as const) {
    await chosen.setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await expect(phone.getByText(why)).toBeVisible()
    await expect(phone.getByText(name)).toHaveCount(0)
    await phone.getByRole('button', { name: 'Send the answer' }).click()
    await expect(phone.getByRole('button', { name: 'Choose file' })).toBeFocused()
  }
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Remove the file' }).click()
  await expect(phone.getByText('Choose a png')).toHaveCount(0)
  await expect(phone.getByRole('button', { name: 'Choose file' })).toBeFocused()
  await chosen.setInputFiles({ name: 'wrong.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await phone.getByRole('button', { name: 'Remove the file' }).click()
  await expect(phone.getByText('wrong.pdf')).toHaveCount(0)
  await chosen.setInputFiles({ name: 'offer.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await sendAnswer(phone)
  await phone.context().close()
}

/** Only the name of the offer is typed. */
async function useAnswer(desk: Page, section: Locator, { name }: Vendor): Promise<void> {
  await section.getByRole('button', { name: `Use this answer of ${name}` }).click()
  const row = section.getByRole('group', { name: /Quote 1/ })
  await expect(row.getByLabel('Quote name')).toBeFocused()
  await expect(row.getByLabel('Vendor')).toHaveValue(name)
  await expect(row.getByLabel('Buy amount')).toHaveValue('9,000.00')
  await expect(row.getByLabel('Quote amount')).toHaveValue('9,180.00')
  await expect(row.getByLabel('ETA days')).toHaveValue('31')
  await expect(row.getByLabel(/^Not included/)).toHaveValue('Customs duty')
  await row.getByLabel('Quote name').fill('By low loader')
  await section.getByRole('button', { name: 'Add new Quote' }).click()
  const own = section.getByRole('group', { name: /Quote 2/ })
  await own.getByLabel('Quote name').fill('By way of Jebel Ali')
  await own.getByLabel('Buy amount').fill('10000')
  await own.getByLabel('ETA days').fill('41')
  await expectAccessible(desk)
  await section.getByRole('button', { name: 'Submit' }).click()
  const stored = section.getByRole('table', { name: 'Offers' })
  await expect(stored).toContainText('By low loader')
  await expect(stored.getByRole('button', { name: 'offer.pdf' })).toBeVisible()
  await expect(section.getByRole('table', { name: 'Asked vendors' })).toContainText('Used in an offer')
}
