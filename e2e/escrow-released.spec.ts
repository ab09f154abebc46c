import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { approveOnSummary, chooseRelease, givenDraftEscrow, ownSeller } from './given-escrow.ts'
import { callOffice, signInTradingCompany } from './trading-company.ts'

test('8,000 USD are paid in two blocks: 30 % on the bill of lading, 70 % by the container that is loaded', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { email, password, call } = await signInTradingCompany(page, { dollars: 9000, hasPartner: false })
  await call('/check_availability/save', route)
  const { freights } = (await call('/logistics/get_quotes', search())) as { freights: unknown[] }
  const { logistics_id, booking_number } = await call('/logistics/add', { freights: [freights[0]] })
  const escrowId = await givenDraftEscrow(call, { seller: ownSeller(), document: 'Bill of lading' })

  await test.step('a condition names the event that meets it', () =>
    chooseRelease(page, escrowId, `${booking_number}: container loaded`))
  await test.step('approves the escrow', () => approveOnSummary(page, { email, password }))
  await test.step('approves the bill of lading, and the first block is paid', () => approveBill(page))
  const office = await callOffice(page)
  const { carrier_booking_number } = await office('/admin/bookings/confirm', { logistics_id })
  await call('/sandbox/carrier/advance', { booking_number: carrier_booking_number, days: 30 })
  await test.step('the loaded container pays the second block', () =>
    readRelease(page, String(booking_number)))
})

const route = {
  ...{ origin: 'Mumbai, IN', origin_iso: 'USD', destination: 'Hamburg, DE', destination_iso: 'USD' },
}

const search = () => ({
  ...{ from_city: 'Mumbai', from_countrycode: 'IN', from_lat: '19.07283', from_lng: '72.88261' },
  ...{ to_city: 'Hamburg, DE', to_countrycode: 'Germany', to_lat: 53.55, to_lng: 10 },
  shipping_date: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
  ...{ freight_type: 'Sea', transportation_by: 'FCL', container_size: 'ST40', quantity: 3, weight: 18_000 },
  ...{ height: 0, length: 0, width: 0 },
})

async function approveBill(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve Bill of lading' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('button', { name: 'Approve Bill of lading' })).toHaveCount(0)
  await expect(page.getByText('Block 1 was paid: 2,352.00 USD.')).toBeVisible({ timeout: 60_000 })
}

async function readRelease(page: Page, booking: string): Promise<void> {
  const history = page.getByRole('region', { name: 'What happened' })
  await expect(history).toContainText('“The goods are accepted” of block 2 was met', { timeout: 90_000 })
  await expect(history).toContainText('Block 2 was paid: 5,488.00 USD.', { timeout: 90_000 })
  await expect(page.getByText('Released', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByText('Approved, released by')).toBeVisible()
  await page.getByRole('link', { name: new RegExp(`${booking}: container loaded`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(booking)
  await page.goto('/smart-escrow/escrows?state=released')
  await expect(page.getByRole('row', { name: /Contract 4711/ })).toContainText('8,000.00 USD')
  await expectAccessible(page)
}
