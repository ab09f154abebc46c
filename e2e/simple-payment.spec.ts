import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { signInNewCompany } from './new-company.ts'
import { fillAccount, fillCompany } from './partner-form.ts'
import { signInTradingCompany, type TradingCompany } from './trading-company.ts'

test('the calculator prices either amount, and what was calculated is carried on', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/simple-payment')
  const calculator = page.getByRole('form', { name: 'Pricing estimate' })
  await calculator.getByRole('button', { name: 'Calculate' }).click()
  await expect(calculator.getByText('Enter a valid amount')).toBeVisible()
  await calculator.getByLabel('They receive', { exact: true }).fill('960.15')
  await calculator.getByRole('button', { name: 'Calculate' }).click()
  await expect(calculator.getByLabel('You send', { exact: true })).toHaveValue('1,000.00')
  await calculator.getByLabel('You send', { exact: true }).fill('2000')
  await expect(calculator.getByText('Mid rate')).toBeHidden()
  await calculator.getByRole('button', { name: 'Calculate' }).click()
  await expect(calculator).toContainText('1 USD = 0.960631 EUR')
  await expect(calculator).toContainText(/Fee, inside it.*1\.00 USD/)
  await expect(calculator).toContainText(/They receive.*1,920\.30 EUR/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await chooseHanse(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('You send', { exact: true })).toHaveValue('2,000')
  await expect(page.getByLabel('They receive', { exact: true })).toHaveValue('1,920.30')
})

test('the first page is skipped once that was asked for', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/simple-payment')
  await page.getByLabel('Skip this page next time').check()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'New payment' }).first().click()
  await expect(page.getByRole('heading', { name: 'Beneficiary' })).toBeVisible()
})

test('a company without partners adds its first one on the way', async ({ page }) => {
  await signInTradingCompany(page, { hasPartner: false })
  await page.goto('/simple-payment?step=beneficiary')
  await expect(page.getByText('Please Add or Edit New Company')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add New Company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Partner' })
  await fillCompany(dialog)
  await fillAccount(dialog, { iban: 'DE89 3704 0044 0532 0130 00' })
  await dialog.getByRole('button', { name: 'Add partner' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Beneficiary', { exact: true })).toHaveValue('Hafenhandel Nord GmbH')
  await expect(page.getByRole('region', { name: 'Beneficiary account' })).toContainText('Commerzbank')
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Edit Hafenhandel Nord GmbH' })).toBeVisible()
})

test('forward only as far as everything is in order, back always', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/simple-payment?step=summary')
  await expect(page.getByRole('heading', { name: 'Beneficiary' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save as Draft' })).toBeDisabled()
  const steps = page.getByRole('navigation', { name: 'Payment steps' })
  await steps.getByRole('button', { name: 'Summary' }).click()
  await expect(page.getByText('Select a beneficiary', { exact: true })).toBeVisible()
  await expect(page.getByText('Select an account', { exact: true }).last()).toBeVisible()
  await expect(page.getByLabel('Beneficiary', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await chooseHanse(page)
  await steps.getByRole('button', { name: 'Summary' }).click()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(page.getByText('Enter a valid amount')).toBeVisible()
  await expect(page.getByLabel('You send', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Beneficiary' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(page.getByText('Reference is required')).toBeHidden()
  await steps.getByRole('button', { name: 'Initiate' }).click()
  await expect(page.getByRole('heading', { name: 'Initiate' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
})

test('a draft keeps its step through a reload, and goes on from the list', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/simple-payment?step=beneficiary')
  await chooseHanse(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('They receive', { exact: true }).fill('960.15')
  await expect(page.getByLabel('You send', { exact: true })).toHaveValue('1,000.00')
  await page.getByLabel('Reference', { exact: true }).fill('INV 77')
  await page.getByRole('button', { name: 'Save as Draft' }).click()
  await expect(page.getByText('Successfully save as draft')).toBeVisible()
  await expect(page).toHaveURL(/simple_payment_id=[\da-f-]{36}/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(page.getByLabel('Reference', { exact: true })).toHaveValue('INV 77')
  await expect(page.getByLabel('They receive', { exact: true })).toHaveValue('960.15')

  await page.goto('/payments')
  await page.getByRole('button', { name: 'Drafts' }).click()
  await expect(page).toHaveURL(/show=drafts/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Hanse Teile GmbH' }).click()
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible()
  await expect(page.getByLabel('Reference', { exact: true })).toHaveValue('INV 77')
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByRole('heading', { name: /Welcome/ })).toBeVisible()
  await page.goto('/payments?show=drafts')
  await expect(page.getByText('No record found')).toBeVisible()
})

test('what was not saved outlives a reload, and is not left without a question', async ({ page }) => {
  await signInTradingCompany(page)
  await page.goto('/simple-payment?step=beneficiary')
  await chooseHanse(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('You send', { exact: true }).fill('1000')
  await page.getByLabel('Reference', { exact: true }).fill('INV 78')
  page.once('dialog', (question) => question.accept())
  await page.reload()
  await expect(page.getByText('This is what you had entered and not saved.')).toBeVisible()
  await expect(page.getByLabel('Reference', { exact: true })).toHaveValue('INV 78')
  await expect(page.getByLabel('They receive', { exact: true })).toHaveValue('960.15')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('heading', { name: 'Beneficiary' })).toBeVisible()
  await expect(page.getByLabel('Beneficiary', { exact: true })).toHaveValue('')
})

test('a rate that runs out is renewed while the details are entered', async ({ page }) => {
  await page.clock.install()
  await signInTradingCompany(page)
  await page.goto('/simple-payment?step=beneficiary')
  await chooseHanse(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('You send', { exact: true }).fill('1000')
  await page.clock.runFor(1_000)
  await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:\d\d)$/)
  const renewed = page.waitForResponse(/\/users\/nium\/quote$/)
  await page.clock.fastForward('06:00')
  await renewed
  await expect(page.getByText('1 USD = 0.960631 EUR')).toBeVisible()
})

test('a wrong code is said below the boxes, the right one pays, and the payment has its page', async ({
  page,
}) => {
  const company = await signInTradingCompany(page, { dollars: 5_000 })
  await prepare(page, { amount: '1000', reference: 'INV 79' })
  const dialog = await openVerification(page)
  await expect(dialog).toContainText(/1,000\.00 USD.*Hanse Teile GmbH.*3000/)
  await dialog.getByRole('button', { name: 'Pay 1,000.00 USD' }).click()
  await expect(dialog.getByText('Password is required')).toBeVisible()
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await dialog.getByLabel('Password', { exact: true }).fill(company.password)
  const code = await readCode(page, company.email, /approve a payment/)
  await dialog.getByLabel('One-time code').fill(code === '000000' ? '000001' : '000000')
  await dialog.getByRole('button', { name: 'Pay 1,000.00 USD' }).click()
  await expect(dialog.getByText('The password or the code is wrong. Please try again.')).toBeVisible()
  await expect(dialog.getByLabel('One-time code')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await dialog.getByLabel('One-time code').fill(code)
  await dialog.getByRole('button', { name: 'Pay 1,000.00 USD' }).click()
  await expect(page.getByRole('status')).toHaveText(
    'Thank you! Your payment has been successfully completed. We appreciate your business!',
  )
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'View payment' }).click()
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText(/Submitted.*Sent.*Paid/)
  await expect(page).toHaveURL(/\/payments\/[\da-f-]{36}$/)
  await expectAccessible(page)
  await page.goto(`/simple-payment?simple_payment_id=${page.url().split('/').at(-1)}`)
  await expect(page).toHaveURL(/\/payments\//)
})

test('too little balance is said with what to do about it, and the draft stays', async ({ page }) => {
  const company = await signInTradingCompany(page)
  await prepare(page, { amount: '1000', reference: 'INV 80' })
  await approve(page, company)
  const refusal = page.getByRole('dialog', { name: 'The payment was not made' })
  await expect(refusal).toContainText('Your balance of 0.00 USD is too small for a payment of 1,000.00 USD.')
  await expect(refusal).toContainText('Please go to your dashboard and add some balance to your wallet')
  await expect(refusal.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard')
  await expectAccessible(page)
  await refusal.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
})

test('a payment refused by the provider says why, and can be made again', async ({ page }) => {
  const company = await signInTradingCompany(page, { dollars: 500 })
  await prepare(page, { amount: '100', reference: 'INV 81 SIM-REJECT' })
  await approve(page, company)
  const refusal = page.getByRole('dialog', { name: 'The payment was not made' })
  await expect(refusal).toContainText('The payment was refused by the compliance check.')
  await expect(refusal).toContainText('the whole amount is back in your balance')
  await refusal.getByRole('link', { name: 'View payment' }).click()
  await expect(page.getByText('The payment was refused by the compliance check.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pay again' }).click()
  await expect(page.getByRole('heading', { name: 'Beneficiary' })).toBeVisible()
  await expect(page.getByLabel('Beneficiary', { exact: true })).toHaveValue('Hanse Teile GmbH')
})

test('a payment without an answer is said to be processing, and goes on by itself', async ({ page }) => {
  const company = await signInTradingCompany(page, { dollars: 500 })
  await prepare(page, { amount: '100', reference: 'INV 82 SIM-SLOW' })
  await approve(page, company)
  const dialog = page.getByRole('dialog', { name: 'Confirm payment' })
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Waiting for the provider…')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Your payment is being processed' })).toContainText(
    'The money is set aside',
    { timeout: 20_000 },
  )
  await page.getByRole('link', { name: 'View payment' }).click()
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('Paid', { timeout: 30_000 })
})

test('a payment that waits for a document can still be cancelled', async ({ page }) => {
  const company = await signInTradingCompany(page, { dollars: 500 })
  await prepare(page, { amount: '100', reference: 'INV 83 SIM-RFI' })
  await approve(page, company)
  await page.getByRole('link', { name: 'View payment' }).click()
  await expect(page.getByText('Please say what this payment is for', { exact: false }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this payment?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel payment' })).toBeHidden()
})

test('without business info no payment is started', async ({ page }) => {
  await signInNewCompany(page)
  await page.goto('/simple-payment?step=details')
  await page.getByRole('button', { name: 'Next' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete registration process' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL(/\/registration$/)
})

test('a company under review prepares its payment, and is told why it cannot be submitted yet', async ({
  page,
}) => {
  await signInTradingCompany(page, { isCleared: false })
  await prepare(page, { amount: '1000', reference: 'INV 84' })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your KYB status is still in progress')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

async function chooseHanse(page: Page): Promise<void> {
  await page.getByLabel('Beneficiary', { exact: true }).fill('Hanse')
  await page.getByRole('option', { name: 'Hanse Teile GmbH' }).click()
  await expect(page.getByRole('region', { name: 'Beneficiary account' })).toContainText('COBADEFFXXX')
}

/** From the second step to the summary. */
async function prepare(page: Page, { amount, reference }: Record<'amount' | 'reference', string>) {
  await page.goto('/simple-payment?step=beneficiary')
  await chooseHanse(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('You send', { exact: true }).fill(amount)
  await page.getByLabel('Reference', { exact: true }).fill(reference)
  await page.getByLabel('Reason').fill('Goods bought')
  await page.getByLabel('Purpose code').fill('IR01811')
  await page.getByRole('option', { name: /IR01811/ }).click()
  await page.getByLabel('Source of funds').selectOption('Corporate Account')
  await page.getByLabel('Paid from').selectOption('Account Balance')
  await page.getByLabel('Exemption code').selectOption('01')
  await page.getByRole('button', { name: 'Save and Next' }).click()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
}

async function openVerification(page: Page) {
  await page.getByRole('button', { name: 'Submit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm payment' })
  await expect(dialog).toBeVisible()
  return dialog
}

async function approve(page: Page, { email, password }: TradingCompany): Promise<void> {
  const dialog = await openVerification(page)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /approve a payment/))
  await dialog.getByRole('button', { name: /^Pay / }).click()
}
