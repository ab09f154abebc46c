import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { officePage } from './shipment-story.ts'

// Ports of Fiji, to which no other story ships: all stories share one product.

test('the office adds a surcharge to the tariff, corrects it where it is refused, and sees the version and what it changed', async ({
  browser,
}) => {
  const office = await officePage(browser)
  await office.goto('/admin/tariff')
  const lanes = office.getByRole('region', { name: 'Trade lanes' })
  await expect(lanes.getByRole('row', { name: /^Far East to North Europe 55 %/ })).toBeVisible()
  const surcharges = office.getByRole('region', { name: 'Surcharges' })
  await surcharges.getByRole('button', { name: 'Add' }).click()
  const dialog = office.getByRole('dialog', { name: 'Add surcharge' })
  await dialog.getByLabel('Code').fill('FJS')
  await dialog.getByLabel('Name').fill('Fiji surcharge')
  const amount = dialog.getByRole('textbox', { name: 'Amount', exact: true })
  await amount.fill('1e3')
  await expect(amount).toHaveValue('0')
  await amount.fill('12.50')
  await dialog.getByRole('textbox', { name: 'Modes' }).fill('SHIP')
  await dialog.getByRole('textbox', { name: 'From or to' }).fill('Fiji')
  await dialog.getByRole('button', { name: 'Save version' }).click()
  await expect(dialog.getByText('Enter a port group or a country with two letters')).toBeVisible()
  await expect(dialog.getByText('Say where the figure comes from')).toBeVisible()
  await expect(dialog.getByText('Use only FCL, LCL, BULK, AIR, FTL, LTL, RAIL_FCL')).toBeVisible()
  await expectAccessible(office)
  await dialog.getByRole('textbox', { name: 'From or to' }).fill('FJ')
  await dialog.getByRole('textbox', { name: 'Modes' }).fill('FCL')
  await dialog.getByRole('textbox', { name: 'Source', exact: true }).fill('The carriers’ notice')
  await dialog.getByRole('button', { name: 'Save version' }).click()
  await expect(dialog).toBeHidden()
  await expect(surcharges.getByRole('row', { name: /^FJS Fiji surcharge 12.50 USD/ })).toBeVisible()
  await expect(office.getByRole('list', { name: 'Versions' })).toContainText('FJS, Fiji surcharge: added')
  await expectAccessible(office)
})
