import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { screens } from '../apps/web/src/app/screens.ts'
import { signInDemoCompany } from './demo-company.ts'
import { openDesk } from './office-desk.ts'

const router = readFileSync(new URL('../apps/web/src/app/router.tsx', import.meta.url), 'utf8')
const openPages = [...router.matchAll(/<Route path="([^"*]+)"/g)].map(([, path = '']) => path)
const pagesOf = (side: 'customer' | 'office') =>
  screens.flatMap((feature) => Object.keys(feature[side]?.pages ?? {}))

test('no page of a visitor asks another origin for anything', async ({ page }) => {
  await page.goto('/')
  expect(openPages.length).toBeGreaterThan(25)
  await expectOwnOriginOnly(page, [...openPages, '/api/docs'])
})

test('no page of a customer asks another origin for anything', async ({ page }) => {
  await signInDemoCompany(page)
  await page.goto('/')
  await expectOwnOriginOnly(page, pagesOf('customer'))
})

test('no page of the back office asks another origin for anything', async ({ browser }) => {
  const desk = await openDesk(browser)
  await expectOwnOriginOnly(desk, pagesOf('office'))
  await desk.context().close()
})

/** Opens each page, with an id that no record has. The policy of our answers stops what a page asks elsewhere, and the browser says so. */
async function expectOwnOriginOnly(page: Page, addresses: readonly string[]): Promise<void> {
  const outside: string[] = []
  let address = ''
  const own = new URL(page.url()).origin
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && origin !== own) outside.push(`${address}: ${request.url()}`)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) outside.push(`${address}: ${message.text()}`)
  })
  for (const pattern of addresses) {
    address = pattern.replaceAll(/:\w+\??/g, '00000000-0000-4000-8000-000000000000')
    await page.goto(address)
    await expect(page.getByRole('heading').first(), address).toBeVisible()
  }
  expect(outside).toEqual([])
}
