import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No accessibility violation on the page, once it has something on it. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([])
}
