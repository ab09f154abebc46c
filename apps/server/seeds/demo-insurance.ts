import type { WireInput } from '@tradelane/contract'
import { insurance, insuranceDetails } from '@tradelane/contract/insurance/calls'
import { insuredDetails } from '@tradelane/contract/insurance/insured'
import { officeInsurance } from '@tradelane/contract/insurance/office-calls'
import { type DemoPerson, demoPassword } from './demo-people.ts'
import { dayAfter, logInOffice } from './demo-trade.ts'
import type { PastApp } from './past-app.ts'

type Insured = Omit<WireInput<typeof insuranceDetails.add>['body'], 'insured_details_id'>

/** Machinery that ada's booking carries from Shanghai. */
export const insuredPumps = (app: PastApp, logistics_id: string): Insured => ({
  logistics_id,
  category_of_goods: 'Machinery',
  description_of_goods: 'Pump housings, cast iron, on 20 pallets',
  volume_of_goods: '40 m³',
  invoice_amount: '80000',
  freight_amount: '4000',
  place_of_origin: 'Shanghai, CN',
  place_of_destination: 'New York City, US',
  origin_countrycode: 'CN',
  destination_countrycode: 'US',
  type_of_insurance_cover: 'ICC A',
  valid_from: dayAfter(app, 3),
  valid_to: dayAfter(app, 90),
})

/** Insures the goods of a booking: requested, quoted by the back office, and bound. */
export async function insureDemoGoods(
  app: PastApp,
  token: string,
  person: DemoPerson,
  goods: Insured,
): Promise<void> {
  const { email, first_name, last_name, company_name, company_reg_number } = person
  const insured = {
    company_name,
    company_id: company_reg_number,
    company_address: '55 Water Street, Floor 9',
    city: 'New York',
    country: 'US',
    email,
    phone_number: '+1 212 555 0147',
    contact_name: `${first_name} ${last_name}`,
  }
  const { insured_details_id } = await app.call(insuredDetails.add, { body: insured }, token)
  const body = { ...goods, insured_details_id }
  const { insurance_id } = await app.call(insuranceDetails.add, { body }, token)
  await app.call(insuranceDetails.approve, { body: { insurance_id } }, token)
  const { jwt } = await logInOffice(app)
  const seen = await app.call(officeInsurance.get, { body: { insurance_id } }, jwt)
  const premium = seen.insurance.indicative?.premium
  if (premium === undefined) throw new Error('the demo’s goods have no indicative premium')
  const { version } = seen.insurance
  await app.call(
    officeInsurance.quote,
    { body: { insurance_id, version, premium, referral_reason: 'The rate for the voyage is agreed.' } },
    jwt,
  )
  app.wait(31_000)
  await app.call(insurance.bindCode, { body: { insurance_id } }, token)
  const verify_code = await app.newestCode(email)
  await app.call(insurance.bind, { body: { insurance_id, password: demoPassword, verify_code } }, token)
}
