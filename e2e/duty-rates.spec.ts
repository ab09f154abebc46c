import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { officePage } from './shipment-story.ts'

test('the office changes a line of duty: the new version is in force, and the one before stays', async ({
  browser,
}) => {
  const desk = await officePage(browser)
  await desk.goto('/admin/duty-rates')
  await desk.getByLabel('Search lines').fill('9507.10')
  await expect(desk).toHaveURL(/search=9507.10/)
  const rows = desk.getByRole('table', { name: 'Duty rates' }).getByRole('row')
  const british = rows.filter({ hasText: 'To GB' })
  // The head, and a line each of the EU and the United Kingdom.
  await expect(rows).toHaveCount(3)
  await expect(british).toContainText('2 %')
  await expectAccessible(desk)

  await british.getByRole('button', { name: /^Change/ }).click()
  const dialog = desk.getByRole('dialog', { name: 'Change a line' })
  await dialog.getByLabel('Percentage').fill('')
  await dialog.getByLabel('Source').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a percentage, or what is charged in words')).toBeVisible()
  await expect(dialog.getByText('Source is required')).toBeVisible()
  await expect(dialog.getByText('Say why')).toBeVisible()
  await dialog.getByLabel('Percentage').fill('2.5')
  await dialog.getByLabel('Source').fill('Trade tariff of a story')
  await dialog.getByLabel('Reason').fill('It was raised.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(british).toContainText('2.5 %')
  await expect(british).toContainText('It was raised.')
  await expect(british).toContainText('In force')

  await british.getByRole('button', { name: /^Change/ }).click()
  await dialog.getByLabel('Percentage').fill('4')
  await dialog.getByLabel('In force from').fill('2099-12-04')
  await dialog.getByLabel('Source').fill('Trade tariff of a story')
  await dialog.getByLabel('Reason').fill('It is raised later.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByText('Estimates use it from 4 Dec 2099.')).toBeVisible()
  await expect(british).toHaveCount(2)
  await expect(british.filter({ hasText: '2.5 %' })).toContainText('In force')
  const later = british.filter({ hasText: 'From 4 Dec 2099' })
  await expect(later).toContainText('4 %')

  // A correction of today’s leaves the one for later.
  await british
    .filter({ hasText: '2.5 %' })
    .getByRole('button', { name: /^Change/ })
    .click()
  await dialog.getByLabel('Percentage').fill('3.5')
  await dialog.getByLabel('Reason').fill('It was misread.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(british.filter({ hasText: '3.5 %' })).toContainText('In force')
  await expect(later).toContainText('4 %')

  await desk.getByLabel('With earlier versions').click()
  await expect(british).toHaveCount(4)
  await expect(british.filter({ hasText: 'Came with the product.' })).toContainText('Not in force')
})
