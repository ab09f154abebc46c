import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { givenScheduled, seenInspection } from './given-inspection.ts'
import { fillReport, openByPhone, sendReport } from './given-report.ts'
import { openDesk } from './office-desk.ts'
import { callOffice, signInTradingCompany } from './trading-company.ts'

test('an inspector reports by phone, and the customer reads the verdict and accepts the lot', async ({
  page,
  browser,
}) => {
  test.slow()
  const company = await signInTradingCompany(page, { dollars: 5000 })
  const id = await givenScheduled(page, company, { aql_minor: 6.5 })
  const email = `inspector-${id.slice(0, 8)}@ganges.example`
  const desk = await openDesk(browser)
  await desk.goto(`/admin/inspections/${id}`)
  await desk.getByRole('button', { name: 'Send report link' }).click()
  await desk.getByRole('button', { name: 'Send link' }).click()
  await expect(desk.getByText("Inspector's name is required")).toBeVisible()
  await desk.getByLabel("Inspector's name").fill('Ravi Kumar')
  await desk.getByLabel("Inspector's email").fill(email)
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Send link' }).click()
  await expect(desk.getByRole('region', { name: 'Links' })).toContainText(email)

  const phone = await openByPhone(page, browser, email)
  await fillReport(phone)
  const remove = phone.getByRole('button', { name: 'Remove photo 1: defect 1' })
  await phone.context().setOffline(true)
  await remove.click()
  await expect(remove).toHaveAccessibleDescription(/^The photo was not removed\./)
  await expectAccessible(phone)
  await phone.context().setOffline(false)
  await sendReport(phone, 'Major defects: 8 pieces, rejected from 8')
  await expect(phone.getByText('Its verdict by the published rules: Rejected.')).toBeVisible()
  await expectAccessible(phone)
  await phone.reload()
  await expect(phone.getByText('This link does not work')).toBeVisible()

  await page.goto(`/quality-assurance/inspections/${id}`)
  await expect(page.getByRole('list', { name: 'Reasons' })).toContainText('8 pieces, rejected from 8')
  await page.getByRole('button', { name: /^View Photo 1/ }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download report' }).click()
  const paper = await saving
  expect(paper.suggestedFilename()).toMatch(/^inspection-report-TLR-\d{4}-\d{6}\.pdf$/)
  await verify(page, browser)

  await page.getByRole('button', { name: 'Accept report' }).click()
  const dialog = page.getByRole('dialog', { name: /^Accept the report/ })
  await dialog.getByRole('button', { name: 'Accept report' }).click()
  await expect(dialog.getByText('Tick that you accept the lot')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('I accept the lot although the report rejects it').check()
  await expect(dialog.getByText('Tick that you accept the lot')).toBeHidden()
  await dialog.getByRole('button', { name: 'Accept report' }).click()
  await expect(page.getByText('Accepted although rejected')).toBeVisible()
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
    'The verdict was: rejected.',
  )
  await expectAccessible(page)
  await readRecord(page)
  await phone.context().close()
  await desk.context().close()
})

test('after a rejected lot the customer asks for a new inspection, which leads back to the first', async ({
  page,
  browser,
}) => {
  test.slow()
  const company = await signInTradingCompany(page, { dollars: 5000 })
  const id = await givenScheduled(page, company)
  const email = `inspector-${id.slice(0, 8)}@ganges.example`
  await sendLinkByCall(page, id, email)
  const phone = await openByPhone(page, browser, email)
  await fillReport(phone)
  await sendReport(phone, 'the lot is rejected')
  await expect(phone.getByText('We have received the report')).toBeVisible()
  await page.goto(`/quality-assurance/inspections/${id}`)
  await page.getByRole('button', { name: 'Ask for a new inspection' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Prepare new order' }).click()
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
  const others = page.getByRole('region', { name: 'Inspections of the same goods' })
  await others.getByRole('link').click()
  await expect(page.getByText('Reinspection', { exact: true }).first()).toBeVisible()
  await expect(others).toContainText('Afterwards')
  await expectAccessible(page)
  await phone.context().close()
})

/** On the supplier's own page, with the inspections as a table. */
async function readRecord(page: Page): Promise<void> {
  const known = page.getByRole('region', { name: "Supplier's record" })
  await expect(page.getByText('Minor defects, AQL 6.5')).toBeVisible()
  await expect(known).toContainText('0 of 1 inspection')
  await expect(known).toContainText('6.4 major')
  await known.getByRole('link').click()
  await expect(page.getByRole('table', { name: 'Inspections of this supplier' })).toContainText('Rejected')
  // By key: sections above it that are still loading move the box, also between the press and the release of a mouse.
  await page.getByLabel('Production is steady: allow reduced inspection').press('Space')
  await expect(page.getByText('Reduced inspection is allowed.')).toBeVisible()
  await expectAccessible(page)
}

/** Anybody who holds the document. */
async function verify(page: Page, browser: Browser): Promise<void> {
  const address = await page.getByRole('link', { name: 'Verification page' }).getAttribute('href')
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(address ?? '')
  // A genuine report of bad goods is genuine.
  await expect(reader.getByRole('alert')).toHaveText('Genuine.We issued this report.')
  await expect(reader.getByRole('alert')).toHaveClass(/bg-done-wash/)
  await expect(reader.getByRole('definition').filter({ hasText: /^Rejected$/ })).toBeVisible()
  await expectAccessible(reader)
  await reader.getByLabel('Verification code').fill('')
  await reader.getByRole('button', { name: 'Verify' }).click()
  await expect(reader.getByLabel('Verification code')).toBeFocused()
  await expect(reader.getByText('We issued this report.')).toHaveCount(0)
  await reader.getByLabel('Verification code').fill('00000000000000000000')
  await reader.getByRole('button', { name: 'Verify' }).click()
  await expect(reader.getByText('We have issued no report with this number')).toBeVisible()
  await reader.context().close()
}

async function sendLinkByCall(page: Page, id: string, inspector_email: string): Promise<void> {
  const office = await callOffice(page)
  const body = { ...(await seenInspection(office, id)), inspector_name: 'Ravi Kumar', inspector_email }
  await office('/admin/inspections/send_report_link', body)
}
