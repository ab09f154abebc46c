import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { officePage } from './shipment-story.ts'

// Ports of Fiji and Tonga, to which no other story ships: all stories share one product.

async function tariffPage(browser: Browser): Promise<Page> {
  const office = await officePage(browser)
  await office.goto('/admin/tariff')
  const lanes = office.getByRole('region', { name: 'Trade lanes' })
  await expect(lanes.getByRole('row', { name: /^Far East to North Europe 90 %/ })).toBeVisible()
  return office
}

/** A surcharge of full containers; what is still missing is its source. */
async function fillSurcharge(
  office: Page,
  { code, name, country }: Record<'code' | 'name' | 'country', string>,
) {
  await office.getByRole('region', { name: 'Surcharges' }).getByRole('button', { name: 'Add' }).click()
  const dialog = office.getByRole('dialog', { name: 'Add surcharge' })
  await dialog.getByLabel('Code').fill(code)
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Amount', exact: true }).fill('12.50')
  await dialog.getByRole('combobox', { name: 'From or to' }).fill(country)
  await dialog.getByRole('option', { name: country, exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'From or to: chosen' })).toContainText(country)
  return dialog
}

test('the office adds a surcharge to the tariff, corrects it where it is refused, and sees the version and what it changed', async ({
  browser,
}) => {
  const office = await tariffPage(browser)
  const dialog = await fillSurcharge(office, { code: 'FJS', name: 'Fiji surcharge', country: 'Fiji' })
  const amount = dialog.getByRole('textbox', { name: 'Amount', exact: true })
  await amount.fill('1e3')
  await expect(amount).toHaveValue('12.50')
  const full = dialog.getByRole('checkbox', { name: 'Full container by sea' })
  await full.uncheck()
  await dialog.getByRole('button', { name: 'Save version' }).click()
  await expect(dialog.getByText('Say where the figure comes from')).toBeVisible()
  await expect(dialog.getByText('Select at least one mode')).toBeVisible()
  await expectAccessible(office)
  await full.check()
  await dialog.getByRole('textbox', { name: 'Source', exact: true }).fill('The carriers’ notice')
  await dialog.getByRole('button', { name: 'Save version' }).click()
  await expect(dialog).toBeHidden()
  const surcharges = office.getByRole('region', { name: 'Surcharges' })
  await expect(surcharges.getByRole('row', { name: /^FJS Fiji surcharge 12.50 USD/ }).first()).toBeVisible()
  await expect(office.getByRole('list', { name: 'Versions' })).toContainText('FJS, Fiji surcharge: added')
  await office.getByRole('searchbox', { name: 'Search lanes and surcharges' }).focus()
  await office.keyboard.type('fiji notice')
  await expect(office.getByRole('status').filter({ hasText: 'surcharge' })).toHaveText(
    /^0 lanes, \d+ surcharges?$/,
  )
  await expect(office.getByText('No trade lanes found')).toBeVisible()
  await office.keyboard.press('Tab')
  await office.keyboard.press('Tab')
  await expect(surcharges.getByRole('button', { name: 'Add' })).toBeFocused()
  await expectAccessible(office)
})

test('of two people who save the tariff at once, the second learns of it, keeps what was entered, and saves it on top', async ({
  browser,
}) => {
  const [first, second] = [await tariffPage(browser), await tariffPage(browser)]
  const theirs = await fillSurcharge(first, { code: 'TOA', name: 'Tonga surcharge', country: 'Tonga' })
  const ours = await fillSurcharge(second, { code: 'TOB', name: 'Tonga fuel', country: 'Tonga' })
  for (const dialog of [theirs, ours])
    await dialog.getByRole('textbox', { name: 'Source', exact: true }).fill('The carriers’ notice')
  await theirs.getByRole('button', { name: 'Save version' }).click()
  await expect(theirs).toBeHidden()
  await ours.getByRole('button', { name: 'Save version' }).click()
  await expect(ours.getByRole('alert')).toContainText('Somebody else has saved the tariff in the meantime.')
  await expect(ours.getByLabel('Code')).toHaveValue('TOB')
  await expectAccessible(second)
  await ours.getByRole('button', { name: 'Save version' }).click()
  await expect(ours).toBeHidden()
  const surcharges = second.getByRole('region', { name: 'Surcharges' })
  await expect(surcharges.getByRole('row', { name: /^TOA Tonga surcharge 12.50 USD/ }).first()).toBeVisible()
  await expect(surcharges.getByRole('row', { name: /^TOB Tonga fuel 12.50 USD/ }).first()).toBeVisible()
})
