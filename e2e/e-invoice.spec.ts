import { expect, type Page, test } from '@playwright/test'
import { plusDays } from '../apps/server/src/lifecycle/local-days.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { ciiInvoice, facturX } from '../apps/server/test/sample-invoices.ts'
import { expectAccessible } from './accessibility.ts'
import { signInSupplier } from './given-active-limit.ts'
import { todayOfSupplier } from './given-funding.ts'
import { readCode } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { ownBuyer } from './own-buyer.ts'
import { callOffice } from './trading-company.ts'

const seller = 'Another Writing of the Seller'

test('a Factur-X invoice fills in the form, says where it differs, and is funded once the office has looked', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  const buyer = ownBuyer()
  const { email, password } = await signInSupplier(page, buyer)
  const number = `RE-${Date.now()}`
  const issued = await todayOfSupplier(page)
  const due = plusDays(issued, 60)
  const said = { number, issued, due, seller, buyer: buyer.company_name, currency: 'USD' }
  const invoice = await facturX({ xml: ciiInvoice(said) })

  await page.goto('/invoice-factoring?form=fund&step=details')
  await choose(page, 'Invoice', 'factur-x.pdf', invoice)
  await expect(page.getByText('We filled in buyer, amount, number, date and order number.')).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue(buyer.company_name)
  await expect(page.getByLabel('Invoice number')).toHaveValue(number)
  await expect(page.getByLabel('Invoice amount')).toHaveValue('10,000')
  await expect(page.getByLabel('Invoice date')).toHaveValue(issued)
  await expect(page.getByLabel('Order number')).toHaveValue('PO-7731')
  await expect(page.getByLabel('KSeF number')).toHaveCount(0)

  // At once, beside the file: before finance term and shipment date are given.
  await expect(page.getByRole('list', { name: 'Differences' })).toContainText(
    `Seller: the electronic invoice says ${seller}.`,
  )
  await page.getByLabel('Invoice amount').fill('12000')
  await page.getByLabel('Finance term').selectOption('60')
  await page.getByLabel('Shipment date').fill(issued)
  for (const name of ['Purchase order', 'Transport document'])
    await choose(page, name, `${name}.pdf`, freshPdf(name))
  const differences = page.getByRole('list', { name: 'Differences' })
  await expect(differences).toContainText(
    'Invoice amount: the electronic invoice says 10,000.00 USD. 12,000.00 USD was entered.',
  )
  await expectAccessible(page)
  await page.getByLabel('Invoice amount').fill('10000')
  await expect(differences.getByRole('listitem')).toHaveCount(1)
  await expect(differences).toContainText(`Seller: the electronic invoice says ${seller}.`)
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByText('The electronic invoice says something else').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit the invoice' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to fund an invoice/))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'See the funding' }).click()
  const read = page.getByRole('region', { name: 'Electronic invoice' })
  await expect(read).toContainText(number)
  await expect(read).toContainText(seller)
  await expectAccessible(page)

  const desk = await openDesk(browser)
  const id = page.url().split('/').at(-1) ?? ''
  const office = await callOffice(page)
  await office('/admin/fundings/confirm', {
    invoice_factoring_id: id,
    reason: 'By telephone, accounts payable',
  })
  await approve(desk, id)
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('main').getByText('Funded', { exact: true }).first()).toBeVisible({
      timeout: 3000,
    })
  }).toPass({ timeout: 90_000 })
  await desk.context().close()
})

/** Without the tick that the differences are explained, nothing is approved. */
async function approve(desk: Page, id: string): Promise<void> {
  await desk.goto(`/admin/fundings/${id}`)
  await expect(desk.getByRole('region', { name: 'Electronic invoice' })).toContainText(seller)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Approve' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Approve this invoice?' })
  await expect(dialog).toContainText(seller)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByText('Tick this once the differences are explained')).toBeVisible()
  await expectAccessible(desk)
  await dialog.getByLabel('The differences are explained').check()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toBeHidden()
}

test('XML is an invoice where one is asked for, and is not shown; an invoice that only looks like one is not to be printed', async ({
  page,
}) => {
  await signInSupplier(page, ownBuyer())
  await page.goto('/invoice-factoring?form=fund&step=details')
  const xml = Buffer.from(ciiInvoice({ number: `RE-${Date.now()}`, currency: 'USD' }))
  await choose(page, 'Invoice', 'invoice.xml', xml)
  await page.getByRole('button', { name: 'View' }).first().click()
  const shown = page.getByRole('dialog', { name: 'Invoice' })
  await expect(shown).toContainText('This is an electronic invoice (XML) without a page to show.')
  const downloading = page.waitForEvent('download')
  await shown.getByRole('button', { name: 'Download' }).click()
  expect((await downloading).suggestedFilename()).toBe('invoice.xml')
  await shown.getByRole('button', { name: 'Close' }).click()

  const withDtd = Buffer.from(String(xml).replace('?>', '?><!DOCTYPE invoice [<!ENTITY a "b">]>'))
  await page
    .getByLabel('Invoice', { exact: true })
    .setInputFiles({ name: 'dtd.xml', mimeType: 'application/xml', buffer: withDtd })
  await expect(page.getByText('We did not store “dtd.xml”.')).toBeVisible()
  // The field shows the file that would be sent.
  await expect(page.getByText('dtd.xml', { exact: true })).toHaveCount(0)
  await expect(page.getByText('invoice.xml', { exact: true })).toBeVisible()
  await expectAccessible(page)

  const note = Buffer.from(ciiInvoice({ number: `GS-${Date.now()}`, currency: 'USD', type: '381' }))
  await choose(page, 'Invoice', 'credit-note.xml', note)
  await expect(page.getByText('It cannot be funded. Upload the invoice.')).toBeVisible()
  await expectAccessible(page)

  const order = page.getByLabel('Purchase order', { exact: true })
  await order.setInputFiles({ name: 'order.xml', mimeType: 'application/xml', buffer: xml })
  await expect(page.getByText('Choose a png, jpeg, jpg or pdf file')).toBeVisible()
  const two = await facturX({ xml: String(xml) }, { xml: 'x', name: 'terms.txt', type: 'text/plain' })
  await page
    .getByLabel('Invoice', { exact: true })
    .setInputFiles({ name: 'two.pdf', mimeType: 'application/pdf', buffer: two })
  await expect(page.getByText('Do not print it: a print is not the invoice')).toBeVisible()
  await expectAccessible(page)
})

/** A file can be factored once on the platform. */
const freshPdf = (name: string) => Buffer.concat([pdfFile(), Buffer.from(`\n% ${name} ${Date.now()}`)])

async function choose(page: Page, label: string, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith('.xml') ? 'application/xml' : 'application/pdf'
  await page.getByLabel(label, { exact: true }).setInputFiles({ name, mimeType, buffer })
  await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.getByRole('progressbar', { name: `Uploading ${name}` })).toHaveCount(0)
}
