import { expect, type Page } from '@playwright/test'
import { deccan, ganges } from '../apps/server/test/given-inspection.ts'
import { pdfFile } from '../apps/server/test/sample-files.ts'
import { type Call, callOffice, mailedCode } from './trading-company.ts'

type Company = { email: string; password: string; call: Call }

/** Ordered by calls: how people do it, the story of inspections tells. */
export async function givenOrder({ email, call }: Company, changes = {}): Promise<string> {
  const { beneficiary_id } = await call('/supplier_details/add', [
    { ...deccan, email: suppliersEmail(email) },
  ])
  const { url } = await call('/common/upload', {
    base64File: pdfFile().toString('base64'),
    folder_name: 'quality_assurance',
    file_name: 'yarn.pdf',
  })
  const { quality_assurance_id: id } = await call('/quality_assurance/add', {
    beneficiary_id,
    address_of_inspection: 'Plot 7, MIDC Ranjangaon, Pune',
    quality_assurance: 1,
    qa_consignment_value: 80_000,
    goods_specifications: 'Cotton yarn on cones',
    quality_specifications_file: [{ url }],
    lot_size: 3000,
    inspection_level: 'II',
    loading_inspection: 1,
    no_of_containers: 1,
    loading_consignment_value: 80_000,
    ...changes,
  })
  await call('/quality_assurance/submit', { quality_assurance_id: id })
  return String(id)
}

/** Ordered and paid by calls. */
export async function givenConfirmed(page: Page, company: Company, changes = {}): Promise<string> {
  const { email, password, call } = company
  const office = await callOffice(page)
  const id = await givenOrder(company, changes)
  const { inspection_company_id } = await office('/admin/inspection_companies/add', {
    ...ganges,
    company_name: `Ganges Inspection ${id.slice(0, 8)}`,
  })
  const offer = { inspection_company_id, inspection_date: dayIn(5), price: 900 }
  await office('/admin/inspections/quote', { ...(await seenInspection(office, id)), ...offer })
  await call('/quality_assurance/accept_code', { quality_assurance_id: id })
  const verify_code = await mailedCode(page, email, 'to accept an inspection quote')
  await call('/quality_assurance/accept', { quality_assurance_id: id, password, verify_code })
  // Paid here, or by the job of the charge.
  await expect(async () => {
    const { quality_assurance_data } = await office('/admin/inspections/get', { quality_assurance_id: id })
    expect((quality_assurance_data as { status: string }).status).toBe('confirmed')
  }).toPass()
  return id
}

export async function givenScheduled(page: Page, company: Company, changes = {}): Promise<string> {
  const id = await givenConfirmed(page, company, changes)
  const office = await callOffice(page)
  const body = { ...(await seenInspection(office, id)), scheduled_for: dayIn(5) }
  await office('/admin/inspections/schedule', body)
  return id
}

/** What a decision of the back office names. */
export async function seenInspection(office: Call, id: unknown) {
  const { quality_assurance_data } = await office('/admin/inspections/get', { quality_assurance_id: id })
  const { version } = quality_assurance_data as { version: number }
  return { quality_assurance_id: id, version }
}

export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** Of this company alone: every story reads the same mailbox. */
export const suppliersEmail = (email: string): string => `mill-${email}`
