import type { Page } from '@playwright/test'

/** The next answer is refused, as if the session had ended meanwhile; every later one reaches the server. */
export async function endSessionOnce(page: Page): Promise<void> {
  const refusal = { status: 'error', message: 'This link does not work.', error: { code: 'LINK_DEAD' } }
  let hasEnded = false
  await page.route('**/api/links/complete', (route) => {
    if (hasEnded) return route.fallback()
    hasEnded = true
    return route.fulfill({ status: 410, json: refusal })
  })
}
