import type { Page } from '@playwright/test'

/**
 * The next call of it gets no answer; later ones do. The route stays: with `times: 1`, Playwright takes it away while
 * the page may call again already, and that call then hangs on a busy machine.
 */
export async function loseOnce(page: Page, url: string): Promise<void> {
  let isLost = false
  await page.route(url, async (route) => {
    if (isLost) return route.fallback()
    isLost = true
    await route.abort('connectionfailed')
  })
}
