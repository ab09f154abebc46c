import { expect, type Page, test } from '@playwright/test'
import { demoPartners } from '../apps/server/seeds/demo-partners.ts'
import { expectAccessible } from './accessibility.ts'
import { givenPolicy } from './given-policy.ts'
import { callOffice, mailedCode, signInTradingCompany, type TradingCompany } from './trading-company.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the desk is found from the dashboard, and plays the payments provider', async ({ page }) => {
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 5000 })
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Sandbox desk' }).click()
  await expect(page.getByRole('heading', { name: 'Sandbox desk', level: 1 })).toBeVisible()
  const provider = panel(page, 'Payments provider')
  await provider.getByLabel('Payouts go on by themselves').uncheck()
  await expectAccessible(page)
  const reference = await submitPayment(page, company)
  const payout = provider.getByRole('listitem').filter({ hasText: reference })
  await expect(payout).toContainText('Processing')
  await payout.getByRole('button', { name: 'Ask for information' }).click()
  await expect(payout).toContainText('Information needed')
  await page.goto('/payments')
  await expect(page.getByRole('row').filter({ hasText: 'Hanse Teile' })).toContainText('Needs a document')
  await page.goto('/sandbox')
  await payout.getByRole('button', { name: 'Refuse' }).click()
  await expect(payout).toContainText('Refused')
  await provider.getByLabel('Payouts go on by themselves').check()
  // The list asks again by itself only where a payment moves by itself: what the company has to answer does not.
  await expect(async () => {
    await page.goto('/payments')
    const row = page.getByRole('row').filter({ hasText: 'Hanse Teile' })
    await expect(row).toContainText('Rejected', { timeout: 3000 })
  }).toPass({ timeout: 60_000 })
})

test('the desk plays the buyer of a funded invoice, and the finance partner that is repaid', async ({
  page,
}) => {
  await page.goto('/sandbox')
  const partner = panel(page, 'Finance partners')
  await partner.getByRole('button', { name: 'Does not confirm them' }).click()
  const buyer = panel(page, 'Buyers')
  await buyer.getByRole('button', { name: 'Pay invoice' }).click()
  await expect(buyer.getByText('Select an invoice')).toBeVisible()
  // The demo's invoice of 15,600.00 USD, which is not due yet.
  const { invoices } = (await (await page.request.get('/api/sandbox/buyer')).json()) as {
    invoices: { funding_number: string; invoice_amount: number | string }[]
  }
  const number = invoices.find(({ invoice_amount }) => Number(invoice_amount) === 15_600)?.funding_number
  await buyer.getByLabel('Invoice', { exact: true }).fill('IF-')
  await buyer.getByRole('option', { name: `${number}, Lakeshore Pump Works Inc. pays Okafor` }).click()
  await expect(buyer).toContainText('Left empty: the whole invoice, 15,600.00 USD.')
  await buyer.getByLabel('Currency paid').selectOption('EUR')
  await buyer.getByRole('button', { name: 'Pay invoice' }).click()
  await expect(buyer.getByText('Enter an amount: the invoice is in another currency')).toBeVisible()
  await buyer.getByLabel('Amount paid').fill('900')
  await buyer.getByLabel('Paid by').fill('Lakeshore Holding')
  await buyer.getByRole('button', { name: 'Pay invoice' }).click()
  await expect(buyer.getByText('The buyer has paid 900.00 EUR.')).toBeVisible()
  await expectAccessible(page)

  await buyer.getByLabel('Currency paid').selectOption('USD')
  await buyer.getByLabel('Amount paid').fill('2600')
  await buyer.getByRole('button', { name: 'Pay invoice' }).click()
  await expect(buyer.getByText('The buyer has paid 2,600.00 USD.')).toBeVisible()
  await expect(buyer).toContainText('2,600.00 USD are paid already.')
  const repayment = partner.getByRole('listitem').filter({ hasText: '2,600.00 USD' })
  await expect(repayment).toContainText('Not confirmed')
  await expectAccessible(page)
  await repayment.getByRole('button', { name: 'Confirm' }).click()
  await expect(repayment).toContainText('Made')
  await partner.getByRole('button', { name: 'Makes them' }).click()
})

test('45 days pass, and a shipment, a policy and a quote end as they should', async ({ page }) => {
  // Only a clock that hangs should reach the limits, however busy the machine is.
  test.setTimeout(480_000)
  const company = await signInTradingCompany(page, { hasPartner: false, dollars: 20_000 })
  const logisticsId = await givenPaidShipment(page, company)
  const insuranceId = await givenPolicy(page, company)

  await page.goto('/sandbox')
  const clock = panel(page, 'Business clock')
  await expect(clock).toContainText('The same as the real time')
  await clock.getByLabel('Days').fill('0')
  await clock.getByRole('button', { name: 'Move forward', exact: true }).click()
  await expect(clock).toContainText('Enter a number of days from 1 to 366')
  await clock.getByLabel('Days').fill('45')
  await clock.getByRole('button', { name: 'Move forward', exact: true }).click()
  await expect(clock.getByRole('progressbar')).toBeVisible()
  await expect(clock).toContainText('45 days ahead of the real time', { timeout: 300_000 })
  await expectAccessible(page)

  await page.goto(`/logistics/shipments/${logisticsId}`)
  await expect(page.getByText(/^(Delivered|Closed)$/).first()).toBeVisible()
  // This page shows what the browser still has before the server has named its clock.
  await page.goto('/dashboard/wallet/statements')
  await expect(page.getByLabel('Period').locator('option').first()).toHaveText(
    `${monthName.format(new Date(Date.now() + 45 * 86_400_000))}, so far`,
  )
  await page.goto(`/insurance/policies/${insuranceId}`)
  await expect(page.getByText('Expired', { exact: true }).first()).toBeVisible()
  await page.goto('/dashboard/quotes?period=yearly')
  const quotes = page.getByRole('row', { name: /Mumbai, IN → Hamburg, DE/ })
  await expect(quotes.filter({ hasText: 'Ask again' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /Sandbox desk/ })).toContainText('Today is')
})

async function submitPayment(page: Page, { call, email, password }: TradingCompany): Promise<string> {
  const { beneficiary_id } = await call('/beneficiary_details/add', [demoPartners.hanse])
  const accounts = (await call('/beneficiary_accnt_details/get', { beneficiary_id })) as unknown
  const [account] = accounts as { beneficiary_account_id: string }[]
  const quote = await call('/users/nium/quote', {
    source_currency_code: 'USD',
    destination_currency_code: 'EUR',
    amount: 1000,
  })
  const fields = {
    beneficiary_id,
    beneficiary_account_id: account?.beneficiary_account_id,
    amount_sent: quote.amount_sent,
    amount_sent_currency: 'USD',
    amount_received: quote.amount_received,
    amount_received_currency: 'EUR',
    fees: quote.fees,
    quote_id: quote.quote_id,
    reference: `INV ${Date.now()}`,
    reason: 'Settlement of an invoice',
    paid_from: 'Account Balance',
    purposeCode: 'IR01811',
    sourceOfFunds: 'Corporate Account',
    exemptionCode: '01',
  }
  const { simple_payment_id } = await call('/simple_payment/save', { save_as_draft: 1, step: 4, ...fields })
  await call('/users/nium/send_code', { type: 'simple payment', simple_payment_id })
  const verify_code = await mailedCode(page, email, 'code to approve a payment')
  const submitted = { simple_payment_id, contract_id: '12345', ...fields, password, verify_code }
  await call('/simple_payment/save', { save_as_draft: 0, ...submitted })
  return fields.reference
}

async function givenPaidShipment(page: Page, { call, email, password }: TradingCompany): Promise<string> {
  const { freights } = (await call('/logistics/get_quotes', {
    ...{ from_city: 'Mumbai', from_countrycode: 'IN', from_lat: '19.07283', from_lng: '72.88261' },
    ...{ to_city: 'Hamburg, DE', to_countrycode: 'Germany', to_lat: 53.55, to_lng: 10 },
    ...{ shipping_date: dayFromNow(5), freight_type: 'Sea', transportation_by: 'FCL' },
    ...{ container_size: 'ST40', weight: 18_000, height: 0, length: 0, width: 0 },
  })) as { freights: { shipment_id: string }[] }
  const [taken, kept] = freights
  if (!taken || !kept) throw new Error('nobody carries this')
  await call('/logistics/save_quotes', { shipment_ids: [kept.shipment_id] })
  const { logistics_id } = await call('/logistics/add', { freights: [taken] })
  const office = await callOffice(page)
  await office('/admin/bookings/confirm', { logistics_id })
  await call('/logistics/pay_code', { logistics_id })
  const verify_code = await mailedCode(page, email, 'code to pay freight')
  await call('/logistics/pay', { logistics_id, password, verify_code })
  return String(logistics_id)
}
