import { expect, type Page, test } from '@playwright/test'
import { acceptOffer, openOrder } from './accepted-offer.ts'
import { expectAccessible } from './accessibility.ts'
import { givenDraftEscrow, ownSeller } from './given-escrow.ts'
import { givenConfirmed } from './given-inspection.ts'
import { givenPolicy } from './given-policy.ts'
import { readCode } from './mailbox.ts'
import { type Call, callOffice, signInTradingCompany, type TradingCompany } from './trading-company.ts'

const deposit = 30_000

test('a trade costs what has left the account or is set aside, and the accepted offer that is not paid yet', async ({
  page,
}) => {
  const company = await signInTradingCompany(page, { dollars: deposit, hasPartner: false })
  const { call } = company
  const { quote_request_id } = await call('/quote_request/save', request)
  const { transaction_id, cases } = await call('/quote_request/submit', { quote_request_id })
  const [{ case_id } = { case_id: '' }] = cases as { case_id: string }[]
  await offerAtDesk(await callOffice(page), { transaction_id, service: 'freight', case_id })

  await page.goto(`/transaction-summary?transaction_id=${transaction_id}`)
  await page.getByRole('region', { name: 'Requests to our desk' }).getByRole('link').first().click()
  const offers = { name: 'North Sea Lines', price: '2,450.00 USD', other: 'Baltic Lines' }
  await acceptOffer(page, company, offers)
  await openOrder(page, offers)
  await fundEscrow(page, company)
  await givenPolicy(page, company)
  await givenConfirmed(page, company)

  await page.goto(`/transaction-summary?transaction_id=${transaction_id}`)
  const services = page.getByRole('list', { name: 'Services' })
  await expect(services.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('list', { name: 'Not started yet' })).toHaveCount(0)
  const { total } = await read<{ total: Total }>(
    page,
    `/transaction_summary/get?transaction_id=${transaction_id}`,
  )
  const wallets = await read<{ curSymbol: string; balance: number }[]>(page, '/users/nium/wallet_balance')
  const left = wallets.find(({ curSymbol }) => curSymbol === 'USD')?.balance ?? 0
  // The freight is accepted, and paid once the carrier has confirmed it.
  expect(total).toMatchObject({ currency: 'USD', quoted: 2450 })
  // Nothing else was paid from this account.
  expect(cents(total.paid) + cents(total.committed)).toBe(cents(deposit) - cents(left))
  expect(cents(total.total)).toBe(cents(deposit) - cents(left) + cents(2450))
  await expect(page.getByRole('region', { name: 'Total Cost' })).toContainText(
    `${total.total.toLocaleString('en', { minimumFractionDigits: 2 })} USD`,
  )
  await expectAccessible(page)
})

const hamburg = { name: 'Hamburg', countryCode: 'DE', lat: 53.57532, lng: 10.01534 }
const mumbai = { name: 'Mumbai', countryCode: 'IN', lat: 19.07283, lng: 72.88261 }
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const request = {
  name: 'Tablets for Hamburg',
  role: 'buyer',
  goods: [{ description: 'Tablets', hs_code: '847130', quantity: 500, unit: 'pcs', unit_price: 200 }],
  ...{ currency: 'USD', incoterm: 'FCA', named_place: 'Mumbai', from: mumbai, to: hamburg },
  shipping_date: day(30),
  services: ['escrow', 'freight', 'inspection', 'insurance'],
  cargo: { freight_type: 'Sea', container_size: 'ST20', quantity: 1, weight: 9000 },
}

async function offerAtDesk(office: Call, asked: object): Promise<void> {
  const row = { currency: 'USD', eta: 32, valid_until: day(6) }
  const quotes = [
    { ...row, quote_name: 'North Sea Lines', quote_amount: '2450.00' },
    { ...row, quote_name: 'Baltic Lines', quote_amount: '2600.00' },
  ]
  await office('/admin/quotes/submit', { ...asked, quotes })
  await office('/admin/quotes/decide', { ...asked, decision: 'approve' })
}

async function fundEscrow(page: Page, { call, email, password }: TradingCompany) {
  const smart_escrow_id = await givenDraftEscrow(call, { seller: ownSeller() })
  await call('/users/nium/send_code', { type: 'smart escrow', smart_escrow_id })
  const verify_code = await readCode(page, email, /code to approve an escrow/)
  await call('/smart_escrow/approve', { smart_escrow_id, password, verify_code })
}

type Total = { currency: string; paid: number; committed: number; quoted: number; total: number }
const cents = (amount: number) => Math.round(amount * 100)

/** By the session of the page. */
async function read<Answer>(page: Page, path: string): Promise<Answer> {
  const cookies = await page.context().cookies()
  const { value = '' } = cookies.find(({ name }) => name === 'jwtToken') ?? {}
  return (await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${value}` } })).json()
}
