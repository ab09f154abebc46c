import { expect, type Page, test } from '@playwright/test'
import { demoImporter, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { expectAccessible } from './accessibility.ts'

/** What the demo pays in, and the invoice that its buyer pays. */
const deposit = 16_000
const invoice = 14_400
const advance = 11_520

test('the demo’s trade: the tour walks it, and the desk plays it until the goods are delivered and all is paid', async ({
  page,
}) => {
  test.setTimeout(480_000)
  await signIn(page)
  await walkTour(page)
  const before = await readTotal(page)
  // Of the escrow, the price without its fee is held; the buyer has not paid, but the finance partner has advanced.
  expect(cents(before.committed)).toBeGreaterThan(0)
  expect(await balance(page)).toBe(
    cents(deposit) + cents(advance) - cents(before.paid) - cents(await heldInEscrow(page)),
  )

  await page.getByRole('link', { name: 'Play the other parties' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox desk' })).toBeVisible()
  const waiting = page.getByRole('list', { name: 'Who acts next' })
  await expect(waiting.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page)
  await play(page, 'seller', 'The seller has presented: Bill of lading.')
  await acceptBill(page)
  await page.goBack()
  await playCarrier(page)
  await play(page, 'buyer', 'The buyer has paid 14,400.00 USD.')
  await expect(page.getByText('Nobody has to do anything more in this trade.')).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(page)

  await page.goto('/transaction-summary')
  const after = await readTotal(page)
  expect(after).toMatchObject({ committed: 0, quoted: 0, total: after.paid })
  expect(await balance(page)).toBe(cents(deposit) + cents(invoice) - cents(after.total))
  await expect(page.getByRole('region', { name: 'Total Cost' })).toContainText(
    `${after.total.toLocaleString('en', { minimumFractionDigits: 2 })} USD`,
  )
})

/** At the address that the start prints. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/login?next=/transaction-summary')
  await page.getByLabel('Email').fill(demoImporter)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Hotel towels from Mumbai').first()).toBeVisible()
}

async function walkTour(page: Page): Promise<void> {
  const offer = page.getByRole('region', { name: 'New here?' })
  const take = offer.getByRole('button', { name: 'Take the tour' })
  // What is not on the page yet is left out of the tour.
  for (const name of ['Documents', 'What waits for whom', 'Cash flow', 'What happened', 'Budget'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Play the other parties' })).toBeVisible()
  await expectAccessible(page)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport)
    await take.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAccessibleName('One trade, one page')
    for (let step = 1; step <= stops; step += 1) {
      await expect(dialog).toContainText(`${step} of ${stops}`)
      const box = await dialog.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= viewport.width).toBe(true)
      await page.keyboard.press('Enter')
    }
    await expect(dialog).toBeHidden()
    await expect(take).toBeFocused()
    if (viewport.width < 640) await readFolded(page)
  }
  await page.reload()
  await expect(page.getByRole('region', { name: 'Documents', exact: true })).toBeVisible()
  await expect(offer).toHaveCount(0)
}
const stops = 13

/** On a phone the long lists are titles that open: the page was 16,500 px before. */
async function readFolded(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_000)
  const costs = page.getByRole('region', { name: 'Total Cost' })
  await expect(costs.getByRole('list', { name: 'Costs' })).toBeHidden()
  await costs.getByText(/^All \d+ costs$/).click()
  await expect(costs.getByRole('list', { name: 'Costs' })).toBeVisible()
  await expectAccessible(page)
  await costs.getByText(/^All \d+ costs$/).click()
}

async function play(page: Page, party: string, done: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Play the ${party}: `) }).click()
  await expect(page.getByText(done)).toBeVisible()
}

async function acceptBill(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Open Smart escrow/ }).click()
  await page.getByRole('button', { name: 'Accept Bill of lading' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  // 30 % of 9,600.00, without the fee of 2 %.
  await expect(page.getByText('Block 1 was paid: 2,822.40 USD.')).toBeVisible({ timeout: 60_000 })
}

/** One report after the other, until the goods are delivered and the rest is paid. */
async function playCarrier(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Play the carrier: / })
  await expect(button).toBeEnabled()
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 5_000 })
    await expect(button).toBeHidden({ timeout: 2_000 })
  }).toPass({ timeout: 180_000 })
  await expect(page.getByText('The carrier reports: Delivered at the door.')).toContainText(
    /For this shipment alone it is \d+ \w+ \d{4} by now\.$/,
  )
}

type Total = { paid: number; committed: number; quoted: number; total: number }
const cents = (amount: number) => Math.round(amount * 100)

const readTotal = async (page: Page): Promise<Total> =>
  (await read<{ total: Total }>(page, '/transaction_summary/get')).total

async function balance(page: Page): Promise<number> {
  const wallets = await read<{ curSymbol: string; balance: number }[]>(page, '/users/nium/wallet_balance')
  return cents(wallets.find(({ curSymbol }) => curSymbol === 'USD')?.balance ?? 0)
}

async function heldInEscrow(page: Page): Promise<number> {
  type Line = { subject: string; standing: string; amount: number }
  const { cost_lines: lines } = await read<{ cost_lines: Line[] }>(page, '/transaction_summary/get')
  const held = lines.filter(({ subject, standing }) => subject === 'smart_escrow' && standing === 'committed')
  return held.reduce((sum, { amount }) => sum + amount, 0)
}

/** By the session of the page. */
async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const cookies = await page.context().cookies()
  const { value = '' } = cookies.find(({ name }) => name === 'jwtToken') ?? {}
  return (await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${value}` } })).json()
}
