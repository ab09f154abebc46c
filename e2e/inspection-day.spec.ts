import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { dayIn, givenConfirmed, suppliersEmail } from './given-inspection.ts'
import { readCode, readLink } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

test('the supplier agrees the day by a link, and the back office fixes it with one click', async ({
  page,
  browser,
}) => {
  test.slow()
  const company = await signInTradingCompany(page, { dollars: 5000 })
  const id = await givenConfirmed(page, company)
  const email = suppliersEmail(company.email)
  const desk = await openDesk(browser)
  await desk.goto(`/admin/inspections/${id}`)
  await desk.getByRole('button', { name: 'Ask supplier' }).click()
  await expect(desk.getByLabel('Proposed day 1')).toHaveValue(dayIn(5))
  await desk.getByRole('button', { name: 'Add day' }).click()
  await desk.getByLabel('Proposed day 2').fill(dayIn(7))
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Send link' }).click()
  const days = desk.getByRole('region', { name: 'Day with the supplier' })
  await expect(days).toContainText('None yet, asked for by')

  const phone = await openByPhone(page, browser, email)
  await expect(phone.getByRole('radio', { name: /^[A-Z][a-z]+day, \d/ })).toHaveCount(2)
  await phone.getByRole('button', { name: 'Send the answer' }).click()
  await expect(phone.getByText('Choose a day')).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('radio', { name: 'Another day' }).check()
  await phone.getByLabel('The day that you propose').fill(dayIn(9))
  await phone.getByLabel('Who receives the inspector').fill('Sunil Patil')
  await phone.getByLabel('Address of the inspection').fill('Gate 3, MIDC Ranjangaon, Pune')
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Send the answer' }).click()
  await expect(phone.getByText('Thank you. We email you as soon as the day is fixed.')).toBeVisible()
  await expectAccessible(phone)
  await phone.reload()
  await expect(phone.getByText('This link does not work')).toBeVisible()

  await page.goto(`/quality-assurance/inspections/${id}`)
  await expect(page.getByRole('region', { name: 'What happened' })).toContainText('The supplier proposed')
  await desk.reload()
  await expect(days).toContainText('Sunil Patil')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: /^Schedule for / }).click()
  await expect(desk.getByText('Scheduled', { exact: true }).first()).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Schedule for / })).toBeHidden()
  await page.reload()
  await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Day with the supplier' })).toContainText('Gate 3')
  // What cannot be done any more says why.
  const cancel = page.getByRole('button', { name: 'Cancel inspection' })
  await expect(cancel).toHaveAccessibleDescription(/^The inspection is scheduled\. Write to us/)
  await cancel.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await phone.context().close()
  await desk.context().close()
})

/** The link as the supplier opens it, in a window as large as a phone's. */
async function openByPhone(page: Page, browser: Browser, email: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(await readLink(page, email, '/inspection-day'))
  await phone.getByRole('button', { name: 'Send the code' }).click()
  await expect(phone.getByLabel('One-time code')).toBeVisible()
  await phone.getByLabel('One-time code').fill(await readCode(page, email, /Your Tradelane code/))
  await expect(phone.getByRole('region', { name: 'The inspection' })).toContainText('Cotton yarn on cones')
  return phone
}
