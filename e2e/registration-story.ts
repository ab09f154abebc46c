import { expect, type Locator, type Page } from '@playwright/test'
import { pdfFile, pngFile } from '../apps/server/test/sample-files.ts'
import { expectAccessible } from './accessibility.ts'

const certificate = { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: pdfFile() }
const passport = { name: 'passport.png', mimeType: 'image/png', buffer: pngFile() }

/** The three steps of the business verification, with a real certificate and a real passport picture. */
export async function registerCompany(page: Page): Promise<void> {
  await page.goto('/registration')
  await fillApplicant(page)
  await fillCompany(page)
  await fillPerson(page)
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'You have Successfully Registered.' })
  await expect(dialog).toContainText('Our team will get back to you within 4 business days on the status.')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Go To Dashboard' }).click()
}

async function fillApplicant(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByLabel('Job title')).toBeFocused()
  await expect(page.getByText('Nationality is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Job title').fill('Director')
  await choose(page, 'Nationality', 'American')
  await page.getByLabel('Date of birth').fill('1984-03-12')
  await page.getByLabel('Address', { exact: true }).fill('210 Court Street, Apt 4')
  await page.getByLabel('City').fill('Brooklyn')
  await page.getByLabel('State').fill('New York')
  await choose(page, 'Country', 'United States')
  await page.getByLabel('Post code').fill('11201')
  await page.getByLabel('Document type').selectOption({ label: 'Passport' })
  await page.getByLabel('Document number').fill('566021947')
  await choose(page, 'Issuance country', 'United States')
  await page.getByRole('button', { name: 'Next' }).click()
}

async function fillCompany(page: Page): Promise<void> {
  await expect(page.getByLabel('Business name')).toHaveAttribute('readonly')
  await page.getByLabel('Trade name').fill('Okafor Imports')
  await page.getByLabel('Website').fill('https://okafor-imports.example')
  await page.getByLabel('Business type').selectOption({ label: 'Corporation' })
  await choose(page, 'Industry sector', 'Machinery and industrial equipment')
  await page
    .getByLabel('Company description')
    .fill('Imports machine parts from Germany for makers in the north-east.')
  await page.getByLabel('Registration date').fill('2016-05-02')
  await choose(page, 'Registration country', 'United States')
  await page.getByLabel('Total employees').selectOption({ label: '11 to 50' })
  await page.getByLabel('Annual turnover').selectOption({ label: '1 to 5 million USD' })
  await page.getByLabel('Intended use of account').selectOption({ label: 'Paying suppliers abroad' })
  await page.getByLabel('Address line 1').fill('55 Water Street, Floor 9')
  await page.getByLabel('City').fill('New York')
  await page.getByLabel('State').fill('New York')
  await choose(page, 'Country', 'United States')
  await page.getByLabel('Post code').fill('10041')
  await choose(page, 'Document type', 'Certificate of incorporation')
  await attach(page, page.getByRole('group', { name: 'Document 1' }), certificate)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next' }).click()
}

async function fillPerson(page: Page): Promise<void> {
  const person = page.getByRole('group', { name: '1. Authorized person' })
  await person.getByRole('button', { name: 'Copy applicant details' }).click()
  await choose(person, 'Position', 'Director')
  // The applicant's document comes along.
  await expect(person.getByLabel('Document number')).toHaveValue('566021947')
  await expect(person.getByLabel('Issuance country')).toHaveValue('United States')
  await person.getByLabel('Expiry date').fill('2031-08-30')
  await attach(page, person, passport)
  await fillOwnership(page, person)
  await expectAccessible(page)
}

/** Asked for, in the form's own words, until it is known who owns the company. */
async function fillOwnership(page: Page, person: Locator): Promise<void> {
  const save = page.getByRole('button', { name: 'Save' })
  const ownership = person.getByLabel('Ownership')
  await save.click()
  await expect(ownership).toBeFocused()
  await expect(person.getByText(/^Enter a percent from 0 to 100/)).toBeVisible()
  // A comma is the decimal point, and letters are not typed at all.
  await ownership.pressSequentially('74,5e')
  await expect(ownership).toHaveValue('74.5')
  await save.click()
  const others = page.getByLabel('No other person owns 25 % or more of the company')
  await expect(others).toHaveAccessibleDescription(/^Add who owns the other 25\.50 %, or confirm/)
  await expectAccessible(page)
  await others.check()
  await expect(others).toHaveAccessibleDescription(/^Persons who are not in this list own 25\.50 %/)
  await ownership.fill('100')
  await expect(others).toHaveCount(0)
}

type File = typeof certificate

async function attach(page: Page, where: Locator, file: File): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await where.getByRole('button', { name: 'Choose file' }).click()
  await (await chooser).setFiles(file)
  await expect(where.getByRole('button', { name: 'Replace' })).toBeVisible()
}

async function choose(where: Page | Locator, label: string, choice: string): Promise<void> {
  await where.getByLabel(label, { exact: true }).fill(choice)
  await where.getByRole('option', { name: choice, exact: true }).click()
}
