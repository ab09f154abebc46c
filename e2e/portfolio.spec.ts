import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { readCsv } from '../apps/server/test/read-csv.ts'
import { expectAccessible } from './accessibility.ts'
import { signInDemoCompany } from './demo-company.ts'
import { signInNewCompany } from './new-company.ts'

type Funding = {
  funding: { beneficiary_id: string; funding_number: string; company_name: string }
  offer: { advance: number } | null
  position: { principal: number } | null
  payments: { state: string; interest: number | null; fee: number | null }[]
}

test('panel, Financing page and portfolio show what the fundings come to, and lead to them', async ({
  page,
}) => {
  const figures = await readFigures(page)
  await page.goto('/dashboard')
  const panel = page.getByRole('region', { name: 'Financing', exact: true })
  await expect(panel.getByRole('listitem').first()).toContainText(
    `Used ${figures.outstanding} of 60,000.00 USD`,
  )
  await panel.getByRole('link', { name: figures.company }).click()

  await expect(page).toHaveURL(`/dashboard/insights?beneficiary_id=${figures.beneficiaryId}`)
  const financing = page.getByRole('region', { name: 'Financing', exact: true })
  await expect(financing).toContainText('Limit approved60,000.00 USD')
  await expect(financing).toContainText(`Credit used${figures.outstanding}`)
  await expect(financing).toContainText(`Interest paid${figures.interest}`)
  await expect(financing).toContainText(`Fees paid${figures.fee}`)
  await expect(financing).toContainText(`Cost so far${figures.cost}`)
  await expect(financing.getByRole('table', { name: 'Ageing in USD' })).toBeVisible()
  await expect(financing.getByRole('link', { name: figures.newest })).toBeVisible()
  await expectAccessible(page)

  await financing.getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible()
  const sums = page.getByRole('region', { name: 'All buyers in USD' })
  await expect(sums).toContainText(`Outstanding${figures.outstanding}`)
  await expect(sums).toContainText(`Cost so far${figures.cost}`)
  const row = page.getByRole('table', { name: 'Buyers' }).getByRole('row', { name: figures.company })
  await expect(row).toContainText(figures.outstanding)
  await expectAccessible(page)

  const chart = page.getByRole('region', { name: 'Outstanding in USD by due week' })
  await expect(chart.getByRole('row', { name: /^Overdue/ })).toHaveCount(1)
  await chart.getByRole('button', { name: 'Show as table' }).press('Enter')
  await expect(chart.getByRole('row', { name: /^Overdue/ })).toBeVisible()
  await expectAccessible(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ])
  const [line] = readCsv(await readFile(await download.path(), 'utf8'))
  expect(line).toMatchObject({ Buyer: figures.company, Currency: 'USD', Limit: '60000.00' })

  await page.getByLabel('Search by buyer').fill('nobody of that name')
  await expect(page.getByText('Try fewer words.')).toBeVisible()
  await page.getByLabel('Search by buyer').fill(figures.company)
  await row.getByRole('link').press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/insights\?beneficiary_id=/)
})

test('a portfolio without buyers says how to begin, and is not wider than a phone in the dark', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.goto('/invoice-factoring/portfolio')
  await expect(page.getByText('Buyers for whom you request a credit limit will appear here.')).toBeVisible()
  await expectAccessible(page)
  await signInDemoCompany(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const address of ['/invoice-factoring/portfolio', '/dashboard/insights']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await expectAccessible(page)
  }
})

/** What the demo company's fundings with its only financed buyer come to, by their own pages. */
async function readFigures(page: Page) {
  const post = await signInDemoCompany(page)
  const { buyers } = await get(page, '/invoice_factoring/portfolio?financed=1')
  const [{ beneficiary_id: beneficiaryId }] = buyers as [{ beneficiary_id: string }]
  const listed = (await get(
    page,
    `/invoice_factoring/get_all?beneficiary_id=${beneficiaryId}`,
  )) as unknown as {
    invoice_factoring_id: string
  }[]
  const fundings = await Promise.all(
    listed.map(
      ({ invoice_factoring_id }) =>
        post('/invoice_factoring/get', { invoice_factoring_id }) as Promise<unknown>,
    ),
  )
  const all = fundings as Funding[]
  const payments = all.flatMap((one) => one.payments).filter(({ state }) => state === 'shared')
  const interest = total(payments.map((payment) => payment.interest ?? 0))
  const fee = total(payments.map((payment) => payment.fee ?? 0))
  return {
    beneficiaryId,
    company: all[0]?.funding.company_name ?? '',
    newest: all[0]?.funding.funding_number ?? '',
    outstanding: text(total(all.map(({ position }) => position?.principal ?? 0))),
    interest: text(interest),
    fee: text(fee),
    cost: text(interest + fee),
  }
}

async function get(page: Page, path: string): Promise<Record<string, unknown>> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'jwtToken')
  const headers = { authorization: `Bearer ${cookie?.value}` }
  return (await page.request.get(`/api${path}`, { headers })).json()
}

/** In cents. */
const total = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0)
const text = (cents: number) =>
  `${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} USD`
