import { expect, type Page } from '@playwright/test'

/** What comes due happens before the answer. The stories that move the clock have a server of their own (playwright.config.ts). */
export async function letDaysPass(page: Page, days: number): Promise<void> {
  const answer = await page.request.post('/api/sandbox/clock', {
    data: { advance_hours: days * 24 + 1 },
    timeout: 120_000,
  })
  expect(answer.status()).toBe(200)
}
