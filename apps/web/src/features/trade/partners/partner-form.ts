import { accountListFaults } from '@tradelane/contract/partners/bank-details'
import type { WirePartner } from '@tradelane/contract/partners/calls'
import { type NewPartner, newPartner } from '@tradelane/contract/partners/forms'
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod/mini'

export type PartnerValues = z.input<typeof newPartner>
export type AccountValues = PartnerValues['account_details'][number]
export type PartnerFormState = UseFormReturn<PartnerValues, unknown, NewPartner>

/** The contract's schema plus the bank rules, validated at the same time. */
export const partnerForm = newPartner.check(
  z.check<NewPartner>(
    ({ value, issues }) => {
      if (!value.company_town) issues.push(missing(value, 'company_town', 'Town is required'))
      if (!value.company_country) issues.push(missing(value, 'company_country', 'Select a country'))
      for (const [path, message] of Object.entries(accountListFaults(value.account_details))) {
        issues.push({ code: 'custom', input: value, path: ['account_details', ...path.split('.')], message })
      }
    },
    // Also while other fields have errors, so that the user sees all of them at once.
    { when: () => true },
  ),
)

/** The API takes partners without them, since outside programs do not send them; the user who fills in the form is asked. */
const missing = (input: NewPartner, name: keyof NewPartner, message: string) => ({
  ...{ code: 'custom' as const, input, message },
  path: [name],
})

// Both choices start empty, so that nobody is paid as a company, or by SWIFT, only because it is first in a list.
const nothing = '' as 'LOCAL' & 'Corporate'

/** Only some corridors ask for them. */
const noCorridorCodes = { second_bank_code: '', owner_id_number: '' }

export const emptyAccount: AccountValues = {
  account_ref_name: '',
  account_holder_name: '',
  account_no: '',
  swift_ifsc: '',
  currency: '',
  bank: '',
  bank_address: '',
  bank_city: '',
  beneficiaryAccountType: nothing,
  beneficiaryCountryCode: '',
  payoutMethod: nothing,
  ...noCorridorCodes,
}

const emptyPartner: PartnerValues = {
  company_name: '',
  company_address: '',
  company_town: '',
  company_post_code: '',
  company_country: '',
  company_registration_number: '',
  contact_person_name: '',
  email: '',
  phone_number: '',
  account_details: [emptyAccount],
}

/** The form's initial values: the partner to edit, or none. */
export function startingValues(partner: WirePartner | undefined): PartnerValues {
  if (!partner) return emptyPartner
  const { company_name, company_address, company_registration_number } = partner
  const { contact_person_name, email, phone_number } = partner
  return {
    company_name,
    company_address,
    company_town: partner.company_town ?? '',
    company_post_code: partner.company_post_code ?? '',
    company_country: partner.company_country ?? '',
    company_registration_number,
    contact_person_name,
    email,
    phone_number,
    account_details: partner.account_details.map(
      ({
        beneficiary_id: _partner,
        beneficiaryHashId: _provider,
        name_check: _check,
        bank_correction: _said,
        ...account
      }) => ({ ...noCorridorCodes, ...account }),
    ),
  }
}
