import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openDesk } from './office-desk.ts'

test('on a phone the modes of the rate cards are titles to choose from', async ({ browser }) => {
  const desk = await openDesk(browser)
  await desk.setViewportSize({ width: 390, height: 844 })
  await desk.goto('/admin/rate-cards')
  const mode = desk.getByRole('heading', { level: 2, name: 'Sea, full container (FCL)' })
  await expect(mode).toBeVisible()
  const card = desk.getByRole('link', { name: 'Meridian Crest Line' })
  await expect(card).toBeHidden()
  expect(await desk.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_600)
  await mode.click()
  await expect(card).toBeVisible()
  await expectAccessible(desk)
})
