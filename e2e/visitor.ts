import type { Page } from '@playwright/test'
import { readCode } from './mailbox.ts'

/** 1,000 valves for 12,345.00 USD. */
export async function fillGoods(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Goods', exact: true }).fill('Ball valves of stainless steel')
  await page.getByRole('combobox', { name: 'HS code' }).fill('848180')
  await page.getByLabel('Price of one unit').fill('12.345')
  await page.getByLabel('Quantity').fill('1000')
}

export async function pickCity(page: Page, label: string, city: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(city.split(',')[0] ?? '')
  await page.getByRole('option', { name: city }).first().click()
}

export const visitorsPassword = 'Harbour-Lantern-27'

export async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Company name').fill('Okafor Imports Inc.')
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Business phone').fill('2125550147')
  await page.getByLabel('Registration number').fill('NY4471')
  await page.getByLabel('Password', { exact: true }).fill(visitorsPassword)
  await page.getByLabel('Retype password').fill(visitorsPassword)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page
    .getByRole('dialog')
    .getByLabel('One-time code')
    .fill(await readCode(page, email, /verification code/))
}
