import { expect, type Locator, type Page, test } from '@playwright/test'
import { lockedPdf } from '../apps/server/test/locked-pdf.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { readLink } from './mailbox.ts'
import { type Call, signInTradingCompany } from './trading-company.ts'

for (const width of [1440, 390]) {
  test(`the documents of a trade say what is missing, are added, made, compared and downloaded, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { call } = await signInTradingCompany(page)
    await page.goto(`/transaction-summary?transaction_id=${await givenTrade(call)}`)
    const card = page.getByRole('region', { name: 'Documents', exact: true })
    const needed = card.getByRole('region', { name: 'Documents that this trade needs' })
    await expect(needed).toContainText('Missing: 4 of 4 documents that this trade needs.')
    await expect(needed.getByRole('listitem').filter({ hasText: 'Insurance certificate' })).toContainText(
      'Under CIF the seller owes the buyer insurance.',
    )
    await expectAccessible(page)

    await needed.getByRole('button', { name: 'Add: Bill of lading' }).click()
    const adding = page.getByRole('dialog')
    await expect(adding.getByLabel('Type')).toHaveValue('bill_of_lading')
    await adding.getByRole('button', { name: 'Add document' }).click()
    await expect(adding).toContainText('Choose a file')
    await adding
      .locator('input[type=file]')
      .setInputFiles({ name: 'Bill 77.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
    await expectAccessible(page)
    await adding.getByRole('button', { name: 'Add document' }).click()
    await expect(adding).toBeHidden()
    const rows = card.getByRole('region', { name: 'Documents of this trade' })
    await expect(rows).toContainText('Bill 77.pdf')
    await expect(rows).toContainText('Not opened yet')
    await rows.getByRole('button', { name: 'Bill of lading', exact: true }).click()
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Download' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(rows).toContainText('Opened once, last by')

    await needed.getByRole('button', { name: 'Make: Commercial invoice' }).click()
    const making = page.getByRole('dialog')
    await expect(making.getByLabel('Price of one unit')).toHaveValue('12.345')
    await making.getByRole('button', { name: 'Make document' }).click()
    await expect(making).toContainText('Enter the buyer, with the address')
    await expect(making).toContainText('Enter the country of origin: customs asks for it')
    await making.getByLabel('Buyer', { exact: true }).fill('Hanse Teile GmbH\nHamburg')
    await making.getByLabel('Country of origin').fill('India')
    await expect(making).toContainText('what this paper does not say yet: terms of payment')
    await making.getByLabel('Net weight').fill('900')
    await making.getByLabel('Gross weight').fill('800')
    await making.getByRole('button', { name: 'Make document' }).click()
    await expect(making).toContainText('The net weight of 900 kg is more than the gross weight of 800 kg')
    await expectAccessible(page)
    await making.getByLabel('Gross weight').fill('1000')
    await making.getByLabel('Incoterm').selectOption('FCA')
    await making.getByRole('button', { name: 'Make document' }).click()
    await expect(making).toBeHidden()
    await expect(rows.getByRole('button', { name: /^Commercial invoice CI-\d{4}-000001$/ })).toBeVisible()
    const content = page.waitForEvent('download')
    await rows.getByRole('button', { name: /^Commercial invoice CI-\d{4}-000001 as JSON$/ }).click()
    expect((await content).suggestedFilename()).toMatch(/^commercial-invoice-CI-\d{4}-000001\.json$/)
    await expect(needed).toContainText('Missing: 2 of 4 documents that this trade needs.')
    const different = card.getByRole('region', { name: 'Differences' })
    await expect(different.getByRole('listitem')).toHaveText([/^IncotermCIFThe tradeFCACI-\d{4}-000001$/])
    await expectAccessible(page)

    await addLocked(page, card)

    const saved = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Download all' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^documents-TRX-\d{4}-\d{6}\.zip$/)
    await expectNothingBeyond(page)
  })
}

/** A file with a password is kept, and its page says why it cannot be shown. */
async function addLocked(page: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Add: Packing list' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'Packed.pdf', mimeType: 'application/pdf', buffer: await lockedPdf() })
  await dialog.getByRole('button', { name: 'Add document' }).click()
  await expect(dialog).toBeHidden()
  await card.getByRole('button', { name: 'Packing list', exact: true }).click()
  await expect(dialog).toContainText('This PDF needs a password. Download it and open it with its password.')
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
}

for (const width of [1440, 390]) {
  test(`a document is asked for by a link, arrives, is approved, rejected, removed and put back, ${width} wide`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { call } = await signInTradingCompany(page)
    await page.goto(`/transaction-summary?transaction_id=${await givenTrade(call)}`)
    const card = page.getByRole('region', { name: 'Documents', exact: true })
    const needed = card.getByRole('region', { name: 'Documents that this trade needs' })
    const origin = needed.getByRole('listitem').filter({ hasText: 'Certificate of origin' })
    await needed.getByRole('button', { name: 'Ask for: Certificate of origin' }).click()
    const asking = page.getByRole('dialog')
    await asking.getByRole('button', { name: 'Send request' }).click()
    await expect(asking).toContainText('Enter a name')
    await expectAccessible(page)
    const email = `brandt-${crypto.randomUUID()}@hafenhandel.example`
    await asking.getByLabel('Who brings it').fill('Jette Brandt')
    await asking.getByLabel('Their email').fill(email)
    const due = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
    await asking.getByLabel('Due').fill(due)
    await asking.getByRole('button', { name: 'Send request' }).click()
    await expect(asking).toBeHidden()
    const asked = card.getByRole('region', { name: 'Requested documents' })
    await expect(asked).toContainText('Asked of Jette Brandt, due')
    await expect(asked).toContainText(`Sent to ${email}`)
    await expect(origin).toContainText('Requested')
    await expectAccessible(page)
    await expectNothingBeyond(page)

    const supplier = await browser.newPage({ viewport: { width, height: 900 } })
    await supplier.goto(await readLink(page, email, '/upload'))
    await expect(supplier.getByText('It belongs to a trade of')).toBeVisible()
    await supplier
      .locator('input[type=file]')
      .setInputFiles({ name: 'Origin.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
    await supplier.getByRole('button', { name: 'Upload' }).click()
    await expect(supplier.getByText('Thank you. We have received Origin.pdf.')).toBeVisible()
    await supplier.close()

    await page.reload()
    const rows = card.getByRole('region', { name: 'Documents of this trade' })
    await expect(rows).toContainText('added by Jette Brandt')
    await expect(asked).toBeHidden()
    await rows.getByRole('button', { name: 'Reject: Certificate of origin' }).click()
    const deciding = page.getByRole('dialog')
    await deciding.getByLabel('Reason').fill('The stamp of the chamber is missing')
    await deciding.getByRole('button', { name: 'Reject' }).click()
    await expect(deciding).toBeHidden()
    await expect(origin).toContainText('Rejected')
    await expect(rows).toContainText('The stamp of the chamber is missing')
    await rows.getByRole('button', { name: 'Approve: Certificate of origin' }).click()
    await expect(deciding.getByRole('region', { name: 'Differences' })).toContainText('Not compared')
    await deciding.getByLabel('Good until').fill(due)
    await expectAccessible(page)
    await deciding.getByRole('button', { name: 'Approve' }).click()
    await expect(deciding).toBeHidden()
    await expect(origin).toContainText('Approved')
    // The button is gone: its row has the focus, and not the top of the page.
    await expect(rows.getByRole('group', { name: 'Certificate of origin' })).toBeFocused()
    await expect(rows).toContainText('Good until')
    await rows.getByRole('button', { name: 'Remove: Certificate of origin' }).click()
    await deciding.getByLabel('Reason').fill('It is of another trade')
    await deciding.getByRole('button', { name: 'Remove' }).click()
    await expect(deciding).toBeHidden()
    await expect(rows).toBeHidden()
    // The last row is gone: the keyboard goes on in the card, as after the file is put back.
    await expect(card.locator(':focus')).toHaveCount(1)
    await card.getByText('Removed documents: 1').click()
    const removed = card.getByRole('list', { name: 'Removed documents' })
    await expect(removed).toContainText('It is of another trade')
    await expectAccessible(page)
    await expectNothingBeyond(page)
    await removed.getByRole('button', { name: 'Put back: Certificate of origin' }).click()
    await expect(origin).toContainText('Approved')
    await expect(card.locator(':focus')).toHaveCount(1)
    // On a phone the list is folded.
    if (width < 640) await page.getByText(/^All \d+ events$/).click()
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText(
      'You put this back: Certificate of origin, version 1.',
    )
  })
}

/** Of a request by a seller, CIF by sea. */
async function givenTrade(call: Call): Promise<string> {
  const shipping_date = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const { quote_request_id } = await call('/quote_request/save', {
    ...{
      name: 'Valves for Hamburg',
      role: 'seller',
      currency: 'USD',
      incoterm: 'CIF',
      named_place: 'Hamburg',
    },
    goods: [
      { description: 'Ball valves', hs_code: '848180', quantity: 1000, unit: 'pcs', unit_price: 12.345 },
    ],
    from: { name: 'Nhava Sheva', countryCode: 'IN', lat: 18.95, lng: 72.95 },
    to: { name: 'Hamburg', countryCode: 'DE', lat: 53.55, lng: 10 },
    ...{ shipping_date, services: ['payment'], cargo: { freight_type: 'Sea' } },
  })
  const { transaction_id } = await call('/quote_request/submit', { quote_request_id })
  return String(transaction_id)
}

async function expectNothingBeyond(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBe(0)
}
