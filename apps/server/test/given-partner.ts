import type { WireInput } from '@tradelane/contract'
import { partners } from '@tradelane/contract/partners/calls'
import type { TestApp } from './app-on.ts'

type SentPartner = WireInput<typeof partners.add>['body'][number]
type SentAccount = SentPartner['account_details'][number]

/** A euro account in Hamburg, typed as people type: with spaces. */
export const euros: SentAccount = {
  account_ref_name: 'Hafenhandel euros',
  account_holder_name: 'Hafenhandel Nord GmbH',
  account_no: 'DE89 3704 0044 0532 0130 00',
  swift_ifsc: 'COBADEFFXXX',
  currency: 'EUR',
  bank: 'Commerzbank',
  bank_address: 'Ness 7-9, 20457 Hamburg',
  bank_city: 'Hamburg',
  beneficiaryAccountType: 'Corporate',
  beneficiaryCountryCode: 'DE',
  payoutMethod: 'SWIFT',
}

export const dollars: SentAccount = {
  ...euros,
  account_ref_name: 'Hafenhandel dollars',
  account_no: '000123456789',
  swift_ifsc: '026073150',
  currency: 'USD',
  bank: 'Community Federal Savings Bank',
  bank_address: '89-16 Jamaica Avenue, Woodhaven NY 11421',
  bank_city: 'New York',
  beneficiaryCountryCode: 'US',
  payoutMethod: 'LOCAL',
}

export const hafenhandel: SentPartner = {
  company_name: 'Hafenhandel Nord GmbH',
  company_address: 'Am Sandtorkai 30, 20457 Hamburg',
  company_registration_number: 'HRB 90412',
  contact_person_name: 'Jette Brandt',
  email: 'jette.brandt@hafenhandel.example',
  phone_number: '+49 40 30091245',
  account_details: [euros],
}

/** A partner of this company with one account, added by the call that the browser makes. */
export async function givenPartner(
  app: TestApp,
  { token }: { token: string },
  changes: Partial<SentPartner> = {},
): Promise<{ beneficiaryId: string; accountId: string }> {
  const added = await app.call(partners.add, { body: [{ ...hafenhandel, ...changes }] }, { token })
  const beneficiaryId = added.body.beneficiary_id
  const accounts = await app.call(partners.accounts, { body: { beneficiary_id: beneficiaryId } }, { token })
  const [account] = accounts.body
  if (!account) throw new Error('the partner came without an account')
  return { beneficiaryId, accountId: account.beneficiary_account_id }
}
