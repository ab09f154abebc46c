import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInSupplier } from './given-active-limit.ts'
import { givenDraft } from './given-funding.ts'
import { openDesk } from './office-desk.ts'
import { ownBuyer } from './own-buyer.ts'
import { type Call, callOffice } from './trading-company.ts'

test('a funding is approved at the quote desk, by the terms that its customer accepted', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const supplier = await signInSupplier(page, ownBuyer())
  const { fundingId, submit } = await givenDraft(page, supplier)
  await submit()
  const office = await callOffice(page)
  await office('/admin/fundings/confirm', { invoice_factoring_id: fundingId, reason: 'By telephone' })
  const transactionId = await tradeOf(office, fundingId)
  await openRequest(page, await requestOf(office, transactionId))

  const desk = await openDesk(browser)
  for (const width of [390, 1440]) {
    await desk.setViewportSize({ width, height: 900 })
    await desk.goto(`/admin/quotes/${transactionId}`)
    const section = desk.getByRole('region', { name: /^Invoice Factoring: request QR-/ })
    await expect(section).toContainText('8,500.00 USD')
    await expect(section).not.toContainText('Quotes')
    await expect(section.getByRole('button', { name: 'Ask vendors' })).toHaveCount(0)
    await expect(section.getByRole('form')).toHaveCount(0)
    await expectAccessible(desk)
  }
  await approve(desk)
  await desk.context().close()

  await page.reload()
  await expect(page.getByText('We approved your request. What follows has its own page.')).toBeVisible()
  await page.getByRole('link', { name: 'View the details' }).click()
  await expect(page).toHaveURL(`/invoice-factoring/fundings/${fundingId}`)
})

async function tradeOf(office: Call, invoice_factoring_id: string): Promise<string> {
  const { funding } = await office('/admin/fundings/get', { invoice_factoring_id })
  return (funding as { transaction_id: string }).transaction_id
}

async function requestOf(office: Call, transaction_id: string): Promise<string> {
  const { cases } = await office('/admin/quotes/get_by_transaction_id', { transaction_id })
  return (cases as { case_id: string }[])[0]?.case_id ?? ''
}

/** What the customer reads while it waits. */
async function openRequest(page: Page, caseId: string): Promise<void> {
  await page.goto(`/offers/${caseId}`)
  await expect(page.getByText(/We promised an answer by/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Offers' })).toHaveCount(0)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
}

async function approve(desk: Page): Promise<void> {
  const section = desk.getByRole('region', { name: /^Invoice Factoring: request QR-/ })
  await section.getByRole('button', { name: 'Approve' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Approve this request' })
  await expectAccessible(desk)
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(section.getByRole('button', { name: 'Approve' })).toHaveCount(0)
  await section.getByRole('link', { name: 'Open it' }).click()
  await expect(desk).toHaveURL(/\/admin\/fundings\//)
}
