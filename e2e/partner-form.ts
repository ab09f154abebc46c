import type { Locator } from '@playwright/test'

/** The company's half of the beneficiary form. */
export async function fillCompany(form: Locator): Promise<void> {
  await form.getByLabel('Company name').fill('Hafenhandel Nord GmbH')
  await form.getByLabel('Registration number').fill('HRB 90412')
  await form.getByLabel('Company address').fill('Am Sandtorkai 30, 20457 Hamburg')
  await form.getByLabel('Town').fill('Hamburg')
  await form.getByLabel('Post code').fill('20457')
  await choose(form, 'Country of the company', 'Germany')
  await form.getByLabel('Contact person name').fill('Jette Brandt')
  await form.getByLabel('Email').fill('jette.brandt@hafenhandel.example')
  await form.getByLabel('Phone number').fill('+49 40 30091245')
}

/** A German account in euros. */
export async function fillAccount(form: Locator, { iban }: { iban: string }): Promise<void> {
  await form.getByLabel('Account reference name').fill('Hafenhandel euros')
  await form.getByLabel('Account holder name').fill('Hafenhandel Nord GmbH')
  await form.getByLabel('Account type').selectOption('Corporate')
  await form.getByLabel('Payout method').selectOption('SWIFT')
  await choose(form, 'Country', 'Germany')
  await choose(form, 'Currency', 'EUR – Euro')
  await form.getByLabel('Account no. / IBAN').fill(iban)
  await form.getByLabel('SWIFT / IFSC').fill('COBADEFF')
  await form.getByLabel('Bank', { exact: true }).fill('Commerzbank')
  await form.getByLabel('Bank city').fill('Hamburg')
  await form.getByLabel('Bank address').fill('Ness 7-9, 20457 Hamburg')
}

async function choose(form: Locator, label: string, choice: string): Promise<void> {
  await form.getByLabel(label, { exact: true }).fill(choice)
  await form.getByRole('option', { name: choice, exact: true }).click()
}
