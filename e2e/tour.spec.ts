import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { signInNewCompany } from './new-company.ts'

test('the tour is walked by keyboard to Done, forward and back, without leaving its popover', async ({
  page,
}) => {
  await givenDashboard(page)
  const start = page.getByRole('button', { name: 'Start Tour' })
  await start.press('Enter')
  const first = page.getByRole('dialog', { name: 'Your services' })
  await expect(first.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(first.getByRole('button', { name: 'Next' })).toBeFocused()
  await expect(first).toContainText(/1 of \d+/)
  await expectAccessible(page)

  await page.keyboard.press('ArrowRight')
  const second = page.getByRole('dialog', { name: 'Your dollar account' })
  await expect(second).toHaveAccessibleDescription(/What you can spend now.* 2 of \d+/)
  await page.keyboard.press('ArrowLeft')
  await expect(first).toBeVisible()
  await page.keyboard.press('Enter')
  for (const name of ['Close the tour', 'Previous', 'Next']) {
    await page.keyboard.press('Tab')
    await expect(second.getByRole('button', { name })).toBeFocused()
  }

  const dialog = page.getByRole('dialog')
  const total = Number(/of (\d+)/.exec((await second.textContent()) ?? '')?.[1])
  for (let step = 3; step <= total; step++) {
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText(`${step} of ${total}`)
  }
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(start).toBeFocused()
})

test('Escape, a click beside it and the cross each close the tour', async ({ page }) => {
  await givenDashboard(page)
  const dialog = page.getByRole('dialog')
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(1000, 700),
    () => dialog.getByRole('button', { name: 'Close the tour' }).click(),
  ]
  for (const close of ways) {
    await page.getByRole('button', { name: 'Start Tour' }).click()
    await expect(dialog.getByRole('button', { name: 'Next' })).toBeFocused()
    // What is done before the shade is drawn meets nothing yet, and is done again as a person would.
    await expect(async () => {
      await close()
      await expect(dialog).toBeHidden({ timeout: 1_000 })
    }).toPass()
  }
})

test('the tour has the specified measures', async ({ page }) => {
  await givenDashboard(page, { reducedMotion: 'no-preference' })
  await page.getByRole('button', { name: 'Start Tour' }).click()
  const popover = page.getByRole('dialog', { name: 'Your services' })
  await expect(popover).toBeVisible()
  const measures = await page.evaluate(() => {
    const shade = document.querySelector<SVGPathElement>('.driver-overlay path')
    const shown = document.querySelector('.driver-active-element')?.getBoundingClientRect()
    const [, left, top, , radius] =
      /M(-?[\d.]+),(-?[\d.]+) h([\d.]+) a([\d.]+)/.exec(shade?.getAttribute('d') ?? '') ?? []
    return {
      animation: document.body.style.getPropertyValue('--driver-animation-duration'),
      opacity: shade?.style.opacity,
      radius: Number(radius),
      paddingAtLeft: (shown?.left ?? 0) + Number(radius) - Number(left),
      paddingAbove: (shown?.top ?? 0) - Number(top),
      right: shown?.right ?? 0,
    }
  })
  expect(measures).toMatchObject({
    animation: '400ms',
    opacity: '0.7',
    radius: 5,
    paddingAtLeft: 10,
    paddingAbove: 10,
  })
  const box = await popover.boundingBox()
  // The padding of the stage, then the offset of the popover.
  expect(Math.round((box?.x ?? 0) - measures.right)).toBe(20)
})

test('without steps there is no tour button, and a narrow screen skips hidden elements', async ({ page }) => {
  await signInNewCompany(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/help-and-support')
  await expect(page.getByRole('link', { name: 'Help & Support' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start Tour' })).toBeHidden()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/simple-payment')
  await expect(page.getByRole('form', { name: 'Pricing estimate' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Start Tour' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName('Four steps')
  await expectAccessible(page)
  const box = await dialog.boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()
})

/** The dashboard once its panels are there; without motion where keys are pressed, so that none falls into an animation. */
async function givenDashboard(
  page: Page,
  { reducedMotion = 'reduce' }: { reducedMotion?: 'reduce' | 'no-preference' } = {},
): Promise<void> {
  await signInNewCompany(page)
  await page.emulateMedia({ reducedMotion })
  await page.goto('/dashboard')
  // A tour has the steps of what is there when it starts.
  for (const name of ['US Dollar account', 'Partner Companies'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
}
