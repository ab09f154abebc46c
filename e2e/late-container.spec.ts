import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { officePage } from './shipment-story.ts'
import { callOffice, mailedCode, signInTradingCompany, type TradingCompany } from './trading-company.ts'

test('a container that comes back late is invoiced by the table of the line, waived in part by the office, and paid', async ({
  page,
  browser,
}) => {
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 60_000 })
  const { logistics_id, booking_number } = await givenPaidShipment(page, company)
  const address = `/logistics/shipments/${logistics_id}`

  // The goods are delivered, and the consignee keeps the container.
  await advance(page, booking_number, await daysToDelivery(company, logistics_id))
  await page.goto(address)
  await expect(page.getByText('Delivered', { exact: true }).first()).toBeVisible()
  const freeTime = page.getByRole('region', { name: 'Free time of the containers' })
  await expect(freeTime.getByRole('region', { name: 'Outside it (detention)' })).toContainText('Over for')
  await expect(freeTime).toContainText('until now')
  await expect(page.getByText(/1 container is not returned\. Free time ended on/)).toBeVisible()
  await expectAccessible(page)

  // Then the empty is back.
  await advance(page, booking_number, 20)
  await page.reload()
  const invoice = page.getByRole('region', { name: 'Demurrage and detention', exact: true })
  await expect(invoice).toContainText('Invoiced')
  await expect(invoice).toContainText(/Detention, day 8 to 14: 7 container days/)
  await expect(page.getByText('Pay the demurrage and detention.')).toBeVisible()
  await expectAccessible(page)

  await waivePart(await officePage(browser), logistics_id)
  await page.reload()
  await expect(invoice).toContainText('The depot was closed for two days.')
  await payInvoice(page, company, invoice)
  await expect(invoice).toContainText('Paid on')
  await expectAccessible(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Demurrage and detention invoice (PDF)' }).click()
  const file = await readFile(await (await waiting).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')
})

test('a return that the carrier does not report is recorded by the office, and the charges are final', async ({
  page,
  browser,
}) => {
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 60_000 })
  const { logistics_id, booking_number } = await givenPaidShipment(page, company)
  await advance(page, booking_number, (await daysToDelivery(company, logistics_id)) + 5)
  const { delivery } = await shipmentOf(company, logistics_id)
  const returned = new Date(Date.parse(delivery.actual ?? '') + 10 * 86_400_000).toISOString().slice(0, 10)
  await recordReturn(await officePage(browser), logistics_id, returned)

  await page.goto(`/logistics/shipments/${logistics_id}`)
  const invoice = page.getByRole('region', { name: 'Demurrage and detention', exact: true })
  await expect(invoice).toContainText('Invoiced')
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    /Tradelane recorded the return of the empty containers on .*Elbe Depot reported it by mail\./,
  )
  await expect(page.getByText(/1 container is not returned/)).toBeHidden()
  await expectAccessible(page)
})

async function recordReturn(office: Page, logisticsId: string, day: string): Promise<void> {
  await office.goto(`/admin/bookings/${logisticsId}`)
  await office.getByRole('button', { name: 'Record the return' }).click()
  const dialog = office.getByRole('dialog', { name: 'Record the return of the empty containers' })
  await dialog.getByRole('button', { name: 'Record the return' }).click()
  const returnedOn = dialog.getByLabel('Day of the return')
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await expect(returnedOn).toBeFocused()
  await dialog.getByLabel('Who reported it').fill('Elbe Depot reported it by mail.')
  await dialog.getByRole('button', { name: 'Record the return' }).click()
  await expect(returnedOn).toBeFocused()
  await returnedOn.fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Record the return' }).click()
  await expect(dialog.getByText(/or a later day/)).toBeVisible()
  await expect(returnedOn).toBeFocused()
  await expectAccessible(office)
  await returnedOn.fill(day)
  await dialog.getByRole('button', { name: 'Record the return' }).click()
  await expect(dialog).toBeHidden()
  await expect(office.getByText('The return has been recorded.')).toBeVisible()
  await office.context().close()
}

async function waivePart(office: Page, logisticsId: string): Promise<void> {
  await office.goto(`/admin/bookings/${logisticsId}`)
  await office.getByRole('button', { name: 'Waive' }).click()
  const dialog = office.getByRole('dialog', { name: /^Waive charges of DD-/ })
  await dialog.getByRole('button', { name: 'Waive' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await dialog.getByLabel('Reason').fill('The depot was closed for two days.')
  await dialog.getByLabel('Amount to waive').fill('100')
  await expectAccessible(office)
  await dialog.getByRole('button', { name: 'Waive' }).click()
  await expect(dialog).toBeHidden()
  await expect(office.getByRole('region', { name: 'Demurrage and detention', exact: true })).toContainText(
    'Waived',
  )
  await office.context().close()
}

async function payInvoice(
  page: Page,
  { email, password }: TradingCompany,
  invoice: ReturnType<Page['getByRole']>,
): Promise<void> {
  await invoice.getByRole('button', { name: /^Pay [\d,.]+ USD$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Pay the demurrage and detention' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  const code = await readCode(page, email, /code to pay demurrage and detention/)
  await dialog.getByLabel('One-time code').fill(code)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Pay/ }).click()
  await expect(dialog).toBeHidden({ timeout: 40_000 })
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const nobody = { company_name: '', address: '', contact_name: '', email: '', phone: '' }

/** Booked, confirmed and paid, by calls; the carrier knows that it is paid. */
async function givenPaidShipment(page: Page, company: TradingCompany) {
  const { call, email, password } = company
  const { freights } = (await call('/logistics/get_quotes', {
    ...{ from_city: 'Mumbai', from_countrycode: 'IN', from_lat: '19.07283', from_lng: '72.88261' },
    ...{ to_city: 'Hamburg, DE', to_countrycode: 'Germany', to_lat: 53.55, to_lng: 10 },
    ...{ shipping_date: dayFromNow(5), freight_type: 'Sea', transportation_by: 'FCL' },
    ...{ container_size: 'ST40', weight: 18_000, height: 0, length: 0, width: 0 },
  })) as { freights: { name: string }[] }
  // The table that the story reads from.
  const taken = freights.find(({ name }) => name === 'Meridian Crest Line')
  const { logistics_id, booking_number } = await call('/logistics/add', { freights: [taken] })
  const details = {
    ...{ shipper: nobody, consignee: nobody, notify_party: nobody, incoterm: null, hs_codes: [] },
    ...{ goods_description: 'Cotton yarn SIM-LATEEMPTY', customer_reference: '' },
  }
  await call('/logistics/save_details', { logistics_id, details })
  const office = await callOffice(page)
  await office('/admin/bookings/confirm', { logistics_id })
  await call('/logistics/pay_code', { logistics_id })
  const verify_code = await mailedCode(page, email, 'code to pay freight')
  await call('/logistics/pay', { logistics_id, password, verify_code })
  const which = { logistics_id: String(logistics_id), booking_number: String(booking_number) }
  await expect(async () => expect(await codesOf(company, which.logistics_id)).toContain('SURR')).toPass()
  return which
}

type Shipment = {
  shipment: {
    events: { code: string }[]
    delivery: { actual: string | null; estimated: string | null; planned: string }
  }
}
const shipmentOf = async ({ call }: TradingCompany, logistics_id: string) =>
  ((await call('/logistics/get', { logistics_id })) as Shipment).shipment
const codesOf = async (company: TradingCompany, logisticsId: string) =>
  (await shipmentOf(company, logisticsId)).events.map(({ code }) => code)

/** Some days after it, so that the free time of the container is over too. */
async function daysToDelivery(company: TradingCompany, logisticsId: string): Promise<number> {
  const { delivery } = await shipmentOf(company, logisticsId)
  const at = Date.parse(delivery.estimated ?? delivery.planned)
  return Math.ceil((at - Date.now()) / 86_400_000) + 10
}

async function advance(page: Page, booking_number: string, days: number): Promise<void> {
  const answer = await page.request.post('/api/sandbox/carrier/advance', { data: { booking_number, days } })
  expect(answer.status()).toBe(200)
}
