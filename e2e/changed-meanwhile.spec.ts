import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { ganges } from '../apps/server/test/given-inspection.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'
import { openDesk } from './office-desk.ts'
import { callOffice, signInTradingCompany } from './trading-company.ts'

const changed = 'The record has changed in the meantime.'

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a dialog whose action a colleague has closed stays, says why and keeps what was typed, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await signInTradingCompany(page, { isCleared: false, hasPartner: false })
    const uid = await companyIdOf(page)
    const desk = await openDesk(browser)
    await desk.setViewportSize({ width, height })
    await desk.goto(`/admin/customer-profiles/${uid}`)
    const refuse = desk.getByRole('button', { name: 'Refuse', exact: true })
    await refuse.click()
    const dialog = desk.getByRole('dialog', { name: /^Refuse / })
    await dialog.getByLabel('Reason').fill('The register has another address.')
    const office = await callOffice(desk)
    await office('/admin/customers/kyb_decide', { uid, decision: 'ask', reason: 'Which address is right?' })
    await readAgain(desk)
    await expect(dialog.getByRole('alert')).toHaveText(
      `${changed} The company has not answered yet. Wait for its answer, or take the request back. You can still copy what you have typed.`,
    )
    await expect(dialog.getByLabel('Reason')).toHaveValue('The register has another address.')
    await expect(dialog.getByRole('button', { name: 'Refuse' })).toBeDisabled()
    await expectAccessible(desk)
    // The cross asks first where much was typed, and that question is open.
    await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
    await desk.getByRole('button', { name: 'Discard' }).click()
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    await expect(refuse).toHaveAttribute('aria-disabled', 'true')
    await desk.context().close()
  })

test('a dialog whose action nobody looks for any more says what the server would', async ({
  page,
  browser,
}) => {
  await signInTradingCompany(page, { isCleared: false, hasPartner: false })
  const uid = await companyIdOf(page)
  const desk = await openDesk(browser)
  await desk.goto(`/admin/customer-profiles/${uid}`)
  await desk.getByRole('button', { name: 'Ask for more information' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('The register of shareholders')
  const office = await callOffice(desk)
  await office('/admin/customers/kyb_decide', { uid, decision: 'clear' })
  await readAgain(desk)
  await expect(dialog.getByRole('alert')).toContainText(
    `${changed} This verification is no longer under review.`,
  )
  await expect(dialog.getByRole('textbox').first()).toHaveValue('The register of shareholders')
  await expect(dialog.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled()
  await desk.context().close()
})

test('the dialog of a row stays when its row has left the list', async ({ page }) => {
  const { call } = await signInTradingCompany(page)
  const { transaction_id } = await call('/transaction_summary/start', { name: 'Valves' })
  const { document_id } = await call('/trade_documents/add', {
    transaction_id,
    type: 'packing_list',
    base64File: pdfFile().toString('base64'),
    file_name: 'Packing list.pdf',
  })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Transaction summary' }).click()
  await page.getByRole('button', { name: /^Reject: / }).click()
  const dialog = page.getByRole('dialog', { name: 'Reject the document' })
  await dialog.getByLabel('Reason').fill('It names another consignee.')
  await call('/trade_documents/remove', { document_id, reason: 'Added by mistake' })
  await readAgain(page)
  await expect(page.getByRole('button', { name: /^Reject: /, includeHidden: true })).toHaveCount(0)
  await expect(dialog.getByRole('alert')).toContainText(`${changed} This is not open any more.`)
  await expect(dialog.getByLabel('Reason')).toHaveValue('It names another consignee.')
  // It goes with its page.
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})

test('what a colleague saves does not replace what is typed in a form', async ({ browser }) => {
  const desk = await openDesk(browser)
  const office = await callOffice(desk)
  const company = { ...ganges, company_name: `Ganges Inspection ${randomUUID()}` }
  const { inspection_company_id } = await office('/admin/inspection_companies/add', company)
  await desk.goto(`/admin/inspection-companies/${inspection_company_id}`)
  const remarks = desk.getByLabel('Price remarks')
  await remarks.fill('Asks for a day in advance.')
  const newer = { ...company, inspection_company_id, version: 1, accreditation: 'Type B' }
  await office('/admin/inspection_companies/update', newer)
  await readAgain(desk)
  const since = desk.getByRole('alert').filter({ hasText: 'has saved this since you opened it.' })
  await expect(since).toBeVisible()
  await expect(remarks).toHaveValue('Asks for a day in advance.')
  await expectAccessible(desk)
  await since.getByRole('button', { name: 'Load what was saved' }).click()
  await expect(remarks).toHaveValue(ganges.price_remarks ?? '')
  await expect(desk.getByLabel('Accreditation')).toHaveValue('Type B')
  await expect(since).toHaveCount(0)
  // What is saved here is no news: the next change is of the new version.
  for (const words of ['Asks for a day in advance.', 'Asks for two days in advance.']) {
    await remarks.fill(words)
    await desk.getByRole('button', { name: 'Save changes' }).click()
    const saved = desk.getByText('The changes are saved. Earlier quotes keep their name.')
    await expect(saved).toBeVisible()
    await expect(since).toHaveCount(0)
    await desk.getByRole('button', { name: 'Close toast' }).click()
    await expect(saved).toBeHidden()
  }
  await desk.context().close()
})

/** Who comes back to the page after a minute. */
async function readAgain(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 60_000)
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
}

async function companyIdOf(page: Page): Promise<string> {
  const { cookies } = await page.context().storageState()
  const jwt = cookies.find(({ name }) => name === 'jwtToken')?.value
  const answer = await page.request.get('/api/users/get', { headers: { authorization: `Bearer ${jwt}` } })
  return ((await answer.json()) as { data: { uid: string } }).data.uid
}
