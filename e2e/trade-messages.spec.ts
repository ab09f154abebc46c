import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { givenDraftEscrow, ownSeller } from './given-escrow.ts'
import { callOffice, signInTradingCompany } from './trading-company.ts'

for (const width of [1440, 390])
  test(`messages about a trade are written, read and answered on its page, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { call } = await signInTradingCompany(page, { hasPartner: false })
    await givenDraftEscrow(call, { seller: ownSeller() })
    await page.goto('/transaction-summary')
    const parties = page.getByRole('region', { name: 'Parties' })
    await expect(parties).toContainText('Hafenhandel Nord GmbH')
    await expect(parties).toContainText('Seller')
    await expect(parties.getByRole('link', { name: /^SE-/ })).toBeVisible()

    const messages = card(page)
    await expect(messages.getByText('Messages about this trade and its services appear here.')).toBeVisible()
    await messages.getByRole('link', { name: 'Write about this trade' }).click()
    await expect(messages.getByLabel('About', { exact: true })).toHaveText(/^Trade TRX-.*Smart Escrow SE-/)
    await expectAccessible(page)
    await write(page, 'May the goods travel in two parts?')
    await expect(messages.getByRole('heading', { name: /^Trade TRX-/ })).toBeVisible()

    await messages.getByRole('link', { name: 'Write about this trade' }).click()
    const escrow = await messages.getByRole('option', { name: /^Smart Escrow SE-/ }).textContent()
    const about = messages.getByLabel('About', { exact: true })
    await expect(about).toBeFocused()
    // Written to the conversation about the trade, and kept when it is about the escrow after all.
    const field = messages.getByLabel('Message', { exact: true })
    await field.fill('When must the seller agree?')
    await about.focus()
    await about.selectOption(escrow)
    await expect(messages.getByRole('heading', { name: /^Smart escrow SE-/ })).toBeVisible()
    await expect(field).toHaveValue('When must the seller agree?')
    await expect(about).toBeFocused()
    await messages.getByRole('button', { name: 'Send' }).click()
    await expect(messages.getByRole('log')).toContainText('When must the seller agree?')
    await expect(field).toHaveValue('')
    await expect(messages.getByRole('link', { name: 'Go to the smart escrow' })).toBeVisible()
    await expectAccessible(page)

    const threads = (await call('/messages/start', await aboutTrade(page))) as { thread_id: string }
    const office = await callOffice(page)
    await office('/admin/messages/reply', { thread_id: threads.thread_id, text: 'They may.' })
    await page.goto('/transaction-summary')
    const rows = messages.getByRole('list', { name: 'Conversations about this trade' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText('Tradelane: They may.')
    await expect(rows.first().getByRole('img', { name: 'new' })).toBeVisible()
    await expect(rows.last()).toContainText('You: When must the seller agree?')
    await rows.first().getByRole('link').click()
    await expect(messages.getByRole('log')).toContainText('They may.')
    await write(page, 'Thank you.')
    if (width < 768) await messages.getByRole('link', { name: 'All messages about this trade' }).click()
    await expect(rows.first()).toContainText('You: Thank you.')
    await expect(rows.first().getByRole('img', { name: 'new' })).toHaveCount(0)
    await expectAccessible(page)
  })

const card = (page: Page) => page.getByRole('region', { name: 'Messages about this trade' })

/** Until it is in the conversation. */
async function write(page: Page, text: string): Promise<void> {
  await card(page).getByLabel('Message', { exact: true }).fill(text)
  await card(page).getByRole('button', { name: 'Send' }).click()
  await expect(card(page).getByRole('log')).toContainText(text)
}

/** Another message about the same trade, for its conversation. */
async function aboutTrade(page: Page): Promise<object> {
  const link = page.getByRole('region', { name: 'All trades' }).getByRole('link', { name: /^TRX-/ }).first()
  const [, subject_id] = /transaction_id=([\da-f-]{36})/.exec((await link.getAttribute('href')) ?? '') ?? []
  return { subject: 'transaction', subject_id, text: 'Or in three?' }
}
