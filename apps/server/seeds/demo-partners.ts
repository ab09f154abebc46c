import type { WireInput } from '@tradelane/contract'
import type { partners } from '@tradelane/contract/partners/calls'

type NewPartner = WireInput<typeof partners.add>['body'][number]
type Account = NewPartner['account_details'][number]

const account = (details: Omit<Account, 'beneficiaryAccountType'>): Account[] => [
  { beneficiaryAccountType: 'Corporate', ...details },
]

/** Invented companies at real banks, with account numbers from public examples. */
export const demoPartners = {
  hanse: {
    company_name: 'Hanse Teile GmbH',
    company_address: 'Am Sandtorkai 12, 20457 Hamburg',
    company_registration_number: 'HRB 118822',
    contact_person_name: 'Jonas Petersen',
    email: 'accounts@hanse-teile.example',
    phone_number: '+49 40 5550 1188',
    account_details: account({
      account_ref_name: 'Main euro account',
      account_holder_name: 'Hanse Teile GmbH',
      account_no: 'DE89370400440532013000',
      swift_ifsc: 'COBADEFFXXX',
      currency: 'EUR',
      bank: 'Commerzbank',
      bank_address: 'Kaiserstrasse 16, 60311 Frankfurt',
      bank_city: 'Frankfurt',
      beneficiaryCountryCode: 'DE',
      payoutMethod: 'LOCAL',
    }),
  },
  suzhou: {
    company_name: 'Suzhou Precision Co.',
    company_address: '88 Xinghu Street, Suzhou Industrial Park',
    company_registration_number: '91320594MA1X',
    contact_person_name: 'Lin Wei',
    email: 'finance@suzhou-precision.example',
    phone_number: '+86 512 5550 8812',
    account_details: account({
      account_ref_name: 'Dollar account',
      account_holder_name: 'Suzhou Precision Co., Ltd.',
      account_no: '6217000012348812',
      swift_ifsc: 'BKCHCNBJ95B',
      currency: 'USD',
      bank: 'Bank of China',
      bank_address: '188 Wangdun Road, Suzhou',
      bank_city: 'Suzhou',
      beneficiaryCountryCode: 'CN',
      payoutMethod: 'SWIFT',
    }),
  },
  kaveri: {
    company_name: 'Kaveri Textiles Pvt Ltd',
    company_address: '14 Avinashi Road, Coimbatore',
    company_registration_number: 'U17111TZ2009',
    contact_person_name: 'Meena Raghavan',
    email: 'accounts@kaveri-textiles.example',
    phone_number: '+91 422 555 0451',
    account_details: account({
      account_ref_name: 'Rupee account',
      account_holder_name: 'Kaveri Textiles Pvt Ltd',
      account_no: '50200012340451',
      swift_ifsc: 'HDFC0000451',
      currency: 'INR',
      bank: 'HDFC Bank',
      bank_address: 'Race Course Road, Coimbatore',
      bank_city: 'Coimbatore',
      beneficiaryCountryCode: 'IN',
      payoutMethod: 'LOCAL',
    }),
  },
  porto: {
    company_name: 'Porto Cork S.A.',
    company_address: 'Rua das Flores 41, 4050-262 Porto',
    company_registration_number: '500 112 233',
    contact_person_name: 'Inês Carvalho',
    email: 'contas@porto-cork.example',
    phone_number: '+351 22 555 1723',
    account_details: account({
      account_ref_name: 'Euro account',
      account_holder_name: 'Porto Cork S.A.',
      account_no: 'PT50000201231234567890154',
      swift_ifsc: 'CGDIPTPL',
      currency: 'EUR',
      bank: 'Caixa Geral de Depósitos',
      bank_address: 'Avenida João XXI 63, Lisboa',
      bank_city: 'Lisboa',
      beneficiaryCountryCode: 'PT',
      payoutMethod: 'LOCAL',
    }),
  },
  lakeshore: {
    company_name: 'Lakeshore Pump Works Inc.',
    company_address: '1200 West Fulton Market, Chicago, IL 60607',
    company_registration_number: 'IL 7204-118',
    contact_person_name: 'Dana Kowalski',
    email: 'payables@lakeshore-pumps.example',
    phone_number: '+1 312 555 0186',
    account_details: account({
      account_ref_name: 'Dollar account',
      account_holder_name: 'Lakeshore Pump Works Inc.',
      account_no: '000004430186',
      swift_ifsc: 'CHASUS33XXX',
      currency: 'USD',
      bank: 'JPMorgan Chase',
      bank_address: '10 South Dearborn Street, Chicago',
      bank_city: 'Chicago',
      beneficiaryCountryCode: 'US',
      payoutMethod: 'SWIFT',
    }),
  },
} satisfies Record<string, NewPartner>
