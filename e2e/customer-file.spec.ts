import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { openDemoProfile, openDesk } from './office-desk.ts'

for (const width of [1440, 390]) {
  test(`a clerk rates a customer’s risk and leaves a note, at ${width} px`, async ({ browser }) => {
    const desk = await openDesk(browser)
    await desk.setViewportSize({ width, height: 900 })
    await openDemoProfile(desk)
    const rates = desk.getByRole('region', { name: 'Rates', exact: true })
    await expect(rates).toContainText('Payment0.05 %')
    await expect(rates).toContainText('Invoice Factoring, Meridian Trade Capital12.00 % p.a.')
    const risk = desk.getByRole('region', { name: 'Risk rating' })
    await risk.getByRole('button', { name: /^Rate/ }).click()
    const dialog = desk.getByRole('dialog', { name: 'Rate the risk of this customer' })
    await dialog.getByLabel('Reasons').fill('')
    await dialog.getByRole('button', { name: 'Save rating' }).click()
    await expect(dialog.getByText('Say why')).toBeVisible()
    await dialog.getByLabel('Rating').selectOption('High risk')
    // One year from now, until another day is chosen.
    await expect(dialog.getByLabel('Review on')).not.toHaveValue('')
    await dialog.getByLabel('Review on').fill('2001-01-01')
    const reasons = `New corridor, ${width} px`
    await dialog.getByLabel('Reasons').fill(reasons)
    await dialog.getByRole('button', { name: 'Save rating' }).click()
    await expect(dialog.getByText('Choose a later day than today')).toBeVisible()
    await expectAccessible(desk)
    const inTwoYears = new Date()
    inTwoYears.setUTCFullYear(inTwoYears.getUTCFullYear() + 2)
    await dialog.getByLabel('Review on').fill(inTwoYears.toISOString().slice(0, 10))
    await dialog.getByRole('button', { name: 'Save rating' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(risk.getByText('High risk').first()).toBeVisible()
    await expect(risk.getByText(reasons)).toBeVisible()

    const notes = desk.getByRole('region', { name: 'Notes', exact: true })
    await notes.getByRole('button', { name: 'Add note' }).click()
    const note = desk.getByRole('dialog', { name: 'Add a note' })
    await note.getByLabel('Note').fill(`Prefers calls before noon, ${width} px`)
    await note.getByRole('button', { name: 'Add note' }).click()
    // The dialog closes after the list has the note: until then both have its text.
    await expect(note).toHaveCount(0)
    await expect(notes.getByText(`Prefers calls before noon, ${width} px`)).toBeVisible()
    await expect(notes.getByText(/^Bo Lindqvist, /).first()).toBeVisible()
    await expectAccessible(desk)
  })
}
