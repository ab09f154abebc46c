import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { readCsv } from '../apps/server/test/read-csv.ts'
import { expectAccessible } from './accessibility.ts'
import { signInTradingCompany } from './trading-company.ts'

test('a statement is downloaded, adds up, and can be verified by anyone who has it', async ({
  page,
  browser,
}) => {
  await givenConversion(page)
  await page.goto('/dashboard/wallet')
  await page.getByRole('main').getByRole('link', { name: 'Statements' }).click()
  // The wallet has a field with this label, too.
  await expect(page.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible()
  await page.getByLabel('Account', { exact: true }).selectOption('EUR')
  const csv = await downloaded(page, 'Statement as CSV')
  const rows = readCsv(await textOf(csv))
  const cents = (text = '') => Math.round(Number(text) * 100)
  const sum = rows.reduce((sum, { Amount }) => sum + cents(Amount), 0)
  expect(rows.map(({ Description }) => Description)).toEqual([
    'Opening balance',
    'Opening balance',
    expect.stringMatching(/^Converted 100.00 EUR to/),
    'Interim balance, not final',
  ])
  expect(cents(rows.at(0)?.Balance) + sum).toBe(cents(rows.at(-1)?.Balance))
  expect(rows.at(-1)?.Balance).toBe('600.00')

  const made = page.getByRole('table', { name: 'Your statements' })
  await expect(made.getByRole('row')).toContainText([/Closing balance/, /EUR-1.*2.*600.00 EUR/])
  await expectAccessible(page)
  const again = await downloaded(page, 'Statement EUR-1 as CSV')
  expect(await textOf(again)).toBe(await textOf(csv))
  const camt = await textOf(await downloaded(page, 'Statement EUR-1 as camt.053'))
  const code = /Verification code ([\w-]+)\./.exec(camt)?.[1] ?? ''
  expect((await downloaded(page, 'Statement EUR-1 as PDF')).suggestedFilename()).toMatch(
    /^statement-EUR-.*\.pdf$/,
  )

  // Somebody else, who was sent the paper.
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(`${new URL(page.url()).origin}/verify-statement?code=${code}`)
  await reader.getByLabel('Closing balance').fill('600')
  await reader.getByRole('button', { name: 'Verify' }).click()
  await expect(reader.getByText('Enter the amount and its currency')).toBeVisible()
  await expect(reader.getByLabel('Closing balance')).toBeFocused()
  await reader.getByLabel('Closing balance').fill('700.00 EUR')
  await reader.getByRole('button', { name: 'Verify' }).click()
  await expect(reader.getByText('Not found.')).toBeVisible()
  await reader.getByLabel('Closing balance').fill('600.00 EUR')
  await reader.getByRole('button', { name: 'Verify' }).click()
  await expect(reader.getByText('Genuine.')).toBeVisible()
  await expectAccessible(reader)
  // Only of the balance that was asked about.
  await reader.getByLabel('Closing balance').fill('700.00 EUR')
  await expect(reader.getByText('Genuine.')).toHaveCount(0)
  await reader.context().close()
})

test('an invalid period is refused at its field; movements are searched and downloaded', async ({ page }) => {
  await givenConversion(page)
  await page.goto('/dashboard/wallet/statements')
  await page.getByLabel('Period').selectOption('Choose days')
  await page.getByLabel('First day').fill('2026-02-02')
  await page.getByLabel('Last day').fill('2026-02-01')
  await page.getByRole('button', { name: 'Statement as PDF' }).click()
  await expect(page.getByText('The first day is after the last day')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/dashboard/wallet?currency=EUR')
  const movements = page.getByRole('table', { name: 'Movements in EUR' })
  await expect(movements.getByRole('row')).toHaveCount(3)
  await page.getByText('More filters').click()
  await page.getByLabel('Direction').selectOption('Money out')
  await expect(movements.getByRole('row')).toContainText(['Balance', /Converted 100.00 EUR/])
  await expect(page).toHaveURL(/direction=out/)
  const rows = readCsv(await textOf(await downloaded(page, 'Download CSV')))
  expect(rows).toMatchObject([{ Amount: '-100.00', Balance: '600.00' }])
  await expectAccessible(page)
  await movements.getByRole('link', { name: /Converted/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Balance afterwards')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('searchbox').fill('nothing like it')
  await expect(page.getByText('No records found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(movements.getByRole('row')).toHaveCount(3)
})

/** A verified company that has converted a hundred of its euros. */
async function givenConversion(page: Page): Promise<void> {
  const { call } = await signInTradingCompany(page, { hasPartner: false })
  await page.goto('/dashboard')
  await expect(page.getByRole('region', { name: 'EURO account' })).toContainText('700.00 EUR')
  const pair = { source_currency_code: 'EUR', destination_currency_code: 'USD' }
  const { quote_id } = await call('/users/nium/quote', { ...pair, amount: 100, purpose: 'conversion' })
  await call('/users/nium/convert', { quote_id })
}

async function downloaded(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return download
}

const textOf = async (file: Download): Promise<string> => readFile(await file.path(), 'utf8')
