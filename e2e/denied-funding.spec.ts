import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInSupplier } from './given-active-limit.ts'
import { givenDraft } from './given-funding.ts'
import { mailWith } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { ownBuyer } from './own-buyer.ts'

const reason = 'The purchase order names another buyer than the invoice.'

test('an invoice is denied with a reason, which its supplier reads by mail and on the funding', async ({
  page,
  browser,
}) => {
  const buyer = ownBuyer()
  const supplier = await signInSupplier(page, buyer)
  const { fundingId, submit } = await givenDraft(page, supplier)
  await submit()

  const desk = await openDesk(browser)
  await desk.goto(`/admin/fundings/${fundingId}`)
  await desk.getByRole('button', { name: 'Deny' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Deny this invoice' })
  await dialog.getByRole('button', { name: 'Deny' }).click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Deny' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(desk.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  await mailWith(page, supplier.email, reason)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/invoice-factoring/fundings/${fundingId}`)
    await expect(page.getByRole('main').getByText('Denied', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(reason).first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'What happened' })).toContainText(
      `Tradelane denied the invoice. ${reason}`,
    )
    await expectAccessible(page)
  }
  await desk.context().close()
})
