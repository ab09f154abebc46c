import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type * as Axe from 'axe-core'

declare const axe: typeof Axe

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** No accessibility violation on the page, once it has something on it. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  // A page that was only changed since the last look still has it.
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page)
  // What is still loading may have no title for a moment: only what stays is a violation. One look at a long page takes five
  // seconds and more where everything else runs too.
  await expect(async () => expect(await violationsOf(page)).toEqual([])).toPass({ timeout: 60_000 })
}

/** As `page.evaluate` would, but that has the browser read the half megabyte twice. */
async function addAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeSource })
  await session.detach()
}

/** Only violations are written out: the rules are the same, in a third of the time. */
const violationsOf = (page: Page) =>
  page.evaluate(async () => {
    const found = await axe.run(document, { resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
  })
