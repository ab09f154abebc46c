import type { Page } from '@playwright/test'
import { callOffice, mailedCode, type TradingCompany } from './trading-company.ts'

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Tablets for 100,000 USD, not sent to the back office. */
export async function draftPolicy({ call, email }: TradingCompany, changes: Record<string, string> = {}) {
  const { insured_details_id } = await call('/insured_details/add', {
    company_name: 'Okafor Imports Inc.',
    company_id: 'NY4471',
    company_address: '40 Wall Street',
    city: 'New York',
    country: 'US',
    email,
    phone_number: '+1 212 555 0147',
    contact_name: 'Ada Okafor',
  })
  return call('/insurance_details/add', {
    insured_details_id,
    category_of_goods: 'Electronics',
    description_of_goods: 'Tablets on 20 pallets',
    volume_of_goods: '40 m³',
    invoice_amount: '100000',
    freight_amount: '5000',
    place_of_origin: 'Mumbai, IN',
    place_of_destination: 'Hamburg, DE',
    origin_countrycode: 'IN',
    destination_countrycode: 'DE',
    type_of_insurance_cover: 'ICC A',
    valid_from: dayFromNow(3),
    valid_to: dayFromNow(20),
    ...changes,
  })
}

/** A policy for 100,000 USD of goods, asked for, quoted by the back office and paid: 300.00 USD of premium and 100.00 USD of fee. */
export async function givenPolicy(page: Page, company: TradingCompany): Promise<string> {
  const { call, email, password } = company
  const { insurance_id } = await draftPolicy(company)
  await call('/insurance_details/approve', { insurance_id })
  const office = await callOffice(page)
  const seen = (await office('/admin/insurance/get', { insurance_id })) as { insurance: { version: number } }
  await office('/admin/insurance/quote', {
    insurance_id,
    version: seen.insurance.version,
    premium: 300,
    referral_reason: 'Agreed.',
  })
  await call('/insurance/bind_code', { insurance_id })
  const verify_code = await mailedCode(page, email, 'to accept an insurance quote')
  await call('/insurance/bind', { insurance_id, password, verify_code })
  return String(insurance_id)
}
