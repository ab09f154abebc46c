import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { loginModules } from './first-view-modules.ts'
import { signInNewCompany } from './new-company.ts'

const root = join(import.meta.dirname, '..')

test('the sign-in page loads these modules and no other, at most 120 KB of JavaScript', async ({ page }) => {
  const scripts = await scriptsOf(page, '/login')
  expect(modulesOf(scripts)).toEqual([...loginModules].sort())
  expect(kilobytes(scripts)).toBeLessThanOrEqual(120)
})

test('the landing page loads at most 100 KB of JavaScript', async ({ page }) => {
  expect(kilobytes(await scriptsOf(page, '/'))).toBeLessThanOrEqual(100)
})

test('the dashboard loads at most 160 KB of JavaScript, and no library for forms or validation', async ({
  page,
}) => {
  await signInNewCompany(page)
  const scripts = await scriptsOf(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const unwanted = modulesOf(scripts).filter((name) => /^(zod|react-hook-form)$|\/forms\.ts$/.test(name))
  expect(unwanted).toEqual([])
  expect(kilobytes(scripts)).toBeLessThanOrEqual(160)
})

/** All files that the browser has loaded when the page is idle. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const paths = urls.map((url) => new URL(url).pathname.slice(1)).filter((path) => path.endsWith('.js'))
  return [...new Set(paths)]
}

/** Our own modules by their path, a library's by its name. */
function modulesOf(scripts: string[]): string[] {
  const record = JSON.parse(readFileSync(join(root, '.cache/web-modules.json'), 'utf8'))
  const modules = scripts.flatMap((script) => record[script] as string[])
  const names = modules.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path)
  return [...new Set(names)].sort()
}

/** As the server sends them to a browser that takes gzip. */
function kilobytes(scripts: string[]): number {
  const sizes = scripts.map((script) => readFileSync(join(root, 'apps/web/dist', `${script}.gz`)).length)
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
