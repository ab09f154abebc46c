import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { demoAdministrator, demoPassword } from '../apps/server/seeds/demo-people.ts'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { followMenu } from './office-desk.ts'
import { fillAccount, fillCompany } from './partner-form.ts'
import { followPayment, payPartner } from './payment-story.ts'
import { registerCompany } from './registration-story.ts'

const company = `Okafor ${randomUUID().slice(0, 8)} Inc.`
const email = `ada-${randomUUID()}@okafor.example`
const password = 'Harbour-Lantern-27'

test('a company signs up, is verified, adds money and pays a partner abroad', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await test.step('signs up with the code from the mailbox', () => signUp(page))
  await test.step('registers its business', () => registerCompany(page))
  await test.step('waits for the back office, which clears it', async () => {
    await expect(page.getByText('IN PROGRESS', { exact: true })).toBeVisible()
    const office = await browser.newContext({ baseURL: new URL(page.url()).origin })
    await clearCompany(await office.newPage())
    await office.close()
    await page.reload()
    await expect(page.getByText('IN PROGRESS', { exact: true })).toBeHidden()
  })
  await test.step('adds 5,000 USD', () => addBalance(page))
  await test.step('adds a partner with a German account', () => addPartner(page))
  const received = await test.step('pays 1,000 USD to EUR', () => payPartner(page, { email, password }))
  await test.step('sees it paid, and files the proof', () => followPayment(page, received))
  await test.step('finds its balances right to the cent', () => checkBalances(page))
})

async function signUp(page: Page): Promise<void> {
  await page.goto('/')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Get started' }).first().click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Okafor')
  await page.getByLabel('Company name').fill(company)
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Business phone', { exact: true }).fill('2125550147')
  await page.getByLabel('Registration number').fill('NY4471')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Retype password').fill(password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign up' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verify your work email' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /verification code/))
  await expect(page.getByRole('heading', { name: 'Welcome Ada' })).toBeVisible()
  await expect(page.getByText('ACTION REQUIRED', { exact: true })).toBeVisible()
  await expectAccessible(page)
}

async function clearCompany(office: Page): Promise<void> {
  await office.goto('/admin/login')
  await office.getByLabel('Email').fill(demoAdministrator)
  await office.getByLabel('Password', { exact: true }).fill(demoPassword)
  await office.getByRole('button', { name: 'Sign in' }).click()
  await followMenu(office, 'Customer profiles')
  await office.getByLabel('Search by name or registration number').fill(company)
  await expect(office).toHaveURL(/search=/)
  await office.getByRole('link', { name: company }).click()
  await expect(office.getByRole('heading', { name: company })).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Clear', exact: true }).click()
  await office.getByRole('dialog').getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(office.getByRole('dialog')).toBeHidden()
}

async function addBalance(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add balance' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('5000')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('One-time code').fill(await readCode(page, email, /code to add balance/))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add 5,000.00 USD' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('5,000.00 USD').first()).toBeVisible()
}

async function addPartner(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add New Partner' }).click()
  const dialog = page.getByRole('dialog')
  await fillCompany(dialog)
  await fillAccount(dialog, { iban: 'DE89 3704 0044 0532 0130 00' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add partner' }).click()
  await expect(page.getByRole('region', { name: 'Partner Companies' })).toContainText('EUR ••3000')
}

async function checkBalances(page: Page): Promise<void> {
  await page.goto('/dashboard/wallet')
  const dollars = page.getByRole('row', { name: /USD/ })
  await expect(dollars.first()).toContainText('4,000.00 USD')
  await expectAccessible(page)
}
