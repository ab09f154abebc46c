import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readCode, readLink } from './mailbox.ts'
import { callOffice } from './trading-company.ts'

export type Vendor = { name: string; email: string }

/** Of one story alone, by calls: a mailbox that no other story reads. `id`: of its record. */
export async function givenAskable(page: Page, id: string): Promise<Vendor> {
  const part = id.slice(0, 8)
  const vendor = { name: `Lagoon Underwriters ${part}`, email: `lagoon-${part}@lagoon.example` }
  const office = await callOffice(page)
  await office('/admin/vendors/add', {
    ...{ company_name: vendor.name, services_offered: 'Cargo insurance', services: ['insurance'] },
    contact_details: [
      {
        ...{ contact_person_name: 'Tomas Vela', division: 'Marine', email: vendor.email },
        phone_number: '+49 40 5550 1188',
      },
    ],
  })
  return vendor
}

/** From the section of a request at the desk: mails this vendor its link. */
export async function askVendor(section: Locator, { name, email }: Vendor): Promise<void> {
  await section.getByRole('button', { name: 'Ask vendors' }).click()
  const dialog = section.page().getByRole('dialog', { name: 'Ask vendors' })
  await dialog.getByRole('button', { name: 'Send links' }).click()
  await expect(dialog.getByText('Select a vendor')).toBeVisible()
  await dialog.getByLabel('Find a vendor').fill(name)
  await dialog.getByLabel(name, { exact: true }).check()
  await expect(dialog.getByLabel(`Contact of ${name}`)).toHaveValue(email)
  await expectAccessible(section.page())
  await dialog.getByRole('button', { name: 'Send links' }).click()
  await expect(section.getByRole('table', { name: 'Asked vendors' })).toContainText(email)
}

/** The link as the vendor opens it, in a window as large as a phone's; the caller closes its context. */
export async function openVendorLink(page: Page, browser: Browser, { email }: Vendor): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(await readLink(page, email, '/vendor-quote'))
  await phone.getByRole('button', { name: 'Send the code' }).click()
  await phone.getByLabel('One-time code').fill(await readCode(page, email, /Your Tradelane code/))
  return phone
}

type Price = { price: string; days: string; validDays: number }

export async function fillPrice(phone: Page, { price, days, validDays }: Price): Promise<void> {
  await phone.getByLabel('Your price').fill(price)
  await phone.getByLabel('Days').fill(days)
  await phone.getByLabel('Valid until').fill(dayIn(validDays))
}

export async function sendAnswer(phone: Page): Promise<void> {
  await phone.getByRole('button', { name: 'Send the answer' }).click()
  await expect(phone.getByText('You can change your answer with the same link')).toBeVisible()
  await expect(phone.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(phone)
}

/** What the vendor is mailed once its offer has won or lost. */
export async function expectOutcome(page: Page, { email }: Vendor, text: string): Promise<void> {
  await expect(async () => {
    const mails = await page.request.get(`/api/sandbox/mailbox?to=${encodeURIComponent(email)}`)
    expect(await mails.text()).toContain(text)
  }).toPass()
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
