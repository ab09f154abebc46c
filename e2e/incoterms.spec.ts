import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'

test('two terms are compared, with where the risk passes and what not to use for containers', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.goto('/incoterms?term=FOB')
  const fob = page.getByRole('region', { name: 'FOB · Free On Board' })
  await expect(fob).toContainText('The risk passes when the goods are on board in the port of departure.')
  await expect(fob).not.toContainText('does not fit containers')
  const container = page.getByLabel('The goods travel in a container')
  await container.click()
  await expect(container).toBeChecked()
  await expect(fob).toContainText('Use FCA instead.')
  await page.getByLabel('Compare with').selectOption('FCA')
  await expect(page).toHaveURL(/term=FOB.*container=1.*with=FCA/)
  const tasks = page.getByRole('table', { name: 'Who does and pays what' })
  await expect(tasks.getByRole('row', { name: /^Loading on board Seller Buyer$/ })).toBeVisible()
  await expect(
    tasks.getByRole('row', { name: /^Carriage to the port .* Seller By the named place$/ }),
  ).toBeVisible()
  const way = page.getByRole('list', { name: 'The way of the goods under FCA' })
  await expect(way.getByRole('listitem').nth(1)).toContainText('Risk: seller')
  await expect(way.getByRole('listitem').nth(2)).toContainText('Risk: buyer')
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(tasks).toHaveCount(0)
  await expect(page.getByText('Loading on board')).toBeVisible()
  await expectAccessible(page)
})
