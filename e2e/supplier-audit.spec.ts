import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { auditCodes } from '../packages/contract/src/quality-assurance/audit-questions.ts'
import { expectAccessible } from './accessibility.ts'
import { readCode } from './mailbox.ts'
import { openDesk } from './office-desk.ts'
import { type Call, callOffice, signInTradingCompany } from './trading-company.ts'

test('the back office records the audit of a supplier, and the customer reads score, finding and corrective action', async ({
  page,
  browser,
}) => {
  const { call, email, password } = await signInTradingCompany(page, { dollars: 5000 })
  const desk = await openDesk(browser)
  const id = await scheduleAudit({ page, call, email, password })
  await desk.goto(`/admin/inspections/${id}`)
  await desk.getByRole('link', { name: 'Supplier audit', exact: true }).click()
  await desk.getByRole('button', { name: 'Save audit' }).click()
  await expect(desk.getByText('Auditor is required')).toBeVisible()
  await expect(desk.getByText('Answer every question').first()).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('textbox', { name: 'Auditor' }).fill('Arjun Sen')
  await desk.getByLabel('Day of the audit').fill(dayIn(0))
  const answers = desk.getByRole('combobox')
  await expect(answers).toHaveCount(auditCodes.length)
  for (let index = 0; index < auditCodes.length; index++) await answers.nth(index).selectOption('Yes')
  await expect(desk.getByText('100 of 100')).toBeVisible()
  await desk.getByLabel('Exits are open and marked').selectOption('No')
  await expect(desk.getByText('91 of 100')).toBeVisible()
  await desk.getByRole('button', { name: 'Add finding' }).click()
  await desk.getByLabel('Description', { exact: true }).fill('The exit of hall 2 is locked')
  await desk.getByLabel('Corrective action', { exact: true }).fill('Remove the lock')
  await desk.getByLabel('Owner', { exact: true }).fill('Meera Joshi')
  await desk.getByLabel('Due', { exact: true }).fill(dayIn(14))
  await desk.getByLabel('Grade', { exact: true }).selectOption('Major')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Save audit' }).click()
  await expect(desk.getByText('The audit is saved, and the customer is notified.')).toBeVisible()

  await page.goto(`/quality-assurance/inspections/${id}`)
  await expect(page.getByText('Supplier audited', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Supplier audit', exact: true }).click()
  await expect(page.getByText('91 of 100')).toBeVisible()
  const findings = page.getByRole('list', { name: 'Findings' })
  await expect(findings).toContainText('The exit of hall 2 is locked')
  await expect(findings).toContainText('Open')
  await expectAccessible(page)

  await desk.getByLabel('Action', { exact: true }).selectOption('Verified')
  // The toast of the first save may still be there.
  const saved = desk.waitForResponse('**/api/admin/inspections/audit/save')
  await desk.getByRole('button', { name: 'Save audit' }).click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(findings).toContainText('Verified')
  await desk.context().close()
})

type People = { page: Page; call: Call; email: string; password: string }

/** What other stories tell: ordered, quoted, paid, and its day agreed. */
async function scheduleAudit({ page, call, email, password }: People): Promise<string> {
  const office = await callOffice(page)
  const supplier = {
    company_name: 'Deccan Mills Pvt Ltd',
    company_address: '12 Mill Road, Pune',
    company_registration_number: 'U17110PN2004',
    contact_person_name: 'Meera Joshi',
    email: 'meera@deccan.example',
    phone_number: '+912055501234',
  }
  const { beneficiary_id } = await call('/supplier_details/add', [supplier])
  const order = {
    beneficiary_id,
    address_of_inspection: 'Plot 7, Pune',
    supplier_audit: 1,
    audit_specification: 'All',
  }
  const { quality_assurance_id } = (await call('/quality_assurance/add', order)) as {
    quality_assurance_id: string
  }
  const which = { quality_assurance_id }
  await call('/quality_assurance/submit', which)
  const company = {
    company_name: `Ganges Audits ${randomUUID().slice(0, 8)}`,
    countries: ['IN'],
    services: ['supplier_audit'],
    contact_person_name: 'Arjun Sen',
    email: 'desk@ganges.example',
    phone_number: '+913322201234',
  }
  const { inspection_company_id } = await office('/admin/inspection_companies/add', company)
  const offer = { inspection_company_id, inspection_date: dayIn(5), price: 900 }
  await office('/admin/inspections/quote', { ...(await seen(office, which)).which, ...offer })
  await call('/quality_assurance/accept_code', which)
  const verify_code = await readCode(page, email, /to accept an inspection quote/)
  await call('/quality_assurance/accept', { ...which, password, verify_code })
  await expect.poll(async () => (await seen(office, which)).status).toBe('confirmed')
  await office('/admin/inspections/schedule', {
    ...(await seen(office, which)).which,
    scheduled_for: dayIn(6),
  })
  return quality_assurance_id
}

async function seen(office: Call, which: { quality_assurance_id: string }) {
  const { quality_assurance_data } = await office('/admin/inspections/get', which)
  const { version, status } = quality_assurance_data as { version: number; status: string }
  return { status, which: { ...which, version } }
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
