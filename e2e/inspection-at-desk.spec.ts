import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { ganges } from '../apps/server/test/given-inspection.ts'
import { expectAccessible } from './accessibility.ts'
import {
  askVendor,
  expectOutcome,
  fillPrice,
  openVendorLink,
  sendAnswer,
  type Vendor,
} from './asked-vendor.ts'
import { givenOrder } from './given-inspection.ts'
import { readCode } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { callOffice, signInTradingCompany, type TradingCompany } from './trading-company.ts'

test('an inspection is offered by the desk and, cheaper, by a company through its link, accepted, scheduled, billed, and in the history', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const company = await signInTradingCompany(page, { dollars: 5000 })
  const id = await givenOrder(company)
  const [ganga, indus] = [await addInspector(page, id, 'Ganges'), await addInspector(page, id, 'Indus')]
  const desk = await openDesk(browser)
  await desk.goto(`/admin/inspections/${id}`)
  await desk.getByRole('link', { name: 'Open at the quote desk' }).click()
  const section = desk.getByRole('region', { name: /^Quality Assurance: request QR-/ })
  await askVendor(section, ganga)
  await offerByHand(section, indus)
  await page.goto(`/quality-assurance/inspections/${id}`)
  await expect(page.getByText(indus.name)).toBeVisible()

  await answerByPhone(page, browser, ganga)
  await desk.reload()
  await useAnswer(section, ganga)
  const number = await pay(page, company, ganga)
  await expectOutcome(page, ganga, 'Our customer accepted your offer')
  await readBill(page, number)
  await readAtDesk(desk, number)
  await desk.context().close()
})

/** Of this story alone: a mailbox that no other story reads. */
async function addInspector(page: Page, id: string, word: string): Promise<Vendor> {
  const part = id.slice(0, 8)
  const vendor = { name: `${word} Surveys ${part}`, email: `${word.toLowerCase()}-${part}@surveys.example` }
  const office = await callOffice(page)
  const body = { ...ganges, company_name: vendor.name, email: vendor.email }
  await office('/admin/inspection_companies/add', body)
  return vendor
}

/** The one row of the form, with eleven days and our fee. */
async function offerByHand(section: Locator, { name }: Vendor): Promise<void> {
  const form = section.getByRole('form', { name: 'Quotes for Quality Assurance' })
  await expect(form.getByLabel('ETA days')).toHaveValue('11')
  await form.getByLabel('Quote name').fill('In eleven days')
  await form.getByLabel('Vendor').fill(name)
  await section.page().getByRole('option', { name }).click()
  await form.getByLabel('Buy amount').fill('900')
  await expect(form.getByLabel('Quote amount')).toHaveValue('1,100.00')
  await publish(section, form)
  await expect(section.getByRole('table', { name: 'Offers' })).toContainText('Open')
}

async function publish(section: Locator, form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(section.getByRole('table', { name: 'Offers' })).toContainText('Not published')
  await section.getByRole('button', { name: 'Approve' }).click()
  await expect(section.getByRole('table', { name: 'Offers' })).not.toContainText('Not published')
}

async function answerByPhone(page: Page, browser: Browser, vendor: Vendor): Promise<void> {
  const phone = await openVendorLink(page, browser, vendor)
  await expect(phone.getByText('Cotton yarn on cones')).toBeVisible()
  // Our fee is a share of it.
  await expect(phone.getByText('80,000.00 USD')).toHaveCount(0)
  await fillPrice(phone, { price: '800', days: '9', validDays: 6 })
  await sendAnswer(phone)
  await phone.context().close()
}

/** In place of the offer that was published before. */
async function useAnswer(section: Locator, { name }: Vendor): Promise<void> {
  const asked = section.getByRole('table', { name: 'Asked vendors' })
  await expect(asked).toContainText('1,000.00 USD with our fee')
  await asked.getByRole('button', { name: `Use this answer of ${name}` }).click()
  const form = section.getByRole('form', { name: 'Quotes for Quality Assurance' })
  await expect(form.getByLabel('Vendor')).toHaveValue(name)
  await expect(form.getByLabel('ETA days')).toHaveValue('9')
  await expect(form.getByLabel('Quote amount')).toHaveValue('1,000.00')
  await form.getByLabel('Quote name').fill('In nine days')
  await expectAccessible(section.page())
  await publish(section, form)
  const offers = section.getByRole('table', { name: 'Offers' })
  await expect(offers).toContainText('Replaced by a new offer')
  await expect(asked).toContainText('Used in an offer')
}

/** Answers the number of the order. */
async function pay(page: Page, { email, password }: TradingCompany, { name }: Vendor): Promise<string> {
  await page.reload()
  await expect(page.getByText(name)).toBeVisible()
  await page.getByRole('button', { name: 'Accept quote' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /to accept an inspection quote/))
  await dialog.getByRole('button', { name: 'Pay 1,000.00 USD' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  const title = page.getByRole('heading', { name: /^Inspection QA-/ })
  return ((await title.textContent()) ?? '').split(' ').at(-1) ?? ''
}

/** Its job writes the invoice a moment after the payment. */
async function readBill(page: Page, number: string): Promise<void> {
  await expect(async () => {
    await page.goto('/dashboard/wallet/invoices')
    const bill = page.getByRole('row').filter({ hasText: number })
    await expect(bill).toContainText('1,000.00 USD', { timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
}

/** The offer has won, the day is fixed, and the row among the services of the trade leads to the order. */
async function readAtDesk(desk: Page, number: string): Promise<void> {
  await desk.reload()
  const section = desk.getByRole('region', { name: /^Quality Assurance: request QR-/ })
  await expect(section.getByRole('table', { name: 'Offers' })).toContainText('Accepted')
  await expect(section.getByRole('table', { name: 'Asked vendors' })).toContainText('Won')
  await desk.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(desk)
  await desk.getByRole('main').getByRole('link', { name: 'Okafor Imports Inc.', exact: true }).click()
  await desk.getByRole('main').getByRole('link', { name: 'History', exact: true }).click()
  await expect(desk.getByText('800.00').first()).toBeVisible()
  await desk.getByRole('link', { name: `View Detail of Quality Assurance ${number}` }).click()
  await desk.getByRole('button', { name: 'Schedule' }).click()
  await desk.getByRole('button', { name: 'Save day' }).click()
  await expect(desk.getByText('Scheduled', { exact: true }).first()).toBeVisible()
  await expectAccessible(desk)
}
