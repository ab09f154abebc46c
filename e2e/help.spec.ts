import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'

test('a question is found while typing, has a link, and shows its answer', async ({ page }) => {
  await signInNewCompany(page)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Help & Support' }).click()
  await expect(page.getByRole('heading', { name: 'Help & Support' })).toBeVisible()
  expect(
    await page.getByRole('region', { name: 'Questions and answers' }).locator('summary').count(),
  ).toBeGreaterThanOrEqual(25)
  await expect(
    page.getByRole('region', { name: 'Contact' }).getByRole('link', { name: /@/ }),
  ).toHaveAttribute('href', /^mailto:/)
  await expect(page.getByRole('link', { name: 'Tradelane on LinkedIn' })).toHaveAttribute(
    'href',
    'https://www.linkedin.com/company/tradelane-example',
  )
  await expect(page.getByRole('link', { name: /Facebook/ })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('searchbox').pressSequentially('how expensive is a trasnfer')
  await expect(page.getByRole('status')).toContainText(/^\d+ answers? to/)
  const answers = page.getByRole('region', { name: 'Questions and answers' })
  await expect(answers.getByText('A percentage of the amount you send')).toBeVisible()
  await expectAccessible(page)
  await answers.getByRole('link', { name: 'Link to this answer' }).first().click()
  await expect(page).toHaveURL(/#what-does-it-cost$/)

  await page.goto('/help-and-support?q=weather%20in%20Lisbon')
  await expect(page.getByText('No results')).toBeVisible()
  await page.goto('/help-and-support#proof-of-payment')
  await expect(page.getByText('On the payment’s page, as a PDF')).toBeInViewport()
})

test('the assistant answers from the FAQ, says when it finds nothing, and remembers the session', async ({
  page,
}) => {
  await signInNewCompany(page)
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: 'Help assistant' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Help assistant' })
  const field = dialog.getByLabel('Your question')
  await expect(field).toBeFocused()
  const log = dialog.getByRole('log')
  for (const [topic, reply] of [
    ['Book a shipment', /request one of the offers/],
    ['Get a shipping quote', /quote from every carrier on the route/],
    ['Track my shipment', /position on the map/],
  ] as const) {
    await dialog.getByRole('button', { name: topic }).click()
    await expect(log).toContainText(reply)
  }

  await field.fill('can I stop a paymnet')
  await field.press('Enter')
  await expect(log).toContainText('until it is sent to the bank')
  await field.fill('who won the football game')
  await field.press('Enter')
  await expect(log).toContainText('I found no answer to that question.Write to support@')
  await expectAccessible(page)

  await log.getByRole('link', { name: 'Payments' }).click()
  await expect(page.getByRole('heading', { name: 'Payments', exact: true })).toBeVisible()
  await expect(dialog).toBeVisible()
  await field.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await page.reload()
  await button.click()
  await expect(log).toContainText('who won the football game')
})
