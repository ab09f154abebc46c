import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openSeaSearch } from './covered-freight.ts'
import { signInNewCompany } from './new-company.ts'

test('one of twenty Springfields is chosen by its state, quoted, and named with it on the summary', async ({
  page,
}) => {
  await signInNewCompany(page)
  const form = await openSeaSearch(page)
  await typeCity(page, 'From', 'springfield')
  await expect(options(page)).toHaveText([
    /^Springfield, Missouri, US\s+United States$/,
    /^Springfield, Massachusetts, US\s+United States$/,
    /^Springfield, Illinois, US\s+United States$/,
    /^Springfield, Oregon, US\s+United States$/,
    'Show more',
  ])
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(options(page).filter({ hasText: 'Springfield, Ohio, US' })).toBeVisible()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('springfield')
  await expectAccessible(page)
  await options(page).filter({ hasText: 'Illinois' }).click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Springfield, Illinois, US')
  await expect(options(page)).toHaveCount(0)

  // Enter takes the first one, whether the arrow has marked it or not.
  for (const keys of [['ArrowDown', 'Enter'], ['Enter']]) {
    await typeCity(page, 'To', 'springfield')
    await expect(options(page)).toHaveCount(5)
    for (const key of keys) await page.keyboard.press(key)
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('Springfield, Missouri, US')
    await expect(options(page)).toHaveCount(0)
  }
  // Enter before the hits are there takes the first one that comes, and who typed a whole text has chosen it.
  const to = page.getByLabel('To', { exact: true })
  for (const [typed, keys] of [
    ['springfield', ['ArrowDown', 'Enter']],
    ['springfield, missouri, us', ['Tab']],
  ] as const) {
    await to.fill(typed)
    for (const key of keys) await page.keyboard.press(key)
    await expect(to).toHaveValue('Springfield, Missouri, US')
    await expect(options(page)).toHaveCount(0)
  }
  // So has who typed all of its name in another language.
  for (const [typed, city] of [
    ['Mailand', 'Milan, IT'],
    ['Kopenhagen', 'Copenhagen, DK'],
  ] as const) {
    await to.fill(typed)
    await page.keyboard.press('Tab')
    await expect(to).toHaveValue(city)
  }
  // A port by its code, and a name with a typing error.
  await typeCity(page, 'To', 'INNSA')
  await expect(options(page).first()).toHaveText(
    /^Nhava Sheva, IN\s+Port INNSA near Mumbai, Maharashtra, India$/,
  )
  await typeCity(page, 'To', 'Hambrug')
  await options(page).filter({ hasText: 'Hamburg, DE' }).click()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Hamburg, DE')
  await form.getByLabel('Loading date').fill(inDays(10))
  await form.getByLabel('Weight').fill('18000')
  await form.getByRole('button', { name: 'Get quotes' }).click()

  await expect(page.getByRole('heading', { name: 'Springfield, Illinois to Hamburg' })).toBeVisible()
  const offers = page.getByRole('table', { name: 'Quotes' })
  await offers
    .getByRole('button', { name: /^Request/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/logistics\/summary/)
  await expect(page.getByRole('heading', { name: /Springfield, Illinois to Hamburg/ })).toBeVisible()
})

test('a city that is found by another name shows it beside its own, in its own script too', async ({
  page,
}) => {
  await signInNewCompany(page)
  await openSeaSearch(page)
  await typeCity(page, 'From', '上海')
  await expect(options(page)).toHaveText([/^Shanghai, CN \(上海\)\s+China$/])
  // What a screen reader reads of it.
  await expect(page.getByRole('option', { name: 'Shanghai, CN (上海) China' })).toBeVisible()
  await expectAccessible(page)
  await options(page).first().click()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('Shanghai, CN')
  await typeCity(page, 'To', 'münchen')
  await expect(options(page).first()).toHaveText(/^Munich, DE \(München\)\s+Bavaria, Germany$/)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Munich, DE')
  await typeCity(page, 'To', 'munich')
  await expect(options(page).first()).toHaveText(/^Munich, DE\s+Bavaria, Germany$/)
})

test('a live lane shows the best of several carriers, and opens the search that finds it', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.goto('/logistics?intro=1')
  const lane = page
    .getByRole('table', { name: 'Live FCL quotes' })
    .getByRole('row', { name: /Shanghai, CN to Rotterdam, NL.*Best of \d carriers.*[\d,.]+ USD/ })
  await expect(lane).toBeVisible()
  await expect(page.getByText('Best is the lowest sum of price, days and CO2')).toBeVisible()
  await expectAccessible(page)
  const price = /([\d,.]+) USD/.exec((await lane.allInnerTexts()).join(' '))?.[1] ?? ''
  await lane.getByRole('button', { name: 'Search Shanghai, CN to Rotterdam, NL' }).click()

  const form = page.getByRole('form', { name: 'Cargo details' })
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('Shanghai, CN')
  await expect(form.getByLabel('To', { exact: true })).toHaveValue('Rotterdam, NL')
  await expect(form.getByLabel('Weight')).toHaveValue('12,000')
  await form.getByRole('button', { name: 'Get quotes' }).click()
  await expect(page.getByRole('heading', { name: 'Shanghai to Rotterdam' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Quotes' })).toContainText(`${price} USD`)
})

test('a live lane asks before it replaces a search that was started', async ({ page }) => {
  await signInNewCompany(page)
  await page.goto('/logistics/cargo-details')
  const form = page.getByRole('form', { name: 'Cargo details' })
  await typeCity(page, 'From', 'Hamburg')
  await options(page).filter({ hasText: 'Hamburg, DE' }).click()
  await page.goto('/logistics?intro=1')
  const lane = page.getByRole('button', { name: 'Search Shanghai, CN to Rotterdam, NL' })
  await lane.click()
  const dialog = page.getByRole('dialog', { name: 'Replace your search?' })
  await expect(dialog).toContainText('Your search from Hamburg, DE is kept in the cargo form.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await lane.click()
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect(form.getByLabel('From', { exact: true })).toHaveValue('Shanghai, CN')
})

async function typeCity(page: Page, label: string, typed: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill('')
  await page.getByLabel(label, { exact: true }).pressSequentially(typed)
  await expect(options(page).first()).toBeVisible()
}

const options = (page: Page) => page.getByRole('listbox', { name: 'Cities' }).getByRole('option')
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
