import { expect, type Page, test } from '@playwright/test'
import { dollars } from '../apps/server/test/given-partner.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { ownSeller } from './given-escrow.ts'
import { readCode } from './mailbox.ts'
import { type Call, callOffice, signInTradingCompany } from './trading-company.ts'

test('8,000 USD are paid in two blocks: 30 % on the bill of lading, 70 % by the container that is loaded', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { email, password, call } = await signInTradingCompany(page, { dollars: 9000, hasPartner: false })
  await call('/check_availability/save', route)
  const { freights } = (await call('/logistics/get_quotes', search())) as { freights: unknown[] }
  const { logistics_id, booking_number } = await call('/logistics/add', { freights: [freights[0]] })
  const escrowId = await givenDraft(call)

  await test.step('a condition names the event that meets it', () =>
    chooseEvent(page, { escrowId, booking: String(booking_number) }))
  await test.step('approves the escrow', () => approve(page, { email, password }))
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

/** How a person comes so far, another story tells. */
async function givenDraft(call: Call): Promise<string> {
  const { beneficiary_id } = await call('/beneficiary_details/add', [
    { ...ownSeller(), account_details: [dollars] },
  ])
  const accounts = await call('/beneficiary_accnt_details/get', { beneficiary_id })
  const [account] = accounts as unknown as { beneficiary_account_id: string }[]
  const { url } = await call('/common/upload', {
    ...{ base64File: pdfFile().toString('base64'), folder_name: 'smart_escrow', file_name: 'bill.pdf' },
  })
  const { smart_escrow_id } = await call('/smart_escrow/add', {
    ...{ condition_based_payment: 0, amount_sent: 8000, amount_sent_currency: 'USD' },
    ...{ amount_received: 7840, amount_received_currency: 'USD', fees: 160, reference: 'Contract 4711' },
    ...{ payment_mode: 'Local Payment (Instant)', fees_payed_by: 'Beneficiary' },
    ...{ beneficiary_id, beneficiary_account_id: account?.beneficiary_account_id },
    conditions: [
      {
        percent_of_money: 30,
        document_approval: [{ approval_of_document: 'Bill of lading', doument_file: url, approver: 'Buyer' }],
      },
      {
        percent_of_money: 70,
        condition_approval: [{ condition: 'The goods are on board', approval_of_document: 'Buyer' }],
      },
    ],
  })
  return String(smart_escrow_id)
}

async function chooseEvent(page: Page, { escrowId, booking }: { escrowId: string; booking: string }) {
  await page.goto(`/smart-escrow/conditions?smart_escrow_id=${escrowId}`)
  const block = page.getByRole('group', { name: 'Partial payment 2', exact: true })
  await expect(block.getByLabel('Condition approved by')).toHaveValue('Buyer')
  const event = block.getByRole('option', { name: `${booking}: container loaded` })
  await expect(event).toBeAttached()
  await block.getByLabel('Released by').selectOption((await event.textContent()) ?? '')
  await expect(block.getByLabel('Condition approved by')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/smart-escrow\/summary\?.*smart_escrow_id=/)
  await expect(page.getByText(/^Released by .*: container loaded$/)).toBeVisible()
  await expectAccessible(page)
}

async function approve(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve the escrow' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to approve an escrow/))
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(/\/smart-escrow\/escrows\/[\da-f-]{36}$/)
  await expect(page.getByText('Funded', { exact: true }).first()).toBeVisible()
}

async function approveBill(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Approve Bill of lading' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('button', { name: 'Approve Bill of lading' })).toHaveCount(0)
  await expect(page.getByText('Block 1 was paid: 2,352.00 USD.')).toBeVisible({ timeout: 60_000 })
}

async function readRelease(page: Page, booking: string): Promise<void> {
  const history = page.getByRole('region', { name: 'What happened' })
  await expect(history).toContainText('“The goods are on board” of block 2 was met', { timeout: 90_000 })
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
