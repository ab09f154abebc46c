import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { callOffice, signInTradingCompany, type TradingCompany } from './trading-company.ts'

test('an approver releases a payment that its preparer could not', async ({ page, browser }) => {
  const owner = await signInTradingCompany(page, { dollars: 3000 })
  await turnTeamOn(page, owner)
  const approver = await inviteApprover(page, browser)
  const draft = await savedDraft(page)

  await page.goto(`/simple-payment?simple_payment_id=${draft}&step=summary`)
  await page.getByRole('button', { name: 'Submit' }).click()
  const confirming = page.getByRole('dialog', { name: 'Confirm payment' })
  await confirming.getByLabel('Password', { exact: true }).fill(owner.password)
  await confirming.getByLabel('One-time code').fill(await readCode(page, owner.email, /approve a payment/))
  await confirming.getByRole('button', { name: 'Pay 1,000.00 USD' }).click()
  const waiting = page.getByRole('dialog', { name: 'Waiting for release' })
  await expect(waiting).toContainText('No money is set aside yet.')
  await waiting.getByRole('link', { name: 'View payment' }).click()
  await expect(page.getByText('Ada Okafor submitted this payment.')).toBeVisible()
  const own = page.getByRole('button', { name: 'Release', exact: true })
  await expect(own).toHaveAttribute('aria-disabled', 'true')
  await expect(own).toHaveAccessibleDescription(/a second person must release it/)
  await expectAccessible(page)

  await approver.page.goto('/payments')
  await expect(approver.page.getByRole('link', { name: 'New payment' })).toBeHidden()
  await approver.page.getByRole('button', { name: 'Waiting for release' }).click()
  await approver.page.getByRole('link', { name: /Hanse Teile GmbH/ }).click()
  await approver.page.getByRole('button', { name: 'Release', exact: true }).click()
  const approving = approver.page.getByRole('dialog', { name: 'Release this payment' })
  await expect(approving).toContainText('960.15 EUR will arrive')
  await approving.getByLabel('Password', { exact: true }).fill(approver.password)
  await approving
    .getByLabel('One-time code')
    .fill(await readCode(approver.page, approver.email, /release a colleague/))
  await expectAccessible(approver.page)
  await approving.getByRole('button', { name: 'Release 1,000.00 USD' }).click()
  const happened = approver.page.getByRole('list', { name: 'What happened' })
  await expect(happened).toContainText('Ada Okafor submitted the payment.')
  await expect(happened).toContainText('You released the payment, and the money was set aside.')
  await expect(approver.page.getByText('Paid', { exact: true }).first()).toBeVisible({ timeout: 40_000 })
  await page.reload()
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Ben Adler released')
  await approver.page.context().close()
})

test('freight above the limit is released by a second person', async ({ page, browser }) => {
  const owner = await signInTradingCompany(page, { dollars: 9000 })
  await turnTeamOn(page, owner)
  const approver = await inviteApprover(page, browser)
  const logisticsId = await confirmedBooking(page, owner)

  await page.goto(`/logistics/shipments/${logisticsId}`)
  await page.getByRole('button', { name: /^Pay [\d,.]+ USD$/ }).click()
  await approveIn(page, owner, { title: 'Pay the freight', button: /^Pay/ })
  await expect(page.getByText('Ada Okafor approved this payment.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Take back' })).toBeVisible()
  await expectAccessible(page)

  await approver.page.goto(`/logistics/shipments/${logisticsId}`)
  await approver.page.getByRole('button', { name: 'Release', exact: true }).click()
  await approveIn(approver.page, approver, { title: 'Release the freight payment', button: /^Release/ })
  await expect(approver.page.getByRole('region', { name: 'Freight' })).toContainText('Paid')
  const happened = approver.page.getByRole('list', { name: 'What happened' })
  await expect(happened).toContainText('Ada Okafor approved the payment. It is above the limit')
  await expect(happened).toContainText('You released the payment.')
  await expectAccessible(approver.page)
  await approver.page.context().close()
})

async function approveIn(
  page: Page,
  { email, password }: { email: string; password: string },
  { title, button }: { title: string; button: RegExp },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to pay freight/))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden({ timeout: 40_000 })
}

/** Freight that the carrier has confirmed, by calls: other stories tell how it is found and requested. */
async function confirmedBooking(page: Page, { call }: TradingCompany): Promise<string> {
  const { freights } = (await call('/logistics/get_quotes', {
    ...{ from_city: 'Mumbai', from_countrycode: 'IN', from_lat: '19.07283', from_lng: '72.88261' },
    ...{ to_city: 'Hamburg, DE', to_countrycode: 'Germany', to_lat: 53.55, to_lng: 10 },
    shipping_date: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
    ...{ freight_type: 'Sea', transportation_by: 'FCL', container_size: 'ST40', weight: 18_000 },
    ...{ height: 0, length: 0, width: 0 },
  })) as { freights: object[] }
  const { logistics_id } = await call('/logistics/add', { freights: freights.slice(0, 1) })
  const office = await callOffice(page)
  await office('/admin/bookings/confirm', { logistics_id })
  return String(logistics_id)
}

async function turnTeamOn(page: Page, { email, password }: TradingCompany): Promise<void> {
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Ada Okafor/ }).click()
  await page.getByRole('menuitem', { name: 'Team' }).click()
  await expect(page.getByText('One person does everything.')).toBeVisible()
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Turn on team mode' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Enter an amount. With 0, every payment waits for release.')).toBeVisible()
  await dialog.getByLabel('Release limit').fill('500')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /team settings/))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText(/Payments above 500\.00 USD/)).toBeVisible()
}

/** The approver opens the mailed link in a browser of their own, and is in. */
async function inviteApprover(page: Page, browser: Browser) {
  const email = `ben-${randomUUID()}@okafor.example`
  const password = 'Copper-Kettle-91'
  await page.getByRole('button', { name: 'Invite a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption('approver')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Invited')
  await expectAccessible(page)
  const joining = await (await browser.newContext()).newPage()
  await joining.goto(await invitationLink(page, email))
  await expect(joining.getByRole('heading', { name: 'Join Okafor Imports Inc.' })).toBeVisible()
  await joining.getByLabel('First name').fill('Ben')
  await joining.getByLabel('Last name').fill('Adler')
  await joining.getByLabel('Password', { exact: true }).fill(password)
  await joining.getByLabel('Retype password').fill('something else')
  await joining.getByRole('button', { name: 'Join' }).click()
  await expect(joining.getByText('Passwords must match')).toBeVisible()
  await expectAccessible(joining)
  await joining.getByLabel('Retype password').fill(password)
  await joining.getByRole('button', { name: 'Join' }).click()
  await expect(joining.getByRole('button', { name: /Ben Adler/ })).toContainText('Approver')
  return { email, password, page: joining }
}

async function invitationLink(page: Page, email: string): Promise<string> {
  const read = async () => {
    const mails = await page.request.get(`/api/sandbox/mailbox?to=${encodeURIComponent(email)}`)
    const [mail] = (await mails.json()) as { text: string }[]
    return /\/join\?token=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(read).toContain('/join')
  return read()
}

/** The payment as its preparer leaves it before the summary, saved by calls: other stories tell how it is entered. */
async function savedDraft(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  const headers = { authorization: `Bearer ${cookies.find(({ name }) => name === 'jwtToken')?.value}` }
  const get = async (path: string) => (await page.request.get(`/api${path}`, { headers })).json()
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api${path}`, { headers, data })).json()
  const partners = await get('/beneficiary_details/get_all')
  const accounts = await post('/beneficiary_accnt_details/get', {
    beneficiary_id: partners[0].beneficiary_id,
  })
  const quote = await post('/users/nium/quote', {
    source_currency_code: 'USD',
    destination_currency_code: 'EUR',
    amount: 1000,
  })
  const saved = await post('/simple_payment/save', {
    save_as_draft: 1,
    step: 4,
    beneficiary_id: partners[0].beneficiary_id,
    beneficiary_account_id: accounts[0].beneficiary_account_id,
    amount_sent: quote.amount_sent,
    amount_sent_currency: 'USD',
    amount_received: quote.amount_received,
    amount_received_currency: 'EUR',
    fees: quote.fees,
    quote_id: quote.quote_id,
    reference: 'INV 2026-140',
    reason: 'Settlement of an invoice',
    paid_from: 'Account Balance',
    purposeCode: 'IR01811',
    sourceOfFunds: 'Corporate Account',
    exemptionCode: '01',
  })
  return saved.simple_payment_id
}
