import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { readCsv } from '../apps/server/test/read-csv.ts'
import { expectAccessible } from './accessibility.ts'
import { signInDemoCompany } from './demo-company.ts'
import { openDemoProfile, openDesk } from './office-desk.ts'
import { signInTradingCompany } from './trading-company.ts'

for (const width of [1440, 390]) {
  test(`a company reads its invoices, takes one and the month with it, at ${width} px`, async ({
    page,
    browser,
  }) => {
    await signInDemoCompany(page)
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard/wallet')
    await page.getByRole('main').getByRole('link', { name: 'Invoices' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^INV-\d{4}-\d{6} as PDF$/ }).first()).toBeVisible()
    await expectAccessible(page)
    const invoice = await downloaded(page, /^INV-\d{4}-\d{6} as PDF$/)
    expect(invoice.suggestedFilename()).toMatch(/^invoice-INV-\d{4}-\d{6}\.pdf$/)

    const month = page.getByLabel('Month', { exact: true })
    const newest = await month.locator('option').nth(1).getAttribute('value')
    await month.selectOption(newest)
    await expect(page).toHaveURL(`/dashboard/wallet/invoices?month=${newest}`)
    const csv = await downloaded(page, / as CSV$/)
    const rows = readCsv(await readFile(await csv.path(), 'utf8'))
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every(({ Number: number }) => /^(INV|CN)-\d{4}-\d{6}$/.test(number ?? ''))).toBe(true)
    expect((await downloaded(page, /^\w+ \d{4} as PDF$/)).suggestedFilename()).toBe(`invoices-${newest}.pdf`)

    const desk = await openDesk(browser)
    await desk.setViewportSize({ width, height: 900 })
    await openDemoProfile(desk)
    await expect(desk.getByRole('heading', { name: 'Invoices' })).toBeVisible()
    await expectAccessible(desk)
    expect((await downloaded(desk, /^INV-\d{4}-\d{6} as PDF$/)).suggestedFilename()).toMatch(/^invoice-INV-/)
    await desk.context().close()
  })
}

test('a company without a charge reads when its first invoice comes', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/dashboard/wallet/invoices')
  await expect(page.getByText('No invoice yet')).toBeVisible()
  await expect(page.getByText('Monthly summary')).toBeHidden()
  await expectAccessible(page)
})

async function downloaded(page: Page, button: RegExp): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).first().click()
  return download
}
