import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'

test('a custom part load is described by its volume, corrected where it is refused, and quoted', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: /^Logistics/ }).click()
  const lanes = page.getByRole('table', { name: 'Live FCL quotes' })
  await expect(lanes.getByRole('row', { name: /Mumbai, IN.*Hamburg, DE.*[\d,.]+ USD/ })).toBeVisible()
  await walkTour(page)
  await page.getByLabel('Custom Booking').check()
  await page.getByLabel('Skip this page while initiating the next logistics transaction').check()
  await page.getByRole('button', { name: 'Next' }).click()

  const form = page.getByRole('form', { name: 'Cargo details' })
  const go = form.getByRole('button', { name: 'Get quotes' })
  await go.click()
  for (const message of [
    'Select a type',
    'Select a category',
    'Select a freight basis',
    'Please enter a source',
    'Please enter a destination',
    'Select a date',
    'Please enter some weight',
  ]) {
    await expect(form.getByText(message)).toBeVisible()
  }
  await expect(form.getByLabel('Transportation by')).toBeFocused()
  await expectAccessible(page)

  await form.getByLabel('Transportation by').selectOption('LCL')
  await form.getByLabel('Category').fill('Machinery')
  await form.getByRole('option', { name: 'Machinery and parts' }).click()
  await form.getByLabel('Freight basis').selectOption('CYCY')
  await pickCity(page, 'From', 'hamburg', 'Hamburg, DE')
  await pickCity(page, 'To', 'hamburg', 'Hamburg, DE')
  await form.getByLabel('Loading date').fill(inDays(14))
  await form.getByLabel('Weight', { exact: true }).fill('30000')
  await form.getByRole('button', { name: 'Total volume' }).click()
  await form.getByLabel('Volume', { exact: true }).fill('4.32')
  await expect(form.getByText('30 W/M')).toBeVisible()
  await go.click()
  await expect(form.getByText('Choose two different places')).toBeVisible()

  await pickCity(page, 'From', 'mumb', 'Mumbai, IN')
  await page.reload()
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('Mumbai, IN')
  await go.click()
  await page.getByRole('button', { name: 'Change search' }).click()
  await expect(form.getByLabel('Weight', { exact: true })).toHaveAccessibleDescription(
    /30,000 kg is more than we carry/,
  )
  await expect(form.getByLabel('Weight', { exact: true })).toBeFocused()
  await form.getByLabel('Weight', { exact: true }).fill('900')
  await expect(form.getByText('(by volume)')).toBeVisible()
  await go.click()
  await expect(page).toHaveURL('/logistics/quotes')
  await expect(page.getByRole('heading', { name: 'Mumbai to Hamburg' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request' }).first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Freight steps' })).toContainText('Summary')

  await page.getByRole('button', { name: 'Compare sea, air and road' }).click()
  const modes = page.getByRole('group', { name: 'Mode' })
  await expect(modes.getByRole('button', { name: /^Part load by sea From [\d,.]+ USD/ })).toBeVisible()
  await expectAccessible(page)
  await modes.getByRole('button', { name: /^Air freight/ }).click()
  await expect(page).toHaveURL(/mode=AIR/)
  await expect(page.getByRole('row', { name: /Part load by sea/ })).toHaveCount(0)

  await page.goto('/logistics')
  await expect(page).toHaveURL('/logistics/cargo-details')
  await form.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Initiate' })).toBeVisible()
})

async function walkTour(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Tour' }).click()
  const dialog = page.getByRole('dialog')
  for (const title of [
    'Four steps',
    'What it costs today',
    'What to expect',
    'Simple or custom',
    'In a hurry next time?',
    'Next: cargo details',
  ]) {
    await expect(dialog).toHaveAccessibleName(title)
    await page.keyboard.press('Enter')
  }
  await expect(dialog).toBeHidden()
}

/** Typed letter by letter, which asks once, and picked from at most four. */
async function pickCity(page: Page, label: string, typed: string, city: string): Promise<void> {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/common/cities') && asked.push(request.url()))
  await page.getByLabel(label, { exact: true }).fill('')
  await page.getByLabel(label, { exact: true }).pressSequentially(typed)
  const list = page.getByRole('listbox', { name: 'Cities' })
  const options = list.getByRole('option')
  await expect(options.first()).toBeVisible()
  expect(asked.length).toBeLessThanOrEqual(1)
  expect(await options.filter({ hasNotText: 'Show more' }).count()).toBeLessThanOrEqual(4)
  await options.filter({ hasText: city }).first().click()
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(city)
  await expect(list).toBeHidden()
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
