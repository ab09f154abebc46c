import { type Browser, expect, type Page, test } from '@playwright/test'
import { acceptOffer, confirmAtDesk, openOrder } from './accepted-offer.ts'
import { expectAccessible } from './accessibility.ts'
import { spentByLedger } from './company-ledger.ts'
import { givenLimit } from './given-active-limit.ts'
import { givenDraftEscrow, ownSeller } from './given-escrow.ts'
import { givenDraft } from './given-funding.ts'
import { givenConfirmed } from './given-inspection.ts'
import { givenPolicy } from './given-policy.ts'
import { readCode } from './mailbox.ts'
import { ownBuyer } from './own-buyer.ts'
import { beginTrading, type Call, callOffice, mailedCode, type TradingCompany } from './trading-company.ts'
import { fillGoods, pickCity, signUp, visitorsPassword } from './visitor.ts'

const offers = { name: 'North Sea Lines', price: '2,450.00 USD', other: 'Baltic Lines' }

test('a visitor asks for a quote, and the trade that follows costs what the ledger says and what is accepted and not paid', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const { company, requestId } = await test.step('a visitor asks and signs up', () => askAsVisitor(page))
  const office = await callOffice(page)
  const trade = await test.step('the request is submitted', () => submit(page, company, requestId))

  const booking = await test.step('an offer is accepted', async () => {
    await offerAtDesk(office, trade)
    await page.getByRole('region', { name: 'Requests to our desk' }).getByRole('link').first().click()
    await acceptOffer(page, company, offers)
    return openOrder(page, offers)
  })
  const logisticsId = page.url().split('/').at(-1) ?? ''
  await fundEscrow(page, company)
  await givenPolicy(page, company)
  await givenConfirmed(page, company)
  // The freight is accepted, and paid once the carrier has confirmed it.
  await expectTotal(page, company, { trade, unpaid: 2_450_00n })

  await test.step('the freight is confirmed and paid', () =>
    shipped(page, browser, { company, booking, logisticsId }))
  await expectTotal(page, company, { trade, unpaid: 0n })

  const fundingId = await test.step('an invoice is factored', () => factor(page, company, office))
  const unpaid = await costOfFunding(office, fundingId)
  await expectTotal(page, company, { trade, unpaid })
  const before = await balance(page)
  await office('/admin/fundings/decide', { invoice_factoring_id: fundingId, decision: 'approve' })
  await expect(async () => expect(await balance(page)).toBe(before + 8_500_00n)).toPass({ timeout: 90_000 })
  await expectTotal(page, company, { trade, unpaid })
  await expectParties(page)
  await expectAccessible(page)
})

async function askAsVisitor(page: Page): Promise<{ company: TradingCompany; requestId: string }> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Request a quote' }).first().click()
  await fillGoods(page)
  await pickCity(page, 'From', 'Mumbai, IN')
  await pickCity(page, 'To', 'Hamburg, DE')
  await page.getByRole('button', { name: 'Continue' }).click()
  const email = `ada-${crypto.randomUUID()}@okafor.example`
  await signUp(page, email)
  await expect(page.getByText('Filled in from what you wrote before you signed in.')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/quote_request_id=/)
  const requestId = new URL(page.url()).searchParams.get('quote_request_id') ?? ''
  const person = { email, password: visitorsPassword, jwt: await tokenOf(page) }
  return { company: await beginTrading(page, person, { hasPartner: false, dollars: 30_000 }), requestId }
}

/** The rest of the request by a call: how a person fills it in, another story tells. Answers the trade. */
async function submit(page: Page, { call }: TradingCompany, quote_request_id: string): Promise<string> {
  await page.goto('/dashboard')
  await call('/quote_request/save', { quote_request_id, ...request })
  await page.goto(`/review-submit?quote_request_id=${quote_request_id}`)
  await expect(page.getByText('Value of the goods: 12,345.00 USD')).toBeVisible()
  await page.getByRole('button', { name: 'Submit request' }).click()
  await expect(page).toHaveURL(/\/transaction-summary\?transaction_id=/)
  await expect(
    page.getByRole('region', { name: 'All trades' }).getByRole('link', { name: /^TRX-/ }),
  ).toHaveCount(1)
  return new URL(page.url()).searchParams.get('transaction_id') ?? ''
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const request = {
  ...{ name: 'Valves for Hamburg', role: 'buyer', incoterm: 'FCA', named_place: 'Mumbai', currency: 'USD' },
  shipping_date: day(30),
  services: ['escrow', 'factoring', 'freight', 'inspection', 'insurance'],
  cargo: { freight_type: 'Sea', container_size: 'ST20', quantity: 1, weight: 9000 },
}

async function offerAtDesk(office: Call, transaction_id: string): Promise<void> {
  const { cases } = await office('/admin/quotes/get_by_transaction_id', { transaction_id })
  const [{ case_id } = { case_id: '' }] = cases as { case_id: string }[]
  const asked = { transaction_id, service: 'freight', case_id }
  const row = { currency: 'USD', eta: 32, valid_until: day(6) }
  const quotes = [
    { ...row, quote_name: 'North Sea Lines', quote_amount: '2450.00' },
    { ...row, quote_name: 'Baltic Lines', quote_amount: '2600.00' },
  ]
  await office('/admin/quotes/submit', { ...asked, quotes })
  await office('/admin/quotes/decide', { ...asked, decision: 'approve' })
}

async function fundEscrow(page: Page, { call, email, password }: TradingCompany): Promise<void> {
  const smart_escrow_id = await givenDraftEscrow(call, { seller: ownSeller() })
  await call('/users/nium/send_code', { type: 'smart escrow', smart_escrow_id })
  const verify_code = await readCode(page, email, /code to approve an escrow/)
  await call('/smart_escrow/approve', { smart_escrow_id, password, verify_code })
}

type Shipped = { company: TradingCompany; booking: string; logisticsId: string }

async function shipped(page: Page, browser: Browser, { company, booking, logisticsId }: Shipped) {
  const { call, email, password } = company
  await confirmAtDesk(browser, booking, offers.name)
  await call('/logistics/pay_code', { logistics_id: logisticsId })
  const verify_code = await mailedCode(page, email, 'code to pay freight')
  await call('/logistics/pay', { logistics_id: logisticsId, password, verify_code })
}

/** An invoice of 10,000.00 USD, of which 85 % are advanced for 60 days, confirmed by its buyer. */
async function factor(page: Page, company: TradingCompany, office: Call): Promise<string> {
  const beneficiaryId = await givenLimit(page, company, ownBuyer())
  const { fundingId, submit } = await givenDraft(page, { ...company, beneficiaryId })
  await submit()
  await office('/admin/fundings/confirm', { invoice_factoring_id: fundingId, reason: 'By telephone' })
  return fundingId
}

/** Interest until the buyer pays, and the fee. The days of the interest depend on the hour: where the supplier is, a day later begins. */
async function costOfFunding(office: Call, invoice_factoring_id: string): Promise<bigint> {
  const { offer } = await office('/admin/fundings/get', { invoice_factoring_id })
  const { interest, fee } = offer as { interest: number; fee: number }
  expect(interest).toBeGreaterThan(160)
  expect(fee).toBe(100)
  return cents(interest) + cents(fee)
}

/** Of the page and of its call: what the ledger has booked or set aside, and `unpaid` besides. Money on its way may be booked a moment later. */
async function expectTotal(
  page: Page,
  { email }: TradingCompany,
  { trade, unpaid }: { trade: string; unpaid: bigint },
): Promise<void> {
  const address = `/transaction_summary/get?transaction_id=${trade}`
  await expect(async () => {
    const { total } = await read<{ total: { total: number } }>(page, address)
    expect(cents(total.total) - unpaid).toBe(await spentByLedger(email))
  }).toPass()
  const spent = (await spentByLedger(email)) + unpaid
  const shown = (Number(spent) / 100).toLocaleString('en', { minimumFractionDigits: 2 })
  await page.goto(`/transaction-summary?transaction_id=${trade}`)
  await expect(page.getByRole('region', { name: 'Total Cost' })).toContainText(`${shown} USD`)
}

async function expectParties(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Services' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('list', { name: 'Not started yet' })).toHaveCount(0)
  const rows = page.getByRole('region', { name: 'Parties' }).getByRole('row')
  for (const [name, role] of [
    ['Okafor Imports Inc.', 'Buyer, Seller'],
    ['Hafenhandel Nord GmbH', 'Seller'],
    // Of an offer that the desk made itself.
    ['Tradelane', 'Carrier'],
    ['Northgate Marine Insurance Ltd', 'Insurer'],
    [/^Ganges Inspection /, 'Inspector'],
    [/^Hanse Teile /, 'Buyer'],
  ] as const)
    await expect(rows.filter({ hasText: name })).toContainText(role)
}

const cents = (amount: number) => BigInt(Math.round(amount * 100))

async function balance(page: Page): Promise<bigint> {
  const wallets = await read<{ curSymbol: string; balance: number }[]>(page, '/users/nium/wallet_balance')
  return cents(wallets.find(({ curSymbol }) => curSymbol === 'USD')?.balance ?? 0)
}

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'jwtToken')?.value ?? ''
}

/** By the session of the page. */
async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  return (await page.request.get(`/api${path}`, { headers })).json()
}
