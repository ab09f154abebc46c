import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { fillSeaSearch, inDays } from './covered-freight.ts'
import { officePage } from './shipment-story.ts'
import { signInTradingCompany } from './trading-company.ts'

test('the office reads a fact of the world again, and what rests on it says so', async ({
  page,
  browser,
}) => {
  const desk = await officePage(browser)
  await desk.goto('/admin/facts')
  const rows = desk.getByRole('table', { name: 'Facts' }).getByRole('row')
  await expect(rows.filter({ hasText: 'Public holidays and weekends' })).toContainText('holidays 0.105')
  // What is to be read again is due; the button is what reads it.
  await expect(desk.getByLabel('Status').getByRole('option')).toHaveText([
    'All statuses',
    'Due',
    'Changed',
    'Not loaded',
    'Current',
  ])
  await expectAccessible(desk)

  await desk.getByLabel('Search by fact or source').fill('closed-borders')
  await expect(desk).toHaveURL(/search=closed-borders/)
  const row = rows.filter({ hasText: 'Land borders' })
  await expect(rows).toHaveCount(2)
  await row.getByRole('button', { name: /^Read again/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'Read again' })
  await dialog.getByLabel('The fact is').selectOption('Different now')
  await dialog.getByLabel('Read on').fill('2099-01-01')
  await dialog.getByLabel('Source').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Say what has changed')).toBeVisible()
  await expect(dialog.getByText('Say where you read it')).toBeVisible()
  // Said before it is sent.
  await expect(dialog.getByText('The day is in the future')).toBeVisible()
  await expectAccessible(desk)
  const text = `The border is open again, ${Date.now()}.`
  await dialog.getByLabel('What has changed').fill(text)
  await dialog.getByLabel('Source').fill('Ministry of Transport')
  await dialog.getByLabel('Read on').fill(new Date().toISOString().slice(0, 10))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row).toContainText('Changed')
  await expect(row).toContainText(text)
  await expect(row).toContainText('Ministry of Transport')
  await desk.context().close()

  await signInTradingCompany(page)
  const form = await fillSeaSearch(page, {
    from: ['mumbai', 'Mumbai, IN'],
    to: ['hamburg', 'Hamburg, DE'],
    loading: inDays(20),
  })
  await form.getByLabel('What the goods are').fill('Cotton yarn')
  await form.getByLabel('Weight', { exact: true }).fill('18000')
  await form.getByRole('button', { name: 'Get quotes' }).click()
  await expect(page.getByRole('table', { name: 'Quotes' })).toBeVisible()
  // No offer by sea rests on land borders.
  await expect(page.getByText(/^Land borders/)).toHaveCount(0)
  expect(await (await page.request.get('/api/facts/old')).text()).toContain(text)
  await expectAccessible(page)
})
