import type { WireInput } from '@tradelane/contract'
import type { onboarding } from '@tradelane/contract/onboarding/calls'
import { ada, type DemoPerson } from './demo-people.ts'

type Registration = WireInput<typeof onboarding.register>['body']

type DemoPapers = { proof: string; passport: string }

/** The registration of a company of the demo, with the links of two documents uploaded before. */
export function demoRegistration({ proof, passport }: DemoPapers, person: DemoPerson = ada): Registration {
  const { first_name, last_name, company_name, company_reg_number, email, phone } = person
  const name = company_name.replace(/ Inc\.$/, '')
  return {
    first_name,
    last_name,
    user_nationality: 'US',
    user_dateOfBirth: '1984-03-12',
    job_title: 'Director',
    work_email: email,
    countryCode: '+1',
    company_phone_number: phone,
    user_addressLine1: '210 Court Street, Apt 4',
    user_city: 'Brooklyn',
    user_state: 'New York',
    user_country: 'US',
    user_postcode: '11201',
    user_documentType: 'PASSPORT',
    user_documentNumber: person.passport,
    user_documentIssuanceCountry: 'US',
    company_name,
    company_reg_number,
    trade_name: name,
    website: `https://${name.toLowerCase().replaceAll(' ', '-')}.example`,
    business_type: 'CORPORATION',
    company_description: 'Imports machine parts, textiles and cork products for makers in the north-east.',
    company_reg_date: '2016-05-02',
    company_reg_country: 'US',
    company_listed_exchange: '',
    totalEmployees: 'EMPLOYEES_11_50',
    industrySector: 'MACHINERY',
    intendedUseOfAccount: 'PAY_SUPPLIERS',
    annualTurnover: 'TURNOVER_1M_5M',
    registered_addressLine1: '55 Water Street, Floor 9',
    registered_addressLine2: '',
    registered_city: 'New York',
    registered_state: 'New York',
    registered_country: 'US',
    registered_postcode: '10041',
    business_documents_details: [{ documents_type: 'BUSINESS_REGISTRATION', documents_file_path: proof }],
    founders: [founder(passport, person)],
  }
}

const founder = (passport: string, person: DemoPerson): Registration['founders'][number] => ({
  founder_type: 0,
  first_name: person.first_name,
  middle_name: '',
  last_name: person.last_name,
  nationality: 'US',
  date_of_birth: '1984-03-12',
  professional_position: 'DIRECTOR',
  email: person.email,
  phone_number: `+1 ${person.phone.replace(/^(...)(...)/, '$1 $2 ')}`,
  addressLine1: '210 Court Street, Apt 4',
  city: 'Brooklyn',
  state: 'New York',
  country: 'US',
  postcode: '11201',
  ownership_percent: '100.00',
  company_authorisation_documents_details: [
    {
      document_type: 'PASSPORT',
      document_number: person.passport,
      issuance_country: 'US',
      expiry_date: '2031-08-30',
      document_file_path: passport,
    },
  ],
})
