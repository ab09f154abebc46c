import type { WireInput } from '@tradelane/contract'
import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { insuredDetails } from '@tradelane/contract/insurance/insured'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { lastTodayAnywhere } from '../src/lifecycle/today-anywhere.ts'
import { givenAdministrator } from './given-administrator.ts'
import { type GivenCompany, givenPassword } from './given-company.ts'
import { dayFromNow } from './given-freight.ts'
import type { TestApp } from './test-app.ts'

type Details = WireInput<typeof insuranceDetails.add>['body']

export const okafor = {
  company_name: 'Okafor Imports Inc.',
  company_id: 'NY4471',
  company_address: '40 Wall Street',
  city: 'New York',
  country: 'US',
  email: 'ada@okafor.example',
  phone_number: '+1 212 555 0147',
  contact_name: 'Ada Okafor',
}

export async function givenInsured(app: TestApp, token: string): Promise<string> {
  const { body } = await app.call(insuredDetails.add, { body: okafor }, { token })
  return body.insured_details_id
}

/** Electronics for 100,000 USD and 5,000 USD freight, from Mumbai to Hamburg, in ten days. */
export const electronics = (
  app: TestApp,
  insuredDetailsId: string,
  changes: Partial<Details> = {},
): Details => ({
  insured_details_id: insuredDetailsId,
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
  valid_from: dayFromNow(app, 10),
  valid_to: dayFromNow(app, 70),
  ...changes,
})

/** The newest day that has started in every country. */
export const startedEverywhere = (app: TestApp): string => lastTodayAnywhere(app.deps.clock.now())

type Changes = Partial<Details> & { premium?: number }

export async function givenInsurance(app: TestApp, token: string, changes: Partial<Details> = {}) {
  const body = electronics(app, await givenInsured(app, token), changes)
  const saved = await app.call(insuranceDetails.add, { body }, { token })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return saved.body.insurance_id
}

export async function givenSubmittedInsurance(
  app: TestApp,
  token: string,
  changes: Partial<Details> = {},
): Promise<string> {
  const insurance_id = await givenInsurance(app, token, changes)
  const sent = await app.call(insuranceDetails.approve, { body: { insurance_id } }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return insurance_id
}

/** Quoted by the back office for 300.00 USD, and 100.00 USD of fee. */
export async function givenQuotedInsurance(
  app: TestApp,
  { token }: { token: string },
  { premium = 300, ...changes }: Changes = {},
): Promise<string> {
  const insurance_id = await givenSubmittedInsurance(app, token, changes)
  const office = { token: (await givenAdministrator(app)).token }
  const seen = await app.call(officeInsurance.get, { body: { insurance_id } }, office)
  const { version } = seen.body.insurance
  const referral_reason = seen.body.indication.referrals.length > 0 ? 'The rate is agreed.' : undefined
  await app.call(officeInsurance.quote, { body: { insurance_id, version, premium, referral_reason } }, office)
  return insurance_id
}

/** Half a minute later, so that the code is sent: asks for it and answers what binding takes. */
export async function givenBinding(app: TestApp, { token, email }: GivenCompany, insurance_id: string) {
  app.clock.advance(31_000)
  const sent = await app.call(insurance.bindCode, { body: { insurance_id } }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return { insurance_id, password: givenPassword, verify_code: await app.newestCode(email) }
}

export async function givenBoundInsurance(
  app: TestApp,
  company: GivenCompany,
  changes: Changes = {},
): Promise<string> {
  const insurance_id = await givenQuotedInsurance(app, company, changes)
  const body = await givenBinding(app, company, insurance_id)
  const bound = await app.call(insurance.bind, { body }, { token: company.token })
  if (bound.body.insurance_status !== 'bound') throw new Error(JSON.stringify(bound.body))
  return insurance_id
}
