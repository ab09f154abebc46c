import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { givenPolicy } from './given-policy.ts'
import { signInTradingCompany } from './trading-company.ts'

const onlyDigits = 'Only digits and a point are taken here. Check the figure.'
const budget = (page: Page) => page.getByRole('region', { name: 'Budget', exact: true })

for (const width of [1440, 390])
  test(`a budget is written, compared with what the trade costs, and kept from a second editor, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const company = await signInTradingCompany(page, { dollars: 5000 })
    await company.call('/transaction_summary/start', { name: 'Cotton' })
    const { transaction_id } = await company.call('/transaction_summary/start', { name: 'Silk' })
    await givenPolicy(page, company)
    await page.goto('/transaction-summary')
    await expect(budget(page)).toContainText('No budget yet')
    await budget(page).getByRole('button', { name: 'Write a budget' }).click()
    const dialog = page.getByRole('dialog', { name: 'Budget of this trade' })
    await dialog.getByLabel('Insurance').fill('390.50')
    await dialog.getByLabel('Freight').fill('0')
    await dialog.getByRole('button', { name: 'Save budget' }).click()
    await expect(dialog.getByText('Enter an amount above 0, or leave it empty')).toBeVisible()
    // No other figure is made of it without a word.
    await dialog.getByLabel('Inspection').pressSequentially('abc')
    await expect(dialog.getByText(onlyDigits)).toHaveCount(1)
    await dialog.getByLabel('Sales value').pressSequentially('-5')
    await expect(dialog.getByLabel('Sales value')).toHaveValue('5')
    await expect(dialog.getByText(onlyDigits)).toHaveCount(2)
    await dialog.getByLabel('Inspection').fill('1')
    await dialog.getByLabel('Inspection').fill('')
    await expect(dialog.getByText(onlyDigits)).toHaveCount(1)
    await dialog.getByLabel('Freight').fill('250')
    await dialog.getByLabel('Sales value').fill('399')
    await dialog.getByLabel('Units sold').fill('8')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Save budget' }).click()
    await expect(dialog).toBeHidden()
    // The button that had it is gone.
    await expect(budget(page).getByRole('button', { name: 'Change budget' })).toBeFocused()
    await expect(budget(page)).toContainText('9.50 USD over budget')
    await expect(budget(page)).toContainText('250.00 USD left')
    await expect(budget(page)).toContainText('Loss after the costs so far')
    await expect(budget(page)).toContainText('For each of 8 units')
    await expect(page.getByRole('region', { name: 'What happened' })).toContainText(
      'You changed the budget of the trade: Freight 250.00 USD; Insurance 390.50 USD',
    )
    await expectAccessible(page)

    const cash = page.getByRole('region', { name: 'Cash flow' })
    await expect(cash).toContainText(/Cargo insurance IN-/)
    await expect(cash).toContainText('−400.00 USD')
    for (const format of ['XLSX', 'PDF']) {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: new RegExp(`^TRX-.* as ${format}$`) }).click()
      expect((await download).suggestedFilename()).toMatch(
        new RegExp(`^TRX-\\d{4}-\\d{6}\\.${format.toLowerCase()}$`),
      )
    }
    await budget(page).getByRole('button', { name: 'Change budget' }).click()
    await expect(dialog.getByLabel('Insurance')).toHaveValue('390.50')
    // A colleague is faster.
    await company.call('/transaction_summary/budget', { transaction_id, amounts: { freight: 300 } })
    await dialog.getByLabel('Freight').fill('275')
    await dialog.getByRole('button', { name: 'Save budget' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(budget(page)).toContainText('300.00 USD left')

    const waits = page.getByRole('region', { name: 'What waits for whom' })
    await expect(waits).toContainText(/Insurance IN-/)
    const compare = page.getByRole('region', { name: 'Compare with other trades' })
    await compare.getByLabel('Trade').click()
    await page.getByRole('option', { name: /^TRX-/ }).click()
    await expect(page).toHaveURL(/compare=/)
    await expect(compare).toContainText('Total cost')
    await expect(compare).toContainText('50.00 USD per unit')
    await expectAccessible(page)
    await compare.getByRole('button', { name: 'Compare no more' }).click()
    await expect(compare).not.toContainText('Total cost')
  })
